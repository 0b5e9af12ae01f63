/** Kinds of homes, which visitors judge by different facts. */
export const DECIDED_KINDS = ['house', 'flat', 'plot', 'garage', 'business'] as const;
export type DecidedKind = (typeof DECIDED_KINDS)[number];

/** A source's reading order of its fields, by their paths in its table. */
export interface ReadingOrder {
  /**
   * Fields that decide whether a visitor wants to see the home, most important first; the page shows as many
   * as fit.
   */
  readonly deciding: Readonly<Record<DecidedKind, readonly string[]>>;
  /** Fields that the head of a page may already show, among its key figures or as its reference. */
  readonly inHead: readonly string[];
}
