import type { Locale } from '../locale.ts';
import type { PriceView } from './estate-card.ts';
import type { PictureView } from './picture.ts';
import type { StatusView } from './status.ts';

/** An estate at the head of its column. */
export interface ComparedEstateView {
  readonly id: string;
  readonly title: string;
  readonly titleLang?: Locale;
  readonly place: string;
  /** null for an estate whose page is not shown. */
  readonly href: string | null;
  readonly picture: PictureView | null;
  readonly price: PriceView | null;
  readonly status: StatusView | null;
  /** The comparison without this estate. */
  readonly withoutHref: string;
  readonly heart: { readonly add: string };
}

export interface ComparedCellView {
  readonly text: string;
  readonly lang?: Locale;
}

export interface ComparedRowView {
  readonly label: string;
  readonly labelLang?: Locale;
  /** One per estate; null when the estate states nothing. */
  readonly cells: readonly (ComparedCellView | null)[];
  /** Whether the estates differ in this row. */
  readonly differs: boolean;
}

/** A comparison of estates. */
export interface CompareView {
  readonly estates: readonly ComparedEstateView[];
  readonly groups: readonly { readonly title: string; readonly rows: readonly ComparedRowView[] }[];
  /** Requested estates that are no longer on offer. */
  readonly missing: number;
  /** Number of requested estates beyond the maximum. */
  readonly left: number;
  /** Whether only differing rows are shown, and the link to the other view. */
  readonly differences: { readonly only: boolean; readonly otherHref: string };
  readonly favoritesHref: string;
}
