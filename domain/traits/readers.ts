/** Readers of what a document of either source says about a trait: a code, or null when it says nothing. */
import { entryOf, localizedOf, numberOf, textOf, valueAt } from '../fields/read.ts';
import { isRoomThere } from '../fields/room-there.ts';
import { fold } from '../fold.ts';
import { hasPositive } from '../rules/emptiness.ts';
import { countOf, countRooms } from '../rules/rooms.ts';
import { yesOrNo } from '../rules/yes-no.ts';

/** The code that a document says, or null. */
export type Reader = (document: unknown) => string | null;

export const values = (document: unknown, paths: readonly string[]): readonly unknown[] =>
  paths.map((path) => valueAt(document, path));

/** Yes when any of the fields says yes; else no when any says no. */
export const answered =
  (...paths: readonly string[]): Reader =>
  (document) => {
    const said = values(document, paths).map(yesOrNo);
    return said.includes(true) ? 'yes' : said.includes(false) ? 'no' : null;
  };

/** Yes when any of the fields has a text, a code or a number above zero; a field without one says nothing. */
export const filledIn =
  (...paths: readonly string[]): Reader =>
  (document) =>
    values(document, paths).some((value) => {
      const number = numberOf(value);
      return number === null ? textOf(value) !== null && yesOrNo(value) !== false : number > 0;
    })
      ? 'yes'
      : null;

/** Yes when any of the counts or areas is above zero; systems write 0 for "not filled in". */
export const aboveZero =
  (...paths: readonly string[]): Reader =>
  (document) =>
    values(document, paths).map(numberOf).some(hasPositive) ? 'yes' : null;

/** Yes when the first source's list of rooms has one of the type. */
export const room =
  (type: Parameters<typeof countRooms>[1]): Reader =>
  (document) => {
    const layout = valueAt(document, 'layout');
    return Array.isArray(layout) && countRooms(layout, type) > 0 ? 'yes' : null;
  };

/** Yes when the second source's list has this room. */
export const roomOf =
  (path: string): Reader =>
  (document) =>
    isRoomThere(valueAt(document, path)) ? 'yes' : null;

/** Names, in all four languages, that an agency gives to what it lists among rooms and facilities. */
export const listed = (...names: readonly string[]): Reader => {
  const known = new Set(names.map(fold));
  return (document) =>
    ['facilities', 'layout']
      .flatMap((path) => {
        const list = valueAt(document, path);
        return Array.isArray(list) ? list : [];
      })
      .filter((entry) => countOf({ count: numberOf(entryOf(entry, 'count')) }) > 0)
      .flatMap((entry: unknown) => Object.values(localizedOf(entryOf(entry, 'name')) ?? {}))
      .some((name) => known.has(fold(name)))
      ? 'yes'
      : null;
};

export const firstOf =
  (...readers: readonly Reader[]): Reader =>
  (document) => {
    for (const read of readers) {
      const code = read(document);
      if (code !== null) return code;
    }
    return null;
  };
