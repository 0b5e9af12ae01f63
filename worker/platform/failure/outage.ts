/**
 * The one way to handle an outage of the content service: which errors count, which failures a screen
 * tolerates, what is logged, and that the answer is not cached. Callers say only what they load and what
 * replaces it.
 */
import type { Context } from 'hono';
import { RETRY_AFTER } from '#wire/error.ts';
import type { AppEnv } from '../env.ts';
import { type Failure, failureOf } from '../errors/app-error.ts';
import { statusOf } from '../errors/codes.ts';
import { describeError } from '../errors/log.ts';

interface Standing {
  /** Failures that are tolerated; all others are thrown. */
  readonly livesWith: readonly Failure[];
  /** Name of the log event. */
  readonly event: string;
}

const LEFT_OUT = 'content.left_out';

export const STANDINGS = {
  /** A part without which the page works, whatever the content service answers (spec 1 §8). */
  part: { livesWith: ['outage', 'answer'], event: LEFT_OUT },
  /** A part that only an outage may remove, such as the picture above a form. */
  standIn: { livesWith: ['outage'], event: LEFT_OUT },
  /** A part of an error's own screen, which must never become another error. */
  problemScreen: { livesWith: ['outage', 'answer', 'fault'], event: LEFT_OUT },
  /** A visitor's action; its outcome is unknown. */
  act: { livesWith: ['outage'], event: 'form.undelivered' },
} as const satisfies Record<string, Standing>;

/** Result of a load: the value, or that it failed. An empty value is a value. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** Forbids caching of this answer: a page with a failed part must not outlive the failure. */
export const neverStore = (c: Context<AppEnv>): void => c.header('Cache-Control', 'no-store');

/**
 * Logs a tolerated failure and forbids caching of the answer. Throws all others. For callers that check an
 * error's own meaning first.
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

/** The value, or a replacement when it could not be loaded. */
export const valueOr = <T, F>(outcome: Outcome<T>, fallback: F): T | F =>
  outcome.ok ? outcome.value : fallback;

/**
 * Loads a part without which the page works. Failures of the content service are reported, never treated as
 * empty (spec 1 §8: search and filter calls swallow errors). Our own errors are thrown.
 */
export const loadDeferred = <T>(
  c: Context<AppEnv>,
  what: string,
  load: () => Promise<T>,
): Promise<Outcome<T>> => attempt(c, 'part', what, load);

/** Loads a part that may be missing during an outage; null then. Not found and gone are thrown. */
export const unlessOut = async <T>(
  c: Context<AppEnv>,
  what: string,
  load: () => Promise<T>,
): Promise<T | null> => valueOr(await attempt(c, 'standIn', what, load), null);

/** Loads parts of an error page: a part that fails is left out and causes no further error. */
export interface PartLoader {
  load<T>(what: string, work: () => Promise<T | null>): Promise<T | null>;
  /** Whether no part has failed so far. */
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
 * Marks a page whose main part could not be loaded: 503 with retry, although its frame and the visitor's
 * choices are shown (design, "A page says what is true").
 */
export function markUnavailable(c: Context<AppEnv>): void {
  c.status(statusOf('unavailable'));
  c.header('Retry-After', String(RETRY_AFTER));
}
