import type { Locale } from '../../domain/locale.ts';

/** How an estate or listing is stored. */
export interface ImportOptions {
  /** Ids of the collections it belongs to (terms on `children.collections`). */
  readonly collections?: readonly string[];
  /** Instant since when it is withdrawn: 410 by id, absent from lists. */
  readonly withdrawnAt?: string | null;
  /** The site's own language: texts that lack a visitor's are read in it. */
  readonly readIn?: Locale;
}
