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

/** Documents whose own pictures all have said what is stored of them: nobody need look through them again. */
const settled = new WeakSet<object>();

/** All own pictures in a document that have not said yet what is stored of them. */
const ownPicturesIn = (value: unknown, member?: string, found: OwnPicture[] = []): readonly OwnPicture[] => {
  if (typeof value !== 'object' || value === null || settled.has(value)) return found;
  if (Array.isArray(value)) {
    for (const one of value) ownPicturesIn(one, member, found);
    return found;
  }
  const name = member === undefined ? null : nameOf(value, member);
  if (name !== null) found.push({ picture: value, name });
  else for (const [key, one] of Object.entries(value)) ownPicturesIn(one, PICTURE_MEMBERS[key], found);
  return found;
};

/** What came along with the documents that name the pictures, by the very objects that name them. */
const cameAlong = new WeakMap<object, StoredPicture>();

/**
 * A document of the caller's own, of whose pictures some are known: JSON of the rows that `storedPicturesColumn` gave
 * beside it. Where they are all of its own pictures, these say it from now on; else the answer that carries the
 * document need not ask for those again, but for the others, and for a picture that was copied meanwhile.
 */
export const withKnownPictures = <Document extends object>(document: Document, rows: string): Document => {
  const stored = readStoredPictures(JSON.parse(rows));
  const pictures = ownPicturesIn(document);
  for (const { picture, name } of pictures) {
    const known = stored.get(name);
    if (known !== undefined) cameAlong.set(picture, known);
  }
  if (pictures.every(({ picture }) => cameAlong.has(picture))) {
    for (const { picture } of pictures) Object.assign(picture, cameAlong.get(picture));
    settled.add(document);
  }
  return document;
};

/** The document with what is stored of each own picture; undefined for a picture that is gone. */
const hashed = (value: unknown, stored: ReadonlyMap<string, StoredPicture>, member?: string): unknown => {
  if (typeof value !== 'object' || value === null || settled.has(value)) return value;
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
