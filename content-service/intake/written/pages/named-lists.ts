import { prepare } from '#content-service/platform/db/prepare.ts';
import type { Named, NamedKind } from '#wire/written-pages.ts';

/** What a page can name is in tables of its own; entries of menus are those that have others below. */
const NAMED =
  "SELECT 'collection' AS kind, id, doc -> '$.title' AS name FROM collections WHERE site_id = ?1 " +
  "UNION ALL SELECT 'group', id, doc -> '$.title' FROM estate_groups WHERE site_id = ?1 " +
  "UNION ALL SELECT 'entity', id, doc -> '$.name' FROM entities WHERE site_id = ?1 " +
  "UNION ALL SELECT 'menu', name, NULL FROM navigations WHERE site_id = ?1 " +
  "UNION ALL SELECT 'entry', item.value ->> '$.id', item.value -> '$.label' FROM navigations AS n, " +
  "json_each(n.doc, '$.items') AS item WHERE n.site_id = ?1 AND json_array_length(item.value, '$.children') > 0 " +
  'ORDER BY 1, 2';

/** Collections, groups, lists and menus of a site, for the choices of a page's form. */
export async function namedLists(db: D1Database, siteId: string): Promise<Named[]> {
  const { results } = await prepare(db, { sql: NAMED, params: [siteId] }).all<{
    readonly kind: NamedKind;
    readonly id: string | number;
    readonly name: string | null;
  }>();
  return results.map(({ kind, id, name }) => ({
    kind,
    id: String(id),
    name: name === null ? null : JSON.parse(name),
  }));
}
