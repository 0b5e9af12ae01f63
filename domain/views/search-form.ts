import type { OptionView } from './option.ts';
import type { PlaceFieldView } from './place-field.ts';

/** Checkboxes, any number of which may be on. */
export interface OptionsControl {
  readonly kind: 'options';
  /** Name of the fields: the parameter of the address. */
  readonly name: string;
  /** `pills` for a few short words, `list` for many: it scrolls. */
  readonly look: 'pills' | 'list';
  readonly options: readonly OptionView[];
  /** Only one of them may be on; the first is none. */
  readonly single?: true;
  /** Words above it, where it is one of several in its panel; null where the panel's name says it. */
  readonly legend: string | null;
  /** Name of its place in the page, which stands there without options too, for script to fill. */
  readonly place: string | null;
}

/** One choice of a list that opens. */
export interface SelectControl {
  readonly kind: 'select';
  readonly name: string;
  readonly label: string;
  /** The first choice: no restriction at all. */
  readonly any: string;
  readonly options: readonly OptionView[];
}

/** The least and the most, in euros. */
export interface RangeControl {
  readonly kind: 'range';
  /** Plain digits, as typed; empty when not set. */
  readonly min: { readonly name: string; readonly value: string };
  readonly max: { readonly name: string; readonly value: string };
  /** Upper bounds that the field of the most proposes, euros: prices to buy at, or rents a month. */
  readonly budgets: readonly number[];
  /** How many there are at each step: bars 0…1, and whether they lie in the chosen range. */
  readonly bars: readonly { readonly height: number; readonly inside: boolean }[];
}

/** A place that is typed, with the radius around it, and the places of the offer to pick from. */
export interface PlaceControl {
  readonly kind: 'place';
  readonly place: PlaceFieldView;
  readonly cities: readonly OptionView[];
}

/** Days of arrival and departure. */
export interface DaysControl {
  readonly kind: 'days';
  /** `YYYY-MM-DD`, or empty. */
  readonly from: string;
  readonly to: string;
  /** Days that the field of arrival proposes. */
  readonly arrivalDays: readonly string[];
  /** Stays that are free somewhere, to pick at once. */
  readonly stays: readonly { readonly label: string; readonly count: string; readonly href: string }[];
}

/** Words that are typed. */
export interface WordsControl {
  readonly kind: 'words';
  readonly name: string;
  /** What is looked for; empty where nothing is. */
  readonly value: string;
}

/** What a visitor sets a filter with. */
export type ControlView =
  | OptionsControl
  | SelectControl
  | RangeControl
  | PlaceControl
  | DaysControl
  | WordsControl;

/** A part of the filter bar. */
export interface PanelView {
  /** Name by which script finds it. */
  readonly name: string;
  readonly label: string;
  /** What is chosen, beneath the label; null reads as "any". */
  readonly value: string | null;
  /** The search without what it has chosen; null where that is nothing. */
  readonly clearHref: string | null;
  /** At least one of them offers something. */
  readonly controls: readonly ControlView[];
}

/** A search form. Names of the fields are the parameters of the address. */
export interface SearchFormView {
  readonly action: string;
  readonly panels: readonly PanelView[];
  /** Parameters that the form carries along unseen, such as the sort. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly activeCount: number;
  /** Words of the button: with what the search finds (null where that is not known), and without. */
  readonly submit: { readonly counted: string | null; readonly plain: string };
}
