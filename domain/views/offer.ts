import type { ViewMode } from '../filter/filter.ts';
import type { EstateCardView } from './estate-card.ts';
import type { OptionView } from './option.ts';
import type { PlaceFieldView } from './place-field.ts';
import type { ResultMapView } from './result-map.ts';

/** A chip beneath the filter bar; following it drops that one choice. */
export interface ChipView {
  readonly label: string;
  readonly removeHref: string;
}

/** Parts of the filter bar. */
export type FilterPart = 'status' | 'city' | 'type' | 'price' | 'bedrooms' | 'country';

/** The search form. Names of the fields are the parameters of the address. */
export interface FilterFormView {
  readonly action: string;
  readonly status: readonly OptionView[];
  /** Where a place is typed, with the radius around it. */
  readonly place: PlaceFieldView;
  readonly cities: readonly OptionView[];
  readonly types: readonly OptionView[];
  /** Of the chosen types; none where no type is chosen. */
  readonly subTypes: readonly OptionView[];
  readonly countries: readonly OptionView[];
  readonly bedrooms: readonly OptionView[];
  /** Euros as plain digits, as typed; empty when not set. */
  readonly priceMin: string;
  readonly priceMax: string;
  /** How many homes there are at each price: bars 0…1, and whether they lie in the chosen range. */
  readonly priceBars: readonly { readonly height: number; readonly inside: boolean }[];
  /** Value beneath each label of the bar; null reads as "any". */
  readonly summary: Readonly<Record<FilterPart, string | null>>;
  /** The search without what one part of the bar has chosen; null where that is nothing. */
  readonly clearHrefs: Readonly<Record<FilterPart, string | null>>;
  /** Parameters that the form carries along unseen (sort, sub type, radius, …). */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly activeCount: number;
}

export interface SortOptionView {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  /** `sortType` and `sortOrder` of the choice. */
  readonly value: string;
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

/** One of several ways to show a list: a view or a grouping. */
export interface WayView {
  /** The parameter's value; empty for the default. */
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface PagingView {
  readonly page: number;
  readonly pages: number;
  /** Pages to go to by number: the first, the last and those around this one; null for a gap. */
  readonly numbers: readonly (PageLinkView | null)[];
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  /** Address of the next page's JSON; null on the last page. */
  readonly nextDataHref: string | null;
  /** Homes before this page, and up to its end. */
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
  readonly form: FilterFormView;
  readonly chips: readonly ChipView[];
  readonly clearHref: string;
  readonly sort: readonly SortOptionView[];
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
