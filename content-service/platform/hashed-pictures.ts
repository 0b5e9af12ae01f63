import { PICTURE_MEMBERS } from '#wire/picture.ts';
import { isOwnPicture } from './asset-name.ts';
import { findStoredPictures, readStoredPictures, type StoredPicture } from './picture-hashes.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of one of the site's own pictures; null for an external one, and for anything else. */
const nameOf = (picture: unknown, member: string): string | null => {
  const name = isNode(picture) ? picture[member] : null;
  return isOwnPicture(name) ? name : null;
};

/** A reference to an own picture in a document. */
interface OwnPicture {
  readonly picture: object;
  readonly name: string;
}

/** Documents whose own pictures are all complete: they need no further search. */
const settled = new WeakSet<object>();

/** All own pictures in a document that are not complete yet. */
const ownPicturesIn = (value: unknown, member?: string, found: OwnPicture[] = []): readonly OwnPicture[] => {
  if (typeof value !== 'object' || value === null || settled.has(value)) return found;
  if (Array.isArray(value)) {
    for (const one of value) ownPicturesIn(one, member, found);
    return found;
  }
  const node = value as Node;
  const name = member === undefined ? null : nameOf(node, member);
  if (name !== null) {
    found.push({ picture: value, name });
    return found;
  }
  // Runs for every answer, so it makes no call for a primitive value and no array of entries.
  for (const key of Object.keys(node)) {
    const one = node[key];
    if (typeof one === 'object' && one !== null) ownPicturesIn(one, PICTURE_MEMBERS[key], found);
  }
  return found;
};

/** Stored data that was read with the documents, by the objects that refer to the pictures. */
const cameAlong = new WeakMap<object, StoredPicture>();

/**
 * Completes the pictures of a new document: `rows` is the JSON from the column `storedPicturesColumn`. If it
 * covers all own pictures, they are completed now; otherwise the data is kept for the answer, which then only
 * queries the missing ones.
 */
export const withKnownPictures = <Document extends object>(document: Document, rows: string): Document => {
  const stored = readStoredPictures(rows);
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

/** The document with the stored data of each own picture; undefined for a deleted picture. */
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
 * Completes an answer before it leaves the service: each of the site's own pictures gets the current hash, so
 * that a replaced one has a new address, and its real pixels and plan flag, whatever the document states. A
 * deleted picture is left out, so that a placeholder is shown. One query per answer with pictures, none
 * without, or when all data was read with the documents.
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
