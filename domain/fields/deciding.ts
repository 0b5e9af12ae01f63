/** Kinds of homes that are chosen by different facts. */
export const DECIDED_KINDS = ['house', 'flat', 'plot', 'garage', 'business'] as const;
export type DecidedKind = (typeof DECIDED_KINDS)[number];

/** What a source says of the order in which its fields are read, by their paths in its table. */
export interface ReadingOrder {
  /** Fields that decide whether somebody comes to see a home, the weightiest first: as many are shown first as there is room for. */
  readonly deciding: Readonly<Record<DecidedKind, readonly string[]>>;
  /** Fields that the head of a page may say already, in its chain of figures or as its reference. */
  readonly inHead: readonly string[];
}
