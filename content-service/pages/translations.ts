import type { Locale } from '#domain/locale.ts';
import { type Translations, TranslationsSchema } from '#wire/translations.ts';
import { bindingsFor } from '../platform/db/shards.ts';
import { operation } from '../platform/operation/operation.ts';
import { LocaleParams } from '../platform/operation/params.ts';

interface TranslationRow {
  readonly key: string;
  readonly value: string;
}

/** Texts of a language: the shared ones, overridden by a site's own. */
const findTranslations = async (
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

/** Operation for texts that override the site's built-in dictionaries. */
export const translationOperations = [
  operation({
    id: 'getTranslations',
    summary: 'The texts of a language; with X-SITE, the texts of that site override the shared ones.',
    role: 'read',
    method: 'get',
    path: '/translations/{locale}',
    params: LocaleParams,
    answer: { kind: 'json', name: 'Translations', schema: TranslationsSchema },
    run: async ({ params }, { env, site }) =>
      findTranslations((await bindingsFor(env, site)).DB, site, params.locale),
  }),
];
