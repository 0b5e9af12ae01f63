import type { Ability } from '#wire/own-service.ts';
import type { Answered, Asked } from './asked.ts';
import type { Known, Need } from './known.ts';
import type { Fits } from './schemas.ts';

/** What an expectation may read besides the answers. */
export interface Looked {
  readonly known: Known;
  readonly fits: Fits;
}

/**
 * Checks the answers of a check, in the order of its requests. Returns a sentence on failure, null otherwise.
 */
export type Expectation = (answers: readonly Answered[], looked: Looked) => string | null;

/** A request of a check: fixed, or built from the answers before it. */
type Step = Asked | ((before: readonly Answered[]) => Asked);

/**
 * A check as data: its requests, and the expectations of their answers. One executor runs all checks
 * (`run.ts`).
 */
export interface Check {
  /** Operation id of the call under test. */
  readonly call: string;
  /** What a passing service does, as a sentence without a subject. */
  readonly says: string;
  /**
   * Content that the service must have for this check; without it the check is skipped and reported as
   * skipped.
   */
  readonly needs?: readonly Need[];
  /** It runs only for a service that declares this ability. */
  readonly ability?: Ability;
  /** The check leaves data behind, such as a message or a booking. */
  readonly writes?: true;
  /** The check compares requests with and without a token, so it needs one. */
  readonly withToken?: true;
  readonly asks: (known: Known) => readonly Step[];
  readonly expects: readonly Expectation[];
}
