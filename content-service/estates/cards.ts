import type { Estate } from '#wire/estate.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { withKnownPictures } from '../platform/hashed-pictures.ts';
import { storedPicturesColumn } from '../platform/picture-hashes.ts';
import { cardDocument, cardPrice, pick } from './card-document.ts';
import { HISTORY_COLUMNS, historyJoin } from './history.ts';
import { LOWERED_COLUMNS, loweredJoin, withLowered } from './lowered.ts';
import { type PublicColumns, publicEstate } from './public-document.ts';

/** Fields of a unit on the card of its project; all others are only in the detail call. */
const CARD_FIELDS = [
  'id',
  'parentId',
  'transaction',
  'status',
  'archived',
  'archivedAt',
  'headType',
  'price',
  'bedroomCount',
  'floor',
] as const satisfies readonly (keyof Estate['general'])[];

const UNIT =
  "json_object('general', json_object(" +
  CARD_FIELDS.map((field) => `'${field}', ifnull(doc.card, doc.doc) -> '$.general.${field}'`).join(', ') +
  '))';

/** A JSON list of the trimmed units of project `e`, lowest floor first; null without units. */
export const CARD_UNITS =
  'CASE WHEN e.has_units = 1 THEN (SELECT json_group_array(json(unit)) FROM ' +
  `(SELECT ${UNIT} AS unit FROM estates AS u ` +
  'JOIN estate_documents AS doc ON doc.site_id = u.site_id AND doc.id = u.id ' +
  'WHERE u.site_id = e.site_id AND u.parent_id = e.id AND u.withdrawn_at IS NULL ' +
  'ORDER BY u.floor NULLS LAST, u.floor_id NULLS LAST, CAST(u.id AS INTEGER), u.id)) END';

/** Stored data about the pictures of a listing, given SQL expressions for its document and site. */
export const picturesOfListing = (document: string, site: string): string =>
  storedPicturesColumn(
    `SELECT picture.value ->> '$.file' AS picture FROM json_each(${document}, '$.pictures') AS picture`,
    site,
  );

/** Columns that groups are made of. */
export type GroupColumns = Readonly<
  Record<
    'head_type_id' | 'sub_type_id' | 'transaction_key' | 'city_id' | 'price_step',
    string | number | null
  >
>;

/** Columns of a card. */
export interface CardRow extends PublicColumns, GroupColumns {
  /** 1 when the document is the estate's own, since it has no card document. */
  readonly whole: number;
  /** 1 when its listing marks it as a project. */
  readonly project: number;
  /** JSON of the stored data about its pictures. */
  readonly pictures: string;
  /** JSON list of trimmed units; null or empty without units. */
  readonly units: string | null;
}

/**
 * Cards of the estates whose `num` a statement selects, in its order and in the same query: documents are
 * read for the final page only, so that sorting does not move them.
 */
export const cardStatement = ({ sql, params }: Statement): Statement => ({
  // CROSS JOIN keeps the table order, and with it the page's order.
  sql:
    `SELECT ${LOWERED_COLUMNS}, ${HISTORY_COLUMNS}, ifnull(d.card, d.doc) AS doc, d.card IS NULL AS whole, e.address_hidden, e.lat, e.lon, ` +
    'e.head_type_id, e.sub_type_id, e.transaction_key, e.city_id, e.price_step, e.project, ' +
    `${picturesOfListing('ifnull(d.card, d.doc)', 'e.site_id')} AS pictures, ` +
    `${CARD_UNITS} AS units FROM (${sql}) AS page ` +
    'CROSS JOIN estates AS e ON e.num = page.num ' +
    `CROSS JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ${loweredJoin('e')} ${historyJoin('e')}`,
  params,
});

/** An estate with its trimmed units, from the column `CARD_UNITS`. */
export function withUnits(estate: Estate, column: string | null): Estate {
  const units: NonNullable<Estate['general']['children']> = column === null ? [] : JSON.parse(column);
  const children = units.map(({ general }) => ({
    general: {
      ...pick(general, CARD_FIELDS),
      id: general.id,
      price: general.price && withLowered(cardPrice(general.price) ?? {}, {}),
    },
  }));
  return children.length === 0 ? estate : { ...estate, general: { ...estate.general, children } };
}

/** An estate as shown in lists, with its group key in grouped lists. */
export const cardOf = (row: CardRow, groupKey?: string | number | null): Estate => {
  const shown = publicEstate(row);
  const estate = withUnits(row.whole === 1 ? cardDocument(shown) : shown, row.units);
  return withKnownPictures({ ...estate, ...(groupKey === undefined ? {} : { groupKey }) }, row.pictures);
};

/** Estates of the given ids as shown in lists, in the order of the ids. */
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
