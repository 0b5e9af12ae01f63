import { PICTURE_WIDTHS } from '#domain/picture-widths.ts';
import { prepare } from './db/prepare.ts';
import { sha256 } from './hash.ts';
import { SOCIAL_VERSION } from './social-version.ts';

/** Digits of a picture's hash: 48 bits distinguish all pictures that ever had one name. */
const DIGITS = 12;

/**
 * SQL for all stored sizes of a name as one text, with the first digits of their bytes' hashes (more than the
 * final hash keeps). Computed from the rows themselves, so that it is always consistent with them.
 */
export const STORED_SIZES = "group_concat(version || ':' || substr(hash, 1, 16), ' ' ORDER BY version)";

/** Stored data of one of the site's own pictures. */
export interface StoredPicture {
  /** Hash of all sizes. */
  readonly hash: string;
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  /** Widths of its files, if any of the usual ones below the largest is missing. */
  readonly widths: readonly number[] | undefined;
  /** A floor plan: always shown whole. */
  readonly plan: boolean;
  /** A JPEG for mails and link previews exists. */
  readonly social: true | undefined;
}

/** What the text of all sizes of a picture says. */
interface Sizes {
  /** Changes when a size is replaced, added or deleted. */
  readonly hash: string;
  readonly widths: readonly number[];
  readonly social: true | undefined;
}

/** Maximum number of cached texts; the oldest are dropped first. */
const MOST_TEXTS = 5_000;
const cached = new Map<string, Sizes>();

const readSizes = (storedSizes: string): Sizes => {
  const known = cached.get(storedSizes);
  if (known !== undefined) return known;
  const widths = [...storedSizes.matchAll(/w(\d+):/g)].map(([, width]) => Number(width));
  const social = storedSizes.startsWith(`${SOCIAL_VERSION}:`) || undefined;
  const sizes: Sizes = { hash: sha256(storedSizes).slice(0, DIGITS), widths, social };
  cached.set(storedSizes, sizes);
  const [oldest] = cached.keys();
  if (cached.size > MOST_TEXTS && oldest !== undefined) cached.delete(oldest);
  return sizes;
};

/** The hash of a picture in all sizes. */
export const pictureHash = (storedSizes: string): string => readSizes(storedSizes).hash;

/** Undefined when every usual width below the largest exists: then documents need not state them. */
const unusualWidths = (widths: readonly number[], largest: number): readonly number[] | undefined => {
  const isUsual = PICTURE_WIDTHS.every((width) => width >= largest || widths.includes(width));
  return isUsual ? undefined : widths.toSorted((one, other) => one - other);
};

/** Stored data of a picture as SQL packs it; the name is null if there is no such picture. */
type PackedPicture = readonly [
  name: string | null,
  sizes: string | null,
  width: number,
  height: number,
  plan: 0 | 1,
];

/**
 * SQL column with the stored data of a document's pictures, so that both come in one round trip: JSON of a list of
 * `PackedPicture`. `names` selects them as `picture`, `site` is their site.
 */
export const storedPicturesColumn = (names: string, site: string): string =>
  '(SELECT json_group_array(json((' +
  // With a single max(), SQLite takes plain columns from the row of the maximum: the largest size.
  `SELECT json_array(name, ${STORED_SIZES}, ` +
  `max(CASE version WHEN '${SOCIAL_VERSION}' THEN 0 ELSE width END), height, plan) FROM assets ` +
  `WHERE site_id = ${site} AND name = named.picture))) FROM (${names}) AS named)`;

/** The pictures from that column, by name. */
export const readStoredPictures = (column: string): ReadonlyMap<string, StoredPicture> => {
  const packed: readonly PackedPicture[] = JSON.parse(column);
  return new Map(
    packed.flatMap(([name, sizes, width, height, plan]) => {
      if (name === null || sizes === null) return [];
      const { hash, widths, social } = readSizes(sizes);
      const stored = { hash, width, height, widths: unusualWidths(widths, width), plan: plan === 1, social };
      return [[name, stored]];
    }),
  );
};

/** A site's own pictures by name, in one round trip; unknown names are left out. */
export const findStoredPictures = async (
  db: D1Database,
  siteId: string,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, StoredPicture>> => {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const column = storedPicturesColumn('SELECT value AS picture FROM json_each(?1)', '?2');
  const statement = { sql: `SELECT ${column} AS pictures`, params: [JSON.stringify(wanted), siteId] };
  const pictures = await prepare(db, statement).first<string>('pictures');
  return pictures === null ? new Map() : readStoredPictures(pictures);
};
