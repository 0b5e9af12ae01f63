import type { Estate } from '../../wire/estate.ts';
import { type GroupColumns, type Grouping, groupKeyOf } from '../offer/query/grouping.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { cardDocument } from './card-document.ts';
import { CARD_UNITS } from './card-units.ts';
import { type PublicColumns, publicEstate } from './public-document.ts';

/** What a card is made of. */
export interface CardRow extends PublicColumns, GroupColumns {
  /** JSON list of trimmed units; null or empty for what has none. */
  readonly units: string | null;
}

/**
 * The cards of the estates whose `num` a statement selects, in its order and in the same trip: the
 * documents are read once the page is known, so that sorting never carries them around.
 */
export const cardStatement = ({ sql, params }: Statement): Statement => ({
  // CROSS JOIN keeps the order of the tables, and with it that of the page.
  sql:
    'SELECT d.doc, e.address_hidden, e.lat, e.lon, e.head_type_id, e.sub_type_id, e.transaction_key, ' +
    `e.city_id, e.price_step, ${CARD_UNITS} AS units FROM (${sql}) AS page ` +
    'CROSS JOIN estates AS e ON e.num = page.num ' +
    'CROSS JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id',
  params,
});

/** An estate as lists show it, with its group where the list has groups. */
export const cardOf = (row: CardRow, group?: Grouping): Estate => {
  const estate = cardDocument(publicEstate(row));
  const children: unknown[] = row.units === null ? [] : JSON.parse(row.units);
  return {
    ...estate,
    ...(group === undefined ? {} : { groupKey: groupKeyOf(group, row) }),
    general: { ...estate.general, ...(children.length === 0 ? {} : { children }) },
  };
};

/** The estates of the given ids as lists show them, in the order of the ids. */
export const findCards = async (
  db: D1Database,
  siteId: string,
  ids: readonly string[],
): Promise<Estate[]> => {
  if (ids.length === 0) return [];
  const wanted = {
    sql:
      'SELECT e.num FROM json_each(?) AS wanted CROSS JOIN estates AS e ' +
      'ON e.site_id = ? AND e.id = wanted.value ORDER BY wanted.key',
    params: [JSON.stringify(ids), siteId],
  };
  const { results } = await prepare(db, cardStatement(wanted)).all<CardRow>();
  return results.map((row) => cardOf(row));
};
