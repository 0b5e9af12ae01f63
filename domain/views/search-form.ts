import type { OptionView } from './option.ts';
import type { PlaceFieldView } from './place-field.ts';

/** Checkboxes; any number can be checked. */
export interface OptionsControl {
  readonly kind: 'options';
  /** Name of the fields: the URL parameter. */
  readonly name: string;
  /** `pills` for a few short options, `list` for many: it scrolls. */
  readonly look: 'pills' | 'list';
  readonly options: readonly OptionView[];
  /** Radio buttons instead: only one can be checked; the first means none. */
  readonly single?: true;
  /** Legend, when its panel has several controls; null when the panel's name is enough. */
  readonly legend: string | null;
  /** Name of a slot in the page that exists even without options, for a script to fill. */
  readonly place: string | null;
}

/** A select box. */
export interface SelectControl {
  readonly kind: 'select';
  readonly name: string;
  readonly label: string;
  /** Whether the label is shown: its panel has several controls. */
  readonly labelled?: true;
  /** Label of the first option: no restriction. */
  readonly any: string;
  readonly options: readonly OptionView[];
}

interface BoundView {
  readonly name: string;
  /** Digits, or what was typed and is no amount; empty when not set. */
  readonly value: string;
  readonly unread: boolean;
}

/** A minimum and a maximum, in euros. */
export interface RangeControl {
  readonly kind: 'range';
  readonly min: BoundView;
  readonly max: BoundView;
  /** Message about a typed price that was not understood; null otherwise. */
  readonly problem: string | null;
  /** Suggested maximum prices, euros: purchase prices, or rents per month. */
  readonly budgets: readonly number[];
  /** Text of the histogram for screen readers. */
  readonly barsLabel: string;
  /** Histogram of the price steps: heights 0…1, and whether the bar is within the chosen range. */
  readonly bars: readonly { readonly height: number; readonly inside: boolean }[];
}

/** A place field with its radius, and the places of the offer to choose from. */
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
  /** Suggested days of arrival. */
  readonly arrivalDays: readonly string[];
  /** Free stays to choose directly. */
  readonly stays: readonly { readonly label: string; readonly count: string; readonly href: string }[];
}

/** A field for search words. */
export interface WordsControl {
  readonly kind: 'words';
  readonly name: string;
  /** The current words; empty for none. */
  readonly value: string;
}

/** A field for a day. */
export interface DayControl {
  readonly kind: 'day';
  readonly name: string;
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
}

/** A control of a filter. */
export type ControlView =
  | OptionsControl
  | SelectControl
  | RangeControl
  | PlaceControl
  | DaysControl
  | DayControl
  | WordsControl;

/** A part of the filter bar. */
export interface PanelView {
  /** Name that scripts use. */
  readonly name: string;
  readonly label: string;
  /** Current choice, shown beneath the label; null is shown as "any". */
  readonly value: string | null;
  /** Link to the search without this panel's choice; null when there is none. */
  readonly clearHref: string | null;
  /** At least one of them has options. */
  readonly controls: readonly ControlView[];
}

/** Labels of the button: with the number of results (null when unknown), and without. */
interface SubmitView {
  readonly counted: string | null;
  readonly plain: string;
}

/** Parameters that the form carries in hidden fields, such as the sort. */
type HiddenView = readonly { readonly name: string; readonly value: string }[];

/** The bar of a search. The field names are the URL parameters. */
export interface SearchFormView {
  readonly action: string;
  /** The parts that matter for the kind that is sought. */
  readonly panels: readonly PanelView[];
  readonly hidden: HiddenView;
  /** Address of all filters of this search. */
  readonly allHref: string;
  /** Numbers of chips: all, and those of filters that the bar does not show. */
  readonly chosen: { readonly all: number; readonly beyond: number };
  readonly submit: SubmitView;
}

/** A part of all filters. */
export interface FilterGroupView extends PanelView {
  /** Only one is open, and only that one has counts. */
  readonly open: boolean;
  /** Whether its first control is always shown, as pills, and only the others can be opened. */
  readonly direct: boolean;
  /** Homes that do not say something that is asked here, as choices; none where nothing is asked. */
  readonly unsaid: readonly OptionView[];
}

/** All filters of a search, as one form. */
export interface AllFiltersView {
  /** Address of the search. */
  readonly action: string;
  /** Address of this screen, without a search. */
  readonly here: string;
  /** The search as it was when this screen was opened. */
  readonly closeHref: string;
  /** This screen without any choice. */
  readonly clearHref: string;
  readonly groups: readonly FilterGroupView[];
  readonly hidden: HiddenView;
  readonly submit: SubmitView;
}
