import type { Locale } from '#domain/locale.ts';
import type { Agreement } from '#wire/agreements.ts';

interface AgreementRow {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly required: number;
}

/** The agreements of a site in a language; in `fallback` when there is no version in that language. */
export const findAgreements = async (
  db: D1Database,
  siteId: string,
  locale: Locale,
  fallback: Locale,
): Promise<Agreement[]> => {
  const { results } = await db
    .prepare(
      'SELECT id, title, body, required FROM agreements AS a WHERE site_id = ?1 AND (locale = ?2 OR (locale = ?3 ' +
        'AND NOT EXISTS (SELECT 1 FROM agreements WHERE site_id = ?1 AND id = a.id AND locale = ?2))) ' +
        'ORDER BY position, id',
    )
    .bind(siteId, locale, fallback)
    .all<AgreementRow>();
  return results.map((row) => ({ ...row, required: row.required === 1 }));
};
