import type { Typed } from '#domain/forms/read-form.ts';
import type { Log } from '../errors/log.ts';
import type { FormProblem } from './problems.ts';

/** A sent form, as input for its guards. */
export interface Attempt {
  readonly headers: Headers;
  readonly url: Pick<URL, 'origin' | 'pathname'>;
  readonly siteId: string;
  /** Name of the form, for its rate limit. */
  readonly form: string;
  readonly typed: Typed;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Shortest time to fill in a form, milliseconds. */
  readonly pace: number;
  /** Rate limiter; undefined in a deployment without one. */
  readonly limiter: RateLimit | undefined;
  /** Rate limiter of more than a person sends: of a signed-in session, and of a whole network. */
  readonly wideLimiter: RateLimit | undefined;
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
