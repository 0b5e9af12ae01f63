import type { Locale } from '../locale.ts';
import type { PriceView } from './estate-card.ts';
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
  readonly price: PriceView | null;
  readonly soldLabel: string | null;
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
  /** One an estate; null where it says nothing of this. */
  readonly cells: readonly (ComparedCellView | null)[];
  /** Whether the estates differ in this. */
  readonly differs: boolean;
}

/** Estates side by side. */
export interface CompareView {
  readonly estates: readonly ComparedEstateView[];
  readonly groups: readonly { readonly title: string; readonly rows: readonly ComparedRowView[] }[];
  /** Estates that were asked for and are no longer offered. */
  readonly missing: number;
  /** Estates that were asked for beyond the most that fit. */
  readonly left: number;
  /** Rows in which they differ alone, and the way to the other. */
  readonly differences: { readonly only: boolean; readonly otherHref: string };
  readonly favoritesHref: string;
}
