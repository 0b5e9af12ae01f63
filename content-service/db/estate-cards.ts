import type { Estate } from '../../worker/content/schemas/estate.ts';
import type { EstateSearchRequest } from '../../worker/content/schemas/estate-search.ts';
import { type GroupColumns, groupKeyOf } from '../search/grouping.ts';
import { cardDocument } from './card-document.ts';
import { findCardUnits } from './card-units.ts';
import { type PublicColumns, publicEstate } from './public-document.ts';

interface FoundRow extends PublicColumns, GroupColumns {
  readonly id: string;
}

const FOUND_COLUMNS =
  'id, doc, address_hidden, lat, lon, head_type_id, sub_type_id, transaction_key, city_id, price';

const findRows = async (
  db: D1Database,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundRow>> => {
  const { results } = await db
    .prepare(
      `SELECT ${FOUND_COLUMNS} FROM estates WHERE site_id = ? AND id IN (SELECT value FROM json_each(?))`,
    )
    .bind(siteId, JSON.stringify(ids))
    .all<FoundRow>();
  return new Map(results.map((row) => [row.id, row]));
};

/** The estates of the given ids as lists show them, in the order of the ids. */
export const findCards = async (
  db: D1Database,
  siteId: string,
  ids: readonly string[],
  group?: EstateSearchRequest['group'],
): Promise<Estate[]> => {
  if (ids.length === 0) return [];
  const [rows, units] = await Promise.all([findRows(db, siteId, ids), findCardUnits(db, siteId, ids)]);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const estate = cardDocument(publicEstate(row));
    const children = units.get(id);
    return [
      {
        ...estate,
        ...(group === undefined ? {} : { groupKey: groupKeyOf(group, row) }),
        general: { ...estate.general, ...(children === undefined ? {} : { children }) },
      },
    ];
  });
};
