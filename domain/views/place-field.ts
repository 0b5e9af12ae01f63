import type { OptionView } from './option.ts';

/** A place that is typed: a plain text field, with suggestions where script runs (ARIA APG, combobox). */
export interface PlaceFieldView {
  /** What was typed and could not be read as one place; empty otherwise. */
  readonly typed: string;
  /** Why not, and what may have been meant; null when nothing was typed or it was understood. */
  readonly problem: PlaceProblemView | null;
  /** Address of suggestions, `q` is added: `GET /{lang}/ajax/search-city`. */
  readonly suggestHref: string;
  /** Kilometres around one place; the first, empty, is the place alone. */
  readonly radius: readonly OptionView[];
  /**
   * The circle in force, "10 km rond Brugge", its `geo_range`, and the place in its middle as it would be
   * typed, where one is known; null without a circle.
   */
  readonly circle: { readonly label: string; readonly value: string; readonly place: string | null } | null;
}

export interface PlaceProblemView {
  readonly message: string;
  /** Searches of the places that may have been meant. */
  readonly suggestions: readonly { readonly label: string; readonly href: string }[];
}

/** Answer of `GET /{lang}/ajax/search-city?q=`: best first. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly zip: string;
  readonly name: string;
  /** Another name by which it was found, or the town of a street; null without one. */
  readonly alias: string | null;
  /** What is typed to search there; null for a town, which a search names by its id. */
  readonly text: string | null;
  /** Where it leads at once: to the home of a reference; null for a place. */
  readonly href: string | null;
}
