import type { Region } from '../rules/region.ts';

/** Purpose of an advertisement, as the law distinguishes it. */
export type Deal = 'sale' | 'letting';
/** Kind of advertised property, as the law distinguishes it. */
export type Subject = 'dwelling' | 'business' | 'plot' | 'other';

/**
 * Fields that can state a required fact: paths in a listing of each source, of which any one is enough. An
 * empty list means that the source has no such field.
 */
interface Saying {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** A text that an advertisement must not state: any of these fields, or these words in them. */
interface Unsaid {
  readonly fields: Saying;
  readonly words?: RegExp;
}

/** Duties whose meaning the names of their fields do not say: each has a sentence of its own on the form of a home. */
type Wording = 'pending' | 'severalClasses' | 'severalWithoutNumber';

/** A source of law, and whether it was confirmed. */
export interface Ground {
  /** The act and its article. */
  readonly article: string;
  /** The page that it was checked against. */
  readonly source: string;
  /** Date of that check, `YYYY-MM-DD`. */
  readonly checked: string;
  /** Why duty or article could not be confirmed; null when they were. */
  readonly unconfirmed: string | null;
}

/** A fact that an advertisement must state. */
export interface Duty extends Ground {
  /** Its id in the code and in reports. */
  readonly id: string;
  readonly region: Region;
  /** The fact, described for operators. */
  readonly says: string;
  readonly deals: readonly Deal[];
  readonly subjects: readonly Subject[];
  /** For lettings, only due when the lease is longer than nine years. */
  readonly longLeaseOnly?: true;
  /** Only of a building of several units that is offered as a whole, or only of anything else; both when absent. */
  readonly units?: 'one' | 'several';
  /** All of these must be stated, each by any one of its fields. */
  readonly said: readonly Saying[];
  /** Must not be stated. Such a duty is only due where it is broken. */
  readonly unsaid?: Unsaid;
  readonly wording?: Wording;
}

/** A rule that is often taken for a duty of advertisements, and is not one. */
export interface Looked extends Ground {
  readonly region: Region;
  readonly says: string;
}

/** Date on which the duties without a date of their own were looked up. */
const CHECKED = '2026-11-22';

/** A confirmed duty. */
export const confirmed = (article: string, source: string, checked = CHECKED): Ground => ({
  article,
  source,
  checked,
  unconfirmed: null,
});

/** An unconfirmed duty, with the reason. */
export const unconfirmed = (article: string, source: string, why: string, checked = CHECKED): Ground => ({
  article,
  source,
  checked,
  unconfirmed: why,
});

/** Pseudo field of a `Saying`: a visible street and number. */
export const WHOLE_ADDRESS = '@address';

/** A fact stated by these fields of the first source or these of the second. */
export const by = (first: readonly string[], second: readonly string[]): Saying => ({ first, second });
