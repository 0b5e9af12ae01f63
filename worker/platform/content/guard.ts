/** Makes every call of the content service: within its time, through the circuit breaker, with one retry. */
import { ContentHttpError, ContentUnavailable } from '../errors/app-error.ts';
import type { Log } from '../errors/log.ts';
import {
  type Breaker,
  type Breakers,
  createBreakers,
  type Entry,
  enter,
  noteAnswer,
  noteFailure,
  takeRetry,
} from '../limits/breaker.ts';
import { type Budget, CONTENT_TIME_MS } from '../limits/budget.ts';
import { TimeoutError, withTimeout } from '../limits/with-timeout.ts';

/** Longest duration of a failed attempt that is retried, milliseconds. */
const FAST_MS = 500;
/**
 * Shortest time limit after which a timeout counts as a failure of the service, or a retry is useful; milliseconds.
 */
const FAIR_MS = 1_000;
/** Statuses with which a gateway reports that the service did not answer. */
const NO_ANSWER: ReadonlySet<number> = new Set([502, 503, 504, 520, 521, 522, 523, 524]);

export interface GuardOptions {
  readonly log: Log;
  /** The isolate's state of the service, by site. */
  readonly breakers?: Breakers;
  /** Budget of the page that waits for the call; null for calls that run in the background. */
  readonly budget?: Budget | null;
  /** Time limit of a single call, milliseconds. */
  readonly callMs?: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

interface GuardedCall {
  /** Site of the call. */
  readonly site: string | undefined;
  /**
   * Whether the call changes something: it has its own time limit, because the outcome of an aborted one is
   * unknown.
   */
  readonly act: boolean;
  /** Whether the call may be retried. */
  readonly repeatable: boolean;
  /** Its own time limit, milliseconds: of a call that takes long by its nature. */
  readonly ms?: number | undefined;
}

/** A failed call: whether the answer had begun, its duration (`took`) and its time limit (`time`), milliseconds. */
interface Tried extends Pick<GuardedCall, 'site'> {
  readonly breaker: Breaker;
  readonly heard: boolean;
  readonly took: number;
  readonly time: number;
}

/** One attempt; it calls `heard` when the service has begun to answer. */
type Try<T> = (signal: AbortSignal, heard: () => void) => Promise<T>;
type Guard = <T>(call: GuardedCall, work: Try<T>) => Promise<T>;

const isFailedAnswer = (error: unknown): boolean => error instanceof ContentHttpError && error.status >= 500;

/** Makes a guard. It throws ContentUnavailable without a call when no time is left or the breaker is open. */
export function createGuard({ log, budget = null, now = Date.now, ...options }: GuardOptions): Guard {
  const { breakers = createBreakers(), callMs = CONTENT_TIME_MS } = options;

  function noteAnswered(breaker: Breaker, site: string | undefined): void {
    if (noteAnswer(breaker)) log('info', 'content.breaker_closed', { site });
  }

  /** Updates the breaker after a failed attempt. */
  function note(error: unknown, entry: Entry, call: Tried): void {
    const { site, breaker, heard, took, time } = call;
    const late = error instanceof TimeoutError;
    const slowGateway =
      error instanceof ContentHttpError && NO_ANSWER.has(error.status) && took >= Math.min(FAIR_MS, time);
    const answered = heard && !late && !slowGateway;
    if (answered) noteAnswered(breaker, site);
    else if (!late || time >= Math.min(FAIR_MS, callMs)) {
      if (noteFailure(breaker, entry, now(), breakers.mostFailures()))
        log('error', 'content.breaker_opened', { site, ms: Math.round(took) });
    }
  }

  return async <T>({ site, act, repeatable, ms = callMs }: GuardedCall, work: Try<T>): Promise<T> => {
    const time = act || budget === null ? ms : Math.min(ms, budget.left());
    if (time === 0) throw new ContentUnavailable('no time left to ask', { unsent: true });
    const breaker = breakers.of(site);
    const entry = enter(breaker, now());
    if (entry === null) {
      throw new ContentUnavailable('not asked: the circuit breaker of the content service is open', {
        unsent: true,
      });
    }
    const start = performance.now();
    const took = (): number => performance.now() - start;

    let heard = false;
    async function attempt(signal: AbortSignal): Promise<T> {
      heard = false;
      return await work(signal, () => {
        heard = true;
      });
    }
    try {
      const value = await withTimeout(time, async (signal) => {
        try {
          return await attempt(signal);
        } catch (error) {
          const failed = !heard || isFailedAnswer(error);
          const fast = took() < FAST_MS && time - took() >= Math.min(FAIR_MS, callMs / 2);
          if (!repeatable || !failed || !fast || signal.aborted || entry === 'probe' || !takeRetry(breaker))
            throw error;
          return await attempt(signal);
        }
      });
      noteAnswered(breaker, site);
      return value;
    } catch (error) {
      note(error, entry, { site, breaker, heard, took: took(), time });
      throw error;
    } finally {
      if (act) budget?.giveBack(took());
    }
  };
}
