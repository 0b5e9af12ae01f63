/** An option of a filter: a checkbox or radio of the search form. */
export interface OptionView {
  readonly value: string;
  readonly label: string;
  /** Number of estates under the current filter; null when unknown. */
  readonly count: number | null;
  readonly checked: boolean;
  /** Where it is shown only beside other choices: what they are (`shown-when.ts`), and whether one is made. */
  readonly when?: { readonly made: string; readonly isMade: boolean };
  /** The energy class with which the label begins, drawn as a badge: its text, and the class of its colour. */
  readonly energy?: { readonly letter: string; readonly grade: string };
}
