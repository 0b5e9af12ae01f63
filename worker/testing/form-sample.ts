import type { Fields } from './send-form.ts';

/** A form for tests that apply to all forms; in `testing/form.ts` of its screen's folder. */
export interface FormSample {
  /** Its name, as its kind says. */
  readonly name: string;
  /** Address of its page, which takes the POST. */
  readonly page: string;
  /** Query of its call for scripts. */
  readonly callQuery?: string;
  /** Values of the fields, in order. */
  readonly typed: Fields;
  /** Further fields of the call when its address does not name the subject. */
  readonly alsoTyped?: Fields;
  /** The content service's call for it, below the site; without one, the call for which it may wait in the queue. */
  readonly takes?: string;
  /** What that call answers; without it, 202 and an id. */
  readonly stored?: () => Response;
  /** Address of the page after an accepted form. */
  readonly next: RegExp;
}

/** Fields of a person. */
export const PERSON = { firstname: 'An', lastname: 'Peeters', email: 'an@example.be', consent: '1' };

/** A free week of the rental unit in `formsBench`, in the distant future, from Saturday to Saturday. */
export const FREE_WEEK = { from: '2099-07-11', to: '2099-07-18' };
