import { LOCALES, type Locale } from '../../../domain/locale.ts';
import type { LocalizedText } from '../../../wire/values.ts';

interface NameRow extends Readonly<Record<Locale, string | null>> {
  readonly kind: string;
  readonly id: string;
}

/** `kind:id` → name. */
export type OptionNames = ReadonlyMap<string, LocalizedText>;

/** Names of the options a site's listings have, merged from all of them. */
export const findOptionNames = async (db: D1Database, siteId: string): Promise<OptionNames> => {
  const { results } = await db
    .prepare(`SELECT kind, id, ${LOCALES.join(', ')} FROM option_names WHERE site_id = ?`)
    .bind(siteId)
    .all<NameRow>();
  return new Map(results.map(({ kind, id, ...name }) => [`${kind}:${id}`, name]));
};
