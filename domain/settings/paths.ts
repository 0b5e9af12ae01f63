/** Paths into a site's document: `settings.team.offices[eupen].phone`; entries of lists are named by their id. */

type Document = Readonly<Record<string, unknown>>;
/** A key, or an entry of a list. */
type Step = string | { readonly entry: string };
/** The place of an entry in a list, which may be the one behind its end. */
type PlaceOf = (list: readonly unknown[], entry: string) => number;

const isObject = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The steps of a path: keys, and entries of lists. */
export const stepsOf = (path: string): readonly Step[] =>
  path.split('.').flatMap((part): readonly Step[] => {
    const [, key = part, entries = ''] = /^([^[]*)((?:\[[^\]]+\])*)$/.exec(part) ?? [];
    return [key, ...[...entries.matchAll(/\[([^\]]+)\]/g)].map(([, entry = '']) => ({ entry }))];
  });

const idOf = (one: unknown): unknown => (isObject(one) ? one.id : undefined);

/** The place of the entry with an id; -1 for none. */
export const placeById: PlaceOf = (list, entry) => list.findIndex((one) => idOf(one) === entry);

/** The value at a path; undefined where there is none. */
export function valueAtPath(document: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>((node, step) => {
    if (typeof step === 'string') return isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined;
    return Array.isArray(node) ? node[placeById(node, step.entry)] : undefined;
  }, document);
}

/** Sets the value at some steps; undefined removes the field, or the entry of a list. */
export function withValue(
  node: unknown,
  [step, ...rest]: readonly Step[],
  value: unknown,
  placeOf: PlaceOf,
): unknown {
  if (step === undefined) return value;
  if (typeof step === 'string') {
    const document = isObject(node) ? node : {};
    const { [step]: before, ...others } = document;
    const after = withValue(before, rest, value, placeOf);
    if (after === undefined) return others;
    // In its place among the keys: a document that is put back is the one that it was.
    return Object.hasOwn(document, step) ? { ...document, [step]: after } : { ...others, [step]: after };
  }
  const list: readonly unknown[] = Array.isArray(node) ? node : [];
  const place = placeOf(list, step.entry);
  const entry = withValue(list[place], rest, value, placeOf);
  return entry === undefined ? list.toSpliced(place, 1) : list.toSpliced(place, 1, entry);
}

/** A path with its entries, languages and weekdays left open: `settings.team.offices[].hours.week.{day}`. */
export const patternOf = (path: string): string =>
  path
    .replaceAll(/\[[^\]]*\]/g, '[]')
    .replace(/\.(?:nl|fr|en|de)$/, '.{locale}')
    .replace(/\.week\.(?:mon|tue|wed|thu|fri|sat|sun)$/, '.week.{day}');

/** The id of the entry of a list that a path is in or names; null for none: `eupen`. */
export const entryIn = (path: string): string | null => /\[([^\]]+)\]/.exec(path)?.[1] ?? null;
