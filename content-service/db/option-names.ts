import type { LocalizedText } from '../../worker/content/schemas/values.ts';

interface NameRow {
  readonly kind: string;
  readonly id: string;
  readonly nl: string | null;
  readonly fr: string | null;
  readonly en: string | null;
  readonly de: string | null;
}

/** `kind:id` → name. */
export type OptionNames = ReadonlyMap<string, LocalizedText>;

/** Names of the options a site's listings have, merged from all of them. */
export const findOptionNames = async (db: D1Database, siteId: string): Promise<OptionNames> => {
  const { results } = await db
    .prepare('SELECT kind, id, nl, fr, en, de FROM option_names WHERE site_id = ?')
    .bind(siteId)
    .all<NameRow>();
  return new Map(results.map(({ kind, id, nl, fr, en, de }) => [`${kind}:${id}`, { nl, fr, en, de }]));
};
