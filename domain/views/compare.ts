import type { Locale } from '../locale.ts';
import type { StatusView } from '../rules/standing.ts';
import type { EnergyTagView } from './estate-card.ts';
import type { FactView } from './estate-page.ts';
import type { PictureView } from './picture.ts';

/** An estate at the head of its column. */
export interface ComparedEstateView {
  readonly id: string;
  readonly title: string;
  readonly titleLang?: Locale;
  readonly place: string;
  /** null for an estate whose page is not shown. */
  readonly href: string | null;
  readonly picture: PictureView | null;
  /** The form to ask what it does not state; null for an estate that is no longer offered. */
  readonly askHref: string | null;
  /** The comparison without this estate. */
  readonly withoutHref: string;
  readonly heart: { readonly add: string };
}

export interface ComparedCellView {
  readonly text: string;
  readonly lang?: Locale;
  /** Beneath the text: the areas of the rooms that it counts. */
  readonly note?: string;
  readonly status?: StatusView;
  readonly energy?: EnergyTagView;
  readonly isPrice?: true;
  /** "de laagste": better than all others, where more or less is plainly better. */
  readonly best?: string;
}

export interface ComparedRowView {
  /** Key of the row, no two alike. */
  readonly id: string;
  readonly label: string;
  readonly labelLang?: Locale;
  /** One per estate; null when the estate states nothing. */
  readonly cells: readonly (ComparedCellView | null)[];
  /** Whether two estates state different values. */
  readonly differs: boolean;
}

interface ComparedGroupView {
  /** Empty for the facts by which visitors choose, which come first. */
  readonly title: string;
  readonly rows: readonly ComparedRowView[];
}

/** A comparison of estates. */
export interface CompareView {
  readonly estates: readonly ComparedEstateView[];
  /** Facts that two estates or more state, and those by which visitors choose. */
  readonly groups: readonly ComparedGroupView[];
  /** Facts that only one estate states; absent where only the differences are shown. */
  readonly alone: readonly { readonly estate: ComparedEstateView; readonly rows: readonly FactView[] }[];
  /** "Aantal gevels: 4" of the rows that are the same everywhere, where only the differences are shown. */
  readonly same: readonly string[];
  /** Requested estates that are no longer on offer. */
  readonly missing: number;
  /** Number of requested estates beyond the maximum. */
  readonly left: number;
  readonly differences: {
    /** Whether only differing rows are shown. */
    readonly only: boolean;
    /** Rows that differ, and all rows. */
    readonly count: number;
    readonly total: number;
    /** Link to the other view; null when it would show the same rows, or none. */
    readonly otherHref: string | null;
  };
  readonly favoritesHref: string;
}
