/** How an estate or listing is stored. */
export interface ImportOptions {
  /** Ids of the collections it belongs to (terms on `children.collections`). */
  readonly collections?: readonly string[];
  /** Instant since when it is withdrawn: 410 by id, absent from lists. */
  readonly withdrawnAt?: string | null;
  /** Secret of the deployment that shifts hidden addresses; the default is for demo data only. */
  readonly addressKey?: string;
}

/** Shifts hidden addresses where no secret is given: good enough for estates that do not exist. */
export const DEMO_ADDRESS_KEY = 'demo';
