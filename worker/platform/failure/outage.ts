/**
 * The one way to live with an outage of the content service: what counts as one, which failures a screen
 * stands without, what the log says, and that nobody keeps the answer. Callers say only what they load and
 * what stands in.
 */
import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { type Failure, failureOf } from '../errors/app-error.ts';
import { statusOf } from '../errors/codes.ts';
import { describeError } from '../errors/log.ts';

/** Seconds after which a visitor, or a crawler, may try again. */
export const RETRY_AFTER = '30';

interface Standing {
  /** Failures that are lived with; every other is thrown on. */
  readonly livesWith: readonly Failure[];
  /** Under which name the log tells of them. */
  readonly event: string;
}

const LEFT_OUT = 'content.left_out';

export const STANDINGS = {
  /** A part without which the page still stands, whatever the content service says of it (spec 1 §8). */
  part: { livesWith: ['outage', 'answer'], event: LEFT_OUT },
  /** What a page stands without during an outage alone, such as the picture over a form. */
  standIn: { livesWith: ['outage'], event: LEFT_OUT },
  /** A part of an error's own screen, which must never become another error. */
  problemScreen: { livesWith: ['outage', 'answer', 'fault'], event: LEFT_OUT },
  /** What a visitor asked to be done; nobody knows whether it was. */
  act: { livesWith: ['outage'], event: 'form.undelivered' },
} as const satisfies Record<string, Standing>;

/** What came of loading something: the value, or that it could not be had. Emptiness is a value. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** What this request may store: a page built from a part that failed must not outlive the failure. */
export const neverStore = (c: Context<AppEnv>): void => c.header('Cache-Control', 'no-store');

/**
 * Logs a failure that is lived with, and has the answer kept by nobody. Throws every other on. For callers
 * that read an error's own meaning first.
 */
export function liveWith(
  c: Context<AppEnv>,
  standing: keyof typeof STANDINGS,
  what: string,
  error: unknown,
): void {
  const { livesWith, event }: Standing = STANDINGS[standing];
  const failure = failureOf(error);
  if (!livesWith.includes(failure)) throw error;
  c.get('log')(failure === 'fault' ? 'error' : 'warn', event, { what, cause: describeError(error) });
  neverStore(c);
}

async function attempt<T>(
  c: Context<AppEnv>,
  standing: keyof typeof STANDINGS,
  what: string,
  load: () => Promise<T>,
): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    liveWith(c, standing, what, error);
    return { ok: false };
  }
}

/** The value, or what stands in for one that could not be had. */
export const valueOr = <T, F>(outcome: Outcome<T>, fallback: F): T | F =>
  outcome.ok ? outcome.value : fallback;

/**
 * Loads something without which the page still stands. Failures of the content service are said, never
 * taken for emptiness (spec 1 §8: search and filter calls swallow errors). Errors of our own are thrown on.
 */
export const loadDeferred = <T>(
  c: Context<AppEnv>,
  what: string,
  load: () => Promise<T>,
): Promise<Outcome<T>> => attempt(c, 'part', what, load);

/** Loads what a page stands without; null during an outage. Not found and gone are thrown on. */
export const unlessOut = async <T>(
  c: Context<AppEnv>,
  what: string,
  load: () => Promise<T>,
): Promise<T | null> => valueOr(await attempt(c, 'standIn', what, load), null);

/** Loads parts of an error's own screen: what fails is missing, never another error. */
export interface PartLoader {
  load<T>(what: string, work: () => Promise<T | null>): Promise<T | null>;
  /** Whether nothing failed so far. */
  whole(): boolean;
}

export function partLoader(c: Context<AppEnv>): PartLoader {
  let whole = true;
  return {
    async load(what, work) {
      const outcome = await attempt(c, 'problemScreen', what, work);
      whole &&= outcome.ok;
      return valueOr(outcome, null);
    },
    whole: () => whole,
  };
}

/**
 * Marks a page whose main part could not be had: 503, to be tried again, though its frame and what the
 * visitor chose are shown (design, "A page says what is true").
 */
export function markUnavailable(c: Context<AppEnv>): void {
  c.status(statusOf('unavailable'));
  c.header('Retry-After', RETRY_AFTER);
}
