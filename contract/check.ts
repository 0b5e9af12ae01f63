import type { Answered, Asked } from './asked.ts';
import type { Known, Need } from './known.ts';
import type { Fits } from './schemas.ts';

/** What an expectation reads beside the answers. */
export interface Looked {
  readonly known: Known;
  readonly fits: Fits;
}

/** What must be so of the answers to a check, in their order; a sentence where it is not. */
export type Expectation = (answers: readonly Answered[], looked: Looked) => string | null;

/** A call of a check: told beforehand, or by what was answered before it. */
type Step = Asked | ((before: readonly Answered[]) => Asked);

/** What is tried, as data: the calls, and what must be so of their answers. One executor runs it (`run.ts`). */
export interface Check {
  /** Operation id of the call that it is about. */
  readonly call: string;
  /** What a service does that passes. */
  readonly says: string;
  /** What must be known of the service's content; where it is not, the check is left out and says so. */
  readonly needs?: readonly Need[];
  /** Leaves something behind: a message, a booking. */
  readonly writes?: true;
  /** Wants to be told apart from who has no token. */
  readonly withToken?: true;
  readonly asks: (known: Known) => readonly Step[];
  readonly expects: readonly Expectation[];
}
