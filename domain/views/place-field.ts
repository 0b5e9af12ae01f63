import type { OptionView } from './option.ts';

/** A text field for a place, with suggestions when scripts run (ARIA APG, combobox). */
export interface PlaceFieldView {
  /** Typed text that could not be resolved to one place; empty otherwise. */
  readonly typed: string;
  /** The reason, with suggestions; null when nothing was typed or it was understood. */
  readonly problem: PlaceProblemView | null;
  /** Address of suggestions, `q` is added: `GET /{lang}/ajax/search-city`. */
  readonly suggestHref: string;
  /** Radii in kilometres; the first, empty, is the place only. */
  readonly radius: readonly OptionView[];
  /** Places with their surroundings. */
  readonly circles: readonly {
    /** "Brugge"; "Een punt op de kaart" far from any town. */
    readonly name: string;
    /** "Straal van 10 km rond Brugge", the name of its field. */
    readonly label: string;
    /** Radii as `geo_range`; the last, empty, removes the place. */
    readonly radii: readonly OptionView[];
  }[];
}

export interface PlaceProblemView {
  readonly message: string;
  /** Links to searches of the suggested places. */
  readonly suggestions: readonly { readonly label: string; readonly href: string }[];
}

/** Answer of `GET /{lang}/ajax/search-city?q=`: best match first. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly zip: string;
  readonly name: string;
  /** Alternative name that matched, or the town of a street; null for none. */
  readonly alias: string | null;
  /** Text to search for; null for a town, which a search identifies by id. */
  readonly text: string | null;
  /** Direct link to the home of a reference; null for a place. */
  readonly href: string | null;
}
