import type { Region } from '../rules/region.ts';

/** What an advertisement is for, as far as the law asks. */
export type Deal = 'sale' | 'letting';
/** What is advertised, as far as the law asks. */
export type Subject = 'dwelling' | 'business' | 'plot' | 'other';

/** One of these fields says it: paths of a listing of each source; a source without any has no field for it. */
interface Saying {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Where a law is found, and whether it could be confirmed. */
interface Ground {
  /** The act and its article. */
  readonly article: string;
  /** Page that it was checked with. */
  readonly source: string;
  /** Day of that check, `YYYY-MM-DD`. */
  readonly checked: string;
  /** Why duty or article could not be confirmed; null where they were. */
  readonly unconfirmed: string | null;
}

/** Something that an advertisement must say. */
export interface Duty extends Ground {
  /** Names it within the code, and in reports. */
  readonly id: string;
  readonly region: Region;
  /** What must be said, for operators. */
  readonly says: string;
  readonly deals: readonly Deal[];
  readonly subjects: readonly Subject[];
  /** Lettings owe it only where the lease runs for more than nine years. */
  readonly longLeaseOnly?: true;
  /** Each of these must be said, by any one of its fields. */
  readonly said: readonly Saying[];
}

/** Something that is often taken for a duty of advertisements, and is none. */
export interface Looked extends Ground {
  readonly region: Region;
  readonly says: string;
}

/** Day on which all of these were looked up. */
export const CHECKED = '2026-11-22';

/** A duty that was confirmed. */
export const confirmed = (article: string, source: string): Ground => ({
  article,
  source,
  checked: CHECKED,
  unconfirmed: null,
});

/** A duty that was not, with the reason. */
export const unconfirmed = (article: string, source: string, why: string): Ground => ({
  article,
  source,
  checked: CHECKED,
  unconfirmed: why,
});

/** Stands among the fields of a `Saying` for a street and number that are shown. */
export const WHOLE_ADDRESS = '@address';

/** A thing said by these fields of the first source, or these of the second. */
export const by = (first: readonly string[], second: readonly string[]): Saying => ({ first, second });
