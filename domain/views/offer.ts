import type { ViewMode } from '../filter/filter.ts';
import type { EstateCardView } from './estate-card.ts';
import type { PlaceProblemView } from './place-field.ts';
import type { ResultMapView } from './result-map.ts';
import type { SearchFormView } from './search-form.ts';

/** A chip beneath the filter bar; following it drops that one choice. */
export interface ChipView {
  readonly label: string;
  readonly removeHref: string;
}

/**
 * Result of a search: a page of it, none, a page after the last, or "we could not search"; the four are
 * never confused.
 */
export type ResultsView =
  | {
      readonly kind: 'found';
      readonly total: number;
      readonly cards: readonly EstateCardView[];
      readonly paging: PagingView;
      /** Only where results are shown on a map, and it could be had. */
      readonly map: ResultMapView | null;
    }
  | { readonly kind: 'none'; readonly widen: readonly WidenView[] }
  | { readonly kind: 'beyond'; readonly firstHref: string; readonly page: number }
  | { readonly kind: 'failed'; readonly retryHref: string };

/** A single step that widens a search without results. */
export interface WidenView {
  readonly label: string;
  readonly href: string;
  /** "12 panden"; null where it could not be counted. */
  readonly count: string | null;
}

/** One of several ways to show a list: a sort, a view or a grouping. */
export interface WayView {
  /** The parameter's value; empty for the default. */
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** A head of a list that is a table: what it is sorted by, and the order that following it gives. */
export interface ColumnView {
  readonly by: 'type' | 'city' | 'price';
  /** "Prijs". */
  readonly label: string;
  /** "Prijs, laag naar hoog". */
  readonly title: string;
  readonly href: string;
  /** The order in force; null where the list is sorted by another. */
  readonly order: 'ASC' | 'DESC' | null;
}

export interface PagingView {
  readonly page: number;
  readonly pages: number;
  /** Pages to go to by number: the first, the last and those around this one; null for a gap. */
  readonly numbers: readonly (PageLinkView | null)[];
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  /** Estates before this page, and up to its end. */
  readonly from: number;
  readonly to: number;
  readonly pageSize: number;
}

export interface PageLinkView {
  readonly page: number;
  readonly href: string;
  readonly current: boolean;
}

export interface OfferView {
  /** "38 panden te koop", "38 biens à vendre"; "Aanbod" when the search failed. */
  readonly heading: string;
  /** "Namur, Yvoir, Dinant"; null without a place. */
  readonly subheading: string | null;
  readonly form: SearchFormView;
  /** A place that was typed and not understood; null without one. */
  readonly placeProblem: PlaceProblemView | null;
  readonly chips: readonly ChipView[];
  readonly clearHref: string;
  readonly sort: readonly WayView[];
  /** Empty where the list is no table. */
  readonly columns: readonly ColumnView[];
  /** Grid, list and map; the map only where the site has one. */
  readonly views: readonly WayView[];
  readonly mode: ViewMode;
  /** No grouping first, then the five of spec 1 §9. */
  readonly groupings: readonly WayView[];
  /** "Alert me for this search": the subscribe page with the filter; null where the agency has no alerts. */
  readonly alertHref: string | null;
  /** Said to those who do not see the list change: "38 panden te koop", "We konden niet zoeken". */
  readonly status: string;
  readonly results: ResultsView;
}
