import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import { AppError } from '../../errors/app-error.ts';
import { statusOf } from '../../errors/codes.ts';
import { describeError } from '../../errors/log.ts';
import { RETRY_AFTER } from '../../errors/respond.ts';

/** What came of loading something: the value, or that it could not be had. Emptiness is a value. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** What this request may store: a page built from a part that failed must not outlive the failure. */
export const neverStore = (c: Context<AppEnv>): void => c.header('Cache-Control', 'no-store');

/**
 * Loads something without which the page still stands. Failures of the content service are logged and
 * said, never taken for emptiness (spec 1 §8: search and filter calls swallow errors); the answer is
 * then kept by nobody. Errors of our own are thrown on.
 */
export async function loadDeferred<T>(
  c: Context<AppEnv>,
  what: string,
  load: () => Promise<T>,
): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    c.get('log')('warn', 'deferred.failed', { what, cause: describeError(error) });
    neverStore(c);
    return { ok: false };
  }
}

/**
 * Marks a page whose main part could not be had: 503, to be tried again, though its frame and what the
 * visitor chose are shown (design, "A page says what is true").
 */
export function markUnavailable(c: Context<AppEnv>): void {
  c.status(statusOf('unavailable'));
  c.header('Retry-After', RETRY_AFTER);
}

/** The value, or what stands in for one that could not be had. */
export const valueOr = <T, F>(outcome: Outcome<T>, fallback: F): T | F =>
  outcome.ok ? outcome.value : fallback;
