import type { Typed } from '../../../domain/forms/read-form.ts';
import type { Log } from '../errors/log.ts';
import type { FormProblem } from './problems.ts';

/** A form that was sent, as its guards see it. */
export interface Attempt {
  readonly headers: Headers;
  readonly url: Pick<URL, 'origin'>;
  readonly siteId: string;
  /** Which form, for its limit. */
  readonly form: string;
  readonly typed: Typed;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Milliseconds that a person takes at least to fill in a form. */
  readonly pace: number;
  /** Counts by key; absent where a deployment has none. */
  readonly limiter: RateLimit | undefined;
  readonly log: Log;
}

/** Returns why an attempt is refused; null to accept it. */
export type Guard = (attempt: Attempt) => FormProblem | null | Promise<FormProblem | null>;

/** The first problem, in the order of the guards; null when there is none. */
export async function firstObjection(
  guards: readonly Guard[],
  attempt: Attempt,
): Promise<FormProblem | null> {
  for (const guard of guards) {
    const problem = await guard(attempt);
    if (problem !== null) return problem;
  }
  return null;
}
