/** One choice of a filter: a checkbox or radio of the search form. */
export interface OptionView {
  readonly value: string;
  readonly label: string;
  /** Estates under the current filter; null when it is not known. */
  readonly count: number | null;
  readonly checked: boolean;
}
