import { isOwnPicture } from './asset-name.ts';
import { findPictureHashes } from './picture-hashes.ts';

/** Members of documents that hold a picture or a list of them, and which member of a picture is its name. */
export const PICTURE_MEMBERS: Readonly<Record<string, string>> = {
  pictures: 'file',
  picture: 'file',
  hero: 'file',
  heroEvening: 'file',
  photos: 'original',
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a picture of the site's own; null for one of elsewhere, and for what is no picture. */
const nameOf = (picture: unknown, member: string): string | null => {
  const name = isNode(picture) ? picture[member] : null;
  return isOwnPicture(name) ? name : null;
};

/** The names of all own pictures in a document. */
const ownPicturesIn = (value: unknown, member?: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => ownPicturesIn(one, member));
  const name = member === undefined ? null : nameOf(value, member);
  if (name !== null) return [name];
  return Object.entries(value).flatMap(([key, one]) => ownPicturesIn(one, PICTURE_MEMBERS[key]));
};

/** The document with the hash of each own picture; undefined for a picture that is gone. */
const hashed = (value: unknown, hashes: ReadonlyMap<string, string>, member?: string): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((one) => hashed(one, hashes, member)).filter((one) => one !== undefined);
  }
  const name = member === undefined ? null : nameOf(value, member);
  if (name !== null) {
    const hash = hashes.get(name);
    return hash === undefined ? undefined : { ...value, hash };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, hashed(one, hashes, PICTURE_MEMBERS[key])]),
  );
};

/**
 * An answer as it leaves the service: each picture of the site's own has the present hash of its bytes, so that
 * a replaced one gets another address, and one that was taken down is left out, so that what shows it has its
 * placeholder. One query an answer with pictures, none for one without.
 */
export const withPictureHashes = async <Answer>(
  db: D1Database,
  siteId: string,
  answer: Answer,
): Promise<Answer> => {
  const names = ownPicturesIn(answer);
  if (names.length === 0) return answer;
  return hashed(answer, await findPictureHashes(db, siteId, names)) as Answer;
};
