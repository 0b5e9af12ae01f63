import type { Estate } from '../../wire/estate.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { withKnownPictures } from '../platform/hashed-pictures.ts';
import { storedPicturesColumn } from '../platform/picture-hashes.ts';
import { cardDocument, cardPrice, pick } from './card-document.ts';
import { LOWERED_COLUMNS, loweredJoin, withLowered } from './lowered.ts';
import { type PublicColumns, publicEstate } from './public-document.ts';

/** Fields of a unit that a card of its project needs; the rest waits for the detail call. */
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

/** A JSON list of the trimmed units of the project `e`, lowest floor first; null for what has none. */
const CARD_UNITS =
  'CASE WHEN e.has_units = 1 THEN (SELECT json_group_array(json(unit)) FROM ' +
  `(SELECT ${UNIT} AS unit FROM estates AS u ` +
  'JOIN estate_documents AS doc ON doc.site_id = u.site_id AND doc.id = u.id ' +
  'WHERE u.site_id = e.site_id AND u.parent_id = e.id AND u.withdrawn_at IS NULL ' +
  'ORDER BY u.floor NULLS LAST, u.floor_id NULLS LAST, CAST(u.id AS INTEGER), u.id)) END';

/** What is stored of the pictures of the listing whose document an expression is, and whose site another. */
export const picturesOfListing = (document: string, site: string): string =>
  storedPicturesColumn(
    `SELECT picture.value ->> '$.file' AS picture FROM json_each(${document}, '$.pictures') AS picture`,
    site,
  );

/** The columns of a found row that groups are made of. */
export type GroupColumns = Readonly<
  Record<
    'head_type_id' | 'sub_type_id' | 'transaction_key' | 'city_id' | 'price_step',
    string | number | null
  >
>;

/** What a card is made of. */
export interface CardRow extends PublicColumns, GroupColumns {
  /** 1 where the document is an estate's own, for lack of its card. */
  readonly whole: number;
  /** 1 for what its listing marks as a project. */
  readonly project: number;
  /** JSON of what is stored of its pictures. */
  readonly pictures: string;
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
    `SELECT ${LOWERED_COLUMNS}, ifnull(d.card, d.doc) AS doc, d.card IS NULL AS whole, e.address_hidden, e.lat, e.lon, ` +
    'e.head_type_id, e.sub_type_id, e.transaction_key, e.city_id, e.price_step, e.project, ' +
    `${picturesOfListing('ifnull(d.card, d.doc)', 'e.site_id')} AS pictures, ` +
    `${CARD_UNITS} AS units FROM (${sql}) AS page ` +
    'CROSS JOIN estates AS e ON e.num = page.num ' +
    `CROSS JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ${loweredJoin('e')}`,
  params,
});

/** An estate as lists show it, with its group's key where the list has groups. */
export const cardOf = (row: CardRow, groupKey?: string | number | null): Estate => {
  const shown = publicEstate(row);
  const estate = row.whole === 1 ? cardDocument(shown) : shown;
  const units: NonNullable<Estate['general']['children']> = row.units === null ? [] : JSON.parse(row.units);
  const children = units.map(({ general }) => ({
    general: {
      ...pick(general, CARD_FIELDS),
      id: general.id,
      price: general.price && withLowered(cardPrice(general.price) ?? {}, {}),
    },
  }));
  const card = {
    ...estate,
    ...(groupKey === undefined ? {} : { groupKey }),
    general: { ...estate.general, ...(children.length === 0 ? {} : { children }) },
  };
  return withKnownPictures(card, row.pictures);
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
