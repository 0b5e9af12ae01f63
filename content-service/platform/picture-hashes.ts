import { PICTURE_WIDTHS } from '../../domain/picture-widths.ts';
import { sha256 } from './hash.ts';

/** Digits of a picture's hash: 48 bits tell the pictures apart that ever stood under one name. */
const DIGITS = 12;

/**
 * All that is stored under a name, as one text: its sizes with the hashes of their bytes. Read from the rows
 * themselves, so that it cannot differ from them, whoever wrote them.
 */
export const STORED_SIZES = "group_concat(version || ':' || hash, ' ' ORDER BY version)";

/** The hash of a picture in all its sizes: another as soon as one of them is replaced, added or gone. */
export const pictureHash = (storedSizes: string): string => sha256(storedSizes).slice(0, DIGITS);

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

interface SizesRow {
  readonly name: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly plan: number;
}

/** A site's own pictures by name, in one trip; a name without a picture has none. */
export const findStoredPictures = async (
  db: D1Database,
  siteId: string,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, StoredPicture>> => {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const { results } = await db
    .prepare(
      // Beside one max(), plain columns are those of the row that has it: the largest size.
      `SELECT name, ${STORED_SIZES} AS sizes, max(width) AS width, height, plan FROM json_each(?2) AS wanted ` +
        // CROSS JOIN keeps the order of the tables: a look-up by key for each name.
        'CROSS JOIN assets ON site_id = ?1 AND name = wanted.value GROUP BY name',
    )
    .bind(siteId, JSON.stringify(wanted))
    .all<SizesRow>();
  return new Map(
    results.map(({ name, sizes, width, height, plan }) => [
      name,
      { hash: pictureHash(sizes), width, height, widths: unusualWidths(sizes, width), plan: plan === 1 },
    ]),
  );
};
