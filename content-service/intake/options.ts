import type { Locale } from '#domain/locale.ts';

/** Options for storing an estate or listing. */
export interface ImportOptions {
  /** Ids of its collections (terms on `children.collections`). */
  readonly collections?: readonly string[];
  /** Instant of its withdrawal: 410 by id, absent from lists. */
  readonly withdrawnAt?: string | null;
  /** The site's main language, the fallback of missing texts. */
  readonly readIn?: Locale;
}
