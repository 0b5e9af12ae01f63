import type { ViewMode } from '../filter/filter.ts';
import type { CardBoxView } from './card-box.ts';
import type { EstateCardView } from './estate-card.ts';
import type { PlaceProblemView } from './place-field.ts';
import type { ResultMapView } from './result-map.ts';
import type { SearchFormView } from './search-form.ts';
import type { SentenceView } from './sentence.ts';

/** A chip beneath the filter bar; its link drops that one choice. */
export interface ChipView {
  readonly label: string;
  readonly removeHref: string;
}

/**
 * Result of a search: a page, no results, a page after the last, or "we could not search"; the four are
 * always distinguished.
 */
export type ResultsView =
  | {
      readonly kind: 'found';
      readonly total: number;
      /** What is sought by its name: "huis", "huizen". */
      readonly nouns: { readonly one: string; readonly other: string };
      readonly cards: readonly EstateCardView[];
      readonly paging: PagingView;
      /** Only in the map view, if the map data is available. */
      readonly map: ResultMapView | null;
    }
  | {
      readonly kind: 'none';
      /** Whether the alert's form can be sent from here: Turnstile runs only on the form's own page. */
      readonly alertHere?: boolean;
      /** The box for a search card in that form; absent or null for none. */
      readonly alertCard?: CardBoxView | null;
      readonly widen: readonly WidenView[];
      /** A home that is one step away, and that step; only of homes for sale or rent. */
      readonly nearest?: { readonly card: EstateCardView; readonly step: string } | null;
      /** The drawn area without results on the map, where its corners can be moved; null without one, and in a list. */
      readonly map?: ResultMapView | null;
      /** The drawn area on the map; null without one, and where the map shows it. */
      readonly adjustHref?: string | null;
    }
  | { readonly kind: 'beyond'; readonly firstHref: string; readonly page: number }
  | { readonly kind: 'failed'; readonly retryHref: string };

/** A step that widens a search without results. */
export interface WidenView {
  readonly label: string;
  readonly href: string;
  /** "12 panden"; null when it could not be counted. */
  readonly count: string | null;
}

/** An option of displaying a list: a sort, view or grouping. */
export interface WayView {
  /** The parameter's value; empty for the default. */
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** A column head of a list in table form: its sort key, and the order that its link sets. */
export interface ColumnView {
  readonly by: 'type' | 'city' | 'price';
  /** "Prijs". */
  readonly label: string;
  /** "Prijs, laag naar hoog". */
  readonly title: string;
  readonly href: string;
  /** The current order; null when the list is sorted by another column. */
  readonly order: 'ASC' | 'DESC' | null;
}

export interface PagingView {
  readonly page: number;
  readonly pages: number;
  /** Numbered pages: the first, the last and those around the current one; null for a gap. */
  readonly numbers: readonly (PageLinkView | null)[];
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  /** Positions of the first and last estate of the page. */
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
  /** Problem of a typed place that was not understood; null otherwise. */
  readonly placeProblem: PlaceProblemView | null;
  /** Sentence about a typed price that was not understood; null otherwise. */
  readonly priceProblem: string | null;
  /** Why the drawn area of the address is not searched, in a sentence. */
  readonly areaProblem: string | null;
  /** What a drawn area does with homes that do not show their address; null without an area. */
  readonly areaNote: string | null;
  readonly chips: readonly ChipView[];
  /** The sentence that made the search, beside which the chips are those that it does not say. */
  readonly sentence: SentenceView | null;
  readonly clearHref: string;
  readonly sort: readonly WayView[];
  /** Empty unless the list is a table. */
  readonly columns: readonly ColumnView[];
  /** Grid, list and, if the site has a map, map. */
  readonly views: readonly WayView[];
  readonly mode: ViewMode;
  /** No grouping first, then the five of spec 1 §9. */
  readonly groupings: readonly WayView[];
  /** "Alert me for this search": the subscribe page with the filter; null when the agency has no alerts. */
  readonly alertHref: string | null;
  /** Live region text for screen readers: "38 panden te koop", "We konden niet zoeken". */
  readonly status: string;
  readonly results: ResultsView;
}
