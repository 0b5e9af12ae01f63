/** An open house, as a page shows it. */
export interface OpenHouseView {
  /** "zaterdag 28 november, 10.00 u tot 12.00 u". */
  readonly when: string;
  /** Number of places, or that registration is not needed. */
  readonly note: string;
  /** Instants. */
  readonly start: string;
  readonly end: string;
  /** Link to register; null when registration is not needed. */
  readonly href: string | null;
}
