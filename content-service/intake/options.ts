/** How an estate or listing is stored. */
export interface ImportOptions {
  /** Ids of the collections it belongs to (terms on `children.collections`). */
  readonly collections?: readonly string[];
  /** Instant since when it is withdrawn: 410 by id, absent from lists. */
  readonly withdrawnAt?: string | null;
}
