import { PICTURE_WIDTHS } from '../../domain/picture-widths.ts';
import { prepare } from './db/prepare.ts';
import type { Statement } from './db/statement.ts';
import { sha256 } from './hash.ts';

/** Digits of a picture's hash: 48 bits tell the pictures apart that ever stood under one name. */
const DIGITS = 12;

/**
 * All that is stored under a name, as one text: its sizes with the beginnings of the hashes of their bytes, more than
 * are left of it in the end. Read from the rows themselves, so that it cannot differ from them, whoever wrote them.
 */
export const STORED_SIZES = "group_concat(version || ':' || substr(hash, 1, 16), ' ' ORDER BY version)";

/** Hashes that are remembered; those made longest ago are forgotten first. */
const MOST_HASHES = 5_000;
const hashes = new Map<string, string>();

/** The hash of a picture in all its sizes: another as soon as one of them is replaced, added or gone. */
export function pictureHash(storedSizes: string): string {
  const known = hashes.get(storedSizes);
  if (known !== undefined) return known;
  const hash = sha256(storedSizes).slice(0, DIGITS);
  hashes.set(storedSizes, hash);
  const [oldest] = hashes.keys();
  if (hashes.size > MOST_HASHES && oldest !== undefined) hashes.delete(oldest);
  return hash;
}

/** What is true of a picture of the site's own, by what is stored of it. */
export interface StoredPicture {
  /** Of all its sizes. */
  readonly hash: string;
  /** Pixels of the largest. */
  readonly width: number;
  readonly height: number;
  /** Widths of its files, where one of those is lacking that are usually made of so large a picture. */
  readonly widths: readonly number[] | undefined;
  /** A drawn plan: shown whole. */
  readonly plan: boolean;
}

/** Undefined where every usual width below the largest is there: then documents need not say them. */
const unusualWidths = (storedSizes: string, largest: number): readonly number[] | undefined => {
  const widths = [...storedSizes.matchAll(/w(\d+):/g)].map(([, width]) => Number(width));
  const isUsual = PICTURE_WIDTHS.every((width) => width >= largest || widths.includes(width));
  return isUsual ? undefined : widths.toSorted((one, other) => one - other);
};

/** A row of what is stored. */
export interface SizesRow {
  readonly name: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly plan: number;
}

/** What is stored of the pictures whose names, with their site, a statement selects as `site` and `picture`. */
export const storedPicturesStatement = ({ sql, params }: Statement): Statement => ({
  sql:
    // Beside one max(), plain columns are those of the row that has it: the largest size.
    `SELECT name, ${STORED_SIZES} AS sizes, max(width) AS width, height, plan FROM (${sql}) AS wanted ` +
    // CROSS JOIN keeps the order of the tables: a look-up by key for each name.
    'CROSS JOIN assets ON site_id = wanted.site AND name = wanted.picture GROUP BY name',
  params,
});

/**
 * What is stored of the pictures that a document names, as a column beside it, so that both come in one trip: JSON of
 * rows. `names` selects them as `picture`, `site` is their site.
 */
export const storedPicturesColumn = (names: string, site: string): string =>
  "(SELECT json_group_array(json_object('name', name, 'sizes', sizes, 'width', width, 'height', height, " +
  `'plan', plan)) FROM (${storedPicturesStatement({ sql: `SELECT ${site} AS site, named.* FROM (${names}) AS named`, params: [] }).sql}))`;

/** The pictures of those rows, by name. */
export const readStoredPictures = (rows: readonly SizesRow[]): ReadonlyMap<string, StoredPicture> =>
  new Map(
    rows.map(({ name, sizes, width, height, plan }) => [
      name,
      { hash: pictureHash(sizes), width, height, widths: unusualWidths(sizes, width), plan: plan === 1 },
    ]),
  );

/** A site's own pictures by name, in one trip; a name without a picture has none. */
export const findStoredPictures = async (
  db: D1Database,
  siteId: string,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, StoredPicture>> => {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const statement = storedPicturesStatement({
    sql: 'SELECT ? AS site, value AS picture FROM json_each(?)',
    params: [siteId, JSON.stringify(wanted)],
  });
  const { results } = await prepare(db, statement).all<SizesRow>();
  return readStoredPictures(results);
};
