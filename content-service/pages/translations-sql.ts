import type { Locale } from '../../domain/locale.ts';
import type { Translations } from '../../wire/translations.ts';

interface TranslationRow {
  readonly key: string;
  readonly value: string;
}

/** Texts of a language: those all sites share, with a site's own laid over them. */
export const findTranslations = async (
  db: D1Database,
  siteId: string | undefined,
  locale: Locale,
): Promise<Translations> => {
  // The shared ones have the empty site id and come first, so a site's own replace them.
  const { results } = await db
    .prepare(
      "SELECT key, value FROM translations WHERE site_id IN ('', ?) AND locale = ? ORDER BY site_id, key",
    )
    .bind(siteId ?? '', locale)
    .all<TranslationRow>();
  return Object.fromEntries(results.map((row) => [row.key, row.value]));
};
