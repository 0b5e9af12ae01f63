import { PICTURE_MEMBERS } from '../../wire/picture.ts';
import { isOwnPicture } from './asset-name.ts';
import { findStoredPictures, type StoredPicture } from './picture-hashes.ts';

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

/** The document with what is stored of each own picture; undefined for a picture that is gone. */
const hashed = (value: unknown, stored: ReadonlyMap<string, StoredPicture>, member?: string): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((one) => hashed(one, stored, member)).filter((one) => one !== undefined);
  }
  const name = member === undefined ? null : nameOf(value, member);
  if (name !== null) {
    const picture = stored.get(name);
    return picture === undefined ? undefined : { ...value, ...picture };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, hashed(one, stored, PICTURE_MEMBERS[key])]),
  );
};

/**
 * An answer as it leaves the service: each picture of the site's own has the present hash of its bytes, so that
 * a replaced one gets another address; its real pixels, and whether it is a plan, whatever its document says. One
 * that was taken down is left out, so that what shows it has its placeholder. One query an answer with pictures,
 * none for one without.
 */
export const withPictureHashes = async <Answer>(
  db: D1Database,
  siteId: string,
  answer: Answer,
): Promise<Answer> => {
  const names = ownPicturesIn(answer);
  if (names.length === 0) return answer;
  return hashed(answer, await findStoredPictures(db, siteId, names)) as Answer;
};
