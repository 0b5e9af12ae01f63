/** A day on which whoever likes may come and look, as a page shows it. */
export interface OpenHouseView {
  /** "zaterdag 28 november, 10.00 u tot 12.00 u". */
  readonly when: string;
  /** For how many it is, or that nobody need register. */
  readonly note: string;
  /** Instants. */
  readonly start: string;
  readonly end: string;
  /** Where one registers; null where nobody need. */
  readonly href: string | null;
}
