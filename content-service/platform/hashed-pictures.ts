import { PICTURE_MEMBERS } from '../../wire/picture.ts';
import { isOwnPicture } from './asset-name.ts';
import { findStoredPictures, readStoredPictures, type StoredPicture } from './picture-hashes.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a picture of the site's own; null for one of elsewhere, and for what is no picture. */
const nameOf = (picture: unknown, member: string): string | null => {
  const name = isNode(picture) ? picture[member] : null;
  return isOwnPicture(name) ? name : null;
};

/** An own picture where a document names it. */
interface OwnPicture {
  readonly picture: object;
  readonly name: string;
}

/** All own pictures in a document. */
const ownPicturesIn = (value: unknown, member?: string): OwnPicture[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => ownPicturesIn(one, member));
  const name = member === undefined ? null : nameOf(value, member);
  if (name !== null) return [{ picture: value, name }];
  return Object.entries(value).flatMap(([key, one]) => ownPicturesIn(one, PICTURE_MEMBERS[key]));
};

/** What came along with the documents that name the pictures, by the very objects that name them. */
const cameAlong = new WeakMap<object, StoredPicture>();

/**
 * A document, of whose own pictures some are known: JSON of the rows that `storedPicturesColumn` gave beside it. The
 * answer that carries it need not ask for those again; it does for others, and for a picture that was copied meanwhile.
 */
export const withKnownPictures = <Document>(document: Document, rows: string): Document => {
  const stored = readStoredPictures(JSON.parse(rows));
  if (stored.size === 0) return document;
  for (const { picture, name } of ownPicturesIn(document)) {
    const known = stored.get(name);
    if (known !== undefined) cameAlong.set(picture, known);
  }
  return document;
};

/** The document with what is stored of each own picture; undefined for a picture that is gone. */
const hashed = (value: unknown, stored: ReadonlyMap<string, StoredPicture>, member?: string): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((one) => hashed(one, stored, member)).filter((one) => one !== undefined);
  }
  const name = member === undefined ? null : nameOf(value, member);
  if (name !== null) {
    const picture = cameAlong.get(value) ?? stored.get(name);
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
 * none for one without, nor where all of them came along with the documents.
 */
export const withPictureHashes = async <Answer>(
  db: D1Database,
  siteId: string,
  answer: Answer,
): Promise<Answer> => {
  const pictures = ownPicturesIn(answer);
  if (pictures.length === 0) return answer;
  const unknown = pictures.flatMap(({ picture, name }) => (cameAlong.has(picture) ? [] : [name]));
  return hashed(answer, await findStoredPictures(db, siteId, unknown)) as Answer;
};
