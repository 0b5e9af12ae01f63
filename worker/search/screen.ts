import type { UnreadPrices } from '#domain/filter/price.ts';
import type { Paged, Search } from '#domain/filter/search.ts';
import type { Screen } from '#domain/route-table.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { ControlView } from '#domain/views/search-form.ts';
import type { TextKey } from '#locales/translator.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { PlaceProblem } from './typed-place.ts';

/** Types shared by the filters of one screen. */
export interface SearchTypes {
  readonly filter: Paged;
  /** Options with their counts in the search. */
  readonly options: object | null;
  /** Query to the content service. */
  readonly query: object;
  /** What the query depends on besides the filter. */
  readonly source: unknown;
  /** Names of the parts of the filter bar. */
  readonly part: string;
}

/** Input of texts, options and controls. */
export interface Asked<T extends SearchTypes> {
  readonly filter: T['filter'];
  readonly options: T['options'];
  readonly context: ViewContext;
  /** A typed place that was not understood. */
  readonly placeProblem?: PlaceProblem | null;
  /** Typed prices that were not understood. */
  readonly unreadPrices?: UnreadPrices;
}

/** A search that differs by one step from a search without results. */
export interface WidenStep<F> {
  readonly label: string;
  readonly filter: F;
}

/** Labels of chosen values: one for each value of a list, or one for all chosen values. */
type Words<T extends SearchTypes> =
  | { readonly each: (value: string, asked: Asked<T>) => string }
  /** null when nothing is chosen. */
  | { readonly whole: (asked: Asked<T>) => string | null };

/**
 * One filter of a search screen. Request, form, chips, counts and widening are derived from this row, by the
 * modules beside this file.
 */
export interface FilterRow<T extends SearchTypes> {
  /** Parts of the filter that it covers; one list, or one or more single values. */
  readonly keys: readonly (keyof T['filter'] & string)[];
  /** Part of the bar that contains it. */
  readonly part: T['part'];
  readonly words: Words<T>;
  /** Its part of the query; empty members are left out. Absent where another row provides it. */
  readonly ask?: (filter: T['filter'], source: T['source']) => T['query'];
  /** Its control. Absent where another row's control sets it, or none does (`carried`); null where the
   * service cannot search by it. */
  readonly control?: (asked: Asked<T>) => ControlView | null;
  /**
   * One label for all values of a list, such as a part of the country for its towns; null when there is none.
   */
  readonly joined?: (asked: Asked<T>) => string | null;
  /** It has no control: the form carries it in hidden fields, and an alert lists it by its label. */
  readonly carried?: true;
  /** Labels in the bar, where they differ from the chips. */
  readonly inBar?: (control: ControlView, asked: Asked<T>) => readonly string[];
  /**
   * Importance for a visitor: in a search without results the least important is dropped first. null for a filter that
   * adds results, since dropping it finds less.
   */
  readonly dear: number | null;
  /** Label of the search without any of its values. Without it each value is dropped separately. */
  readonly withoutAll?: TextKey;
  /** Slightly wider searches, to try before anything is dropped. */
  readonly wider?: (asked: Asked<T>) => readonly WidenStep<T['filter']>[];
}

/** A kind of search and the screen of its addresses. */
export interface SearchAddress<F extends Paged> {
  readonly screen: Extract<Screen, 'offer' | 'rentals' | 'filters' | 'rental-filters'>;
  readonly search: Search<F>;
}

/** A search screen: its filters and its texts. */
export interface SearchScreen<T extends SearchTypes> extends SearchAddress<T['filter']> {
  /** Parts of the filter bar in order, each with its text. */
  readonly parts: Readonly<Record<T['part'], TextKey>>;
  /** In the order of the chips. */
  readonly filters: readonly FilterRow<T>[];
  /** Summary of several choices in a part of the bar. */
  readonly summary: (labels: readonly [string, ...string[]], context: ViewContext) => string;
  /** The screen that has all filters, each part with its name in the order of that screen. */
  readonly all: {
    readonly screen: Extract<Screen, 'filters' | 'rental-filters'>;
    readonly parts: readonly [T['part'], ...T['part'][]];
    /** Those whose first control needs no opening: few choices that most visitors make. */
    readonly direct: readonly T['part'][];
  };
  /** Parts that the bar shows: those that matter for the kind that is sought. */
  readonly bar: (filter: T['filter']) => readonly T['part'][];
  /** Choices to include what does not say a thing that a part asks for. */
  readonly unsaid?: (part: string, asked: Asked<T>) => readonly OptionView[];
  /** What is sought by its name: houses where only houses are. */
  readonly words: {
    /** "12 huizen". */
    readonly found: (count: number, filter: T['filter'], context: ViewContext) => string;
    /** "Toon 12 huizen"; of none, that what comes close is shown. */
    readonly show: (count: number, filter: T['filter'], context: ViewContext) => string;
    /** "Toon de huizen". */
    readonly showAny: (filter: T['filter'], context: ViewContext) => string;
  };
}
