import type { Paged, Search } from '../../domain/filter/search.ts';
import type { Screen } from '../../domain/route-table.ts';
import type { ControlView } from '../../domain/views/search-form.ts';
import type { CountKey, TextKey } from '../../locales/translator.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { PlaceProblem } from './typed-place.ts';

/** Types that the descriptions of one screen's filters share. */
export interface SearchTypes {
  readonly filter: Paged;
  /** What may be chosen, with its counts under the search. */
  readonly options: object | null;
  /** What the content service is asked. */
  readonly query: object;
  /** What the query depends on beside the filter. */
  readonly source: unknown;
  /** Names of the parts of the filter bar. */
  readonly part: string;
}

/** Everything that words, options and controls are made from. */
export interface Asked<T extends SearchTypes> {
  readonly filter: T['filter'];
  readonly options: T['options'];
  readonly context: ViewContext;
  /** A place that was typed and not understood. */
  readonly placeProblem?: PlaceProblem | null;
}

/** A search that differs by one step from one without results. */
export interface WidenStep<F> {
  readonly label: string;
  readonly filter: F;
}

/** What chosen values are called: each value of a list by itself, or all that the filter has chosen at once. */
type Words<T extends SearchTypes> =
  | { readonly each: (value: string, asked: Asked<T>) => string }
  /** null where nothing is chosen. */
  | { readonly whole: (asked: Asked<T>) => string | null };

/**
 * One filter of a search screen. Request, form, chips, counts and widening are read off this row, by the
 * executors beside this file.
 */
export interface FilterRow<T extends SearchTypes> {
  /** Parts of the filter that it covers; one list, or one or more single values. */
  readonly keys: readonly (keyof T['filter'] & string)[];
  /** Part of the bar that it stands in. */
  readonly part: T['part'];
  readonly words: Words<T>;
  /** Its share of the query; empty members are left out. Absent where another row asks for it too. */
  readonly ask?: (filter: T['filter'], source: T['source']) => T['query'];
  /** What a visitor sets it with. Absent where another row's control does, or none (`carried`). */
  readonly control?: (asked: Asked<T>) => ControlView;
  /** What all values of a list are called in one: a part of the country for its towns; null where they are not one. */
  readonly together?: (asked: Asked<T>) => string | null;
  /** No control shows it: the form carries it along unseen, and an alert lists it by its words. */
  readonly carried?: true;
  /** What the bar says is chosen, where that differs from the chips. */
  readonly inBar?: (control: ControlView) => readonly string[];
  /** How dear it is to a visitor: of a search without results, what is least dear is dropped first. */
  readonly dear: number;
  /** Words for the search without any of its values. Without them each value is dropped by itself. */
  readonly withoutAll?: TextKey;
  /** Searches that ask for a little more than this one, to try before anything is dropped. */
  readonly wider?: (asked: Asked<T>) => readonly WidenStep<T['filter']>[];
}

/** A kind of search and the screen that its addresses lead to. */
export interface SearchAddress<F extends Paged> {
  readonly screen: Extract<Screen, 'offer' | 'rentals'>;
  readonly search: Search<F>;
}

/** A search screen: its filters, and how it speaks of them. */
export interface SearchScreen<T extends SearchTypes> extends SearchAddress<T['filter']> {
  /** Parts of the filter bar in their order, each with its words. */
  readonly parts: Readonly<Record<T['part'], TextKey>>;
  /** In the order of the chips. */
  readonly filters: readonly FilterRow<T>[];
  /** What a part of the bar says of several choices. */
  readonly summary: (labels: readonly [string, ...string[]], context: ViewContext) => string;
  /** Whether the button of phones counts the filters that are set, or every value that is chosen. */
  readonly activeCounts: 'filters' | 'values';
  readonly words: {
    /** "12 panden", "Toon 12 panden": counted. */
    readonly found: CountKey;
    readonly show: CountKey;
    /** "Toon de panden". */
    readonly showAny: TextKey;
  };
}
