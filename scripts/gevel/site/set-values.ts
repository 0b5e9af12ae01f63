import { stepsOf, withValue } from '#domain/settings/paths.ts';
import { SiteSchema } from '#wire/site.ts';
import { readWhole } from '#wire/tolerant/read.ts';
import { WrongUsage } from '../errors.ts';
import { shapeAt } from './shape-at.ts';

type Document = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The index that `[0]` or `[eupen]` means in a list; one behind its end adds an entry. Throws WrongUsage. */
function indexOf(list: readonly unknown[], entry: string, path: string): number {
  const named = list.findIndex((one) => isObject(one) && one.id === entry);
  if (named >= 0) return named;
  const index = /^\d{1,3}$/.test(entry) ? Number(entry) : -1;
  if (index >= 0 && index <= list.length) return index;
  const ids = list.flatMap((one) => (isObject(one) && typeof one.id === 'string' ? [one.id] : []));
  const known = ids.length === 0 ? '' : `, or by id: ${ids.join(', ')}`;
  const has = list.length === 0 ? 'is empty' : `has the entries 0 to ${list.length - 1}${known}`;
  throw new WrongUsage(`${path}: there is no entry [${entry}]. The list ${has}; [${list.length}] adds one.`);
}

/** Parses JSON; undefined when it is invalid, such as the prefix `016` (while `2007` is a number). */
const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const parts = (text: string): string[] => text.split(',').map((part) => part.trim());

/** "09:30-12:30,13:30-17:30", and days likewise: from and to. */
const ranges = (text: string): readonly unknown[] => {
  const read = parts(text).map((part) => /^(\d{1,2}:\d\d|\d{4}-\d\d-\d\d)(?:\s*-\s*|\.\.)(.+)$/.exec(part));
  const pairs = read.flatMap((one) => (one ? [[one[1]?.padStart(5, '0'), one[2]?.padStart(5, '0')]] : []));
  return pairs.length === read.length ? [pairs] : [];
};

/** Possible readings of a value, the most likely first. */
const meanings = (text: string): readonly unknown[] => {
  if (text === '') return [undefined];
  const json = asJson(text);
  return [...(json === undefined ? [] : [json]), text, parts(text), ...ranges(text)];
};

/** Fields that `site set` refuses → hint. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  id: 'the id of a site never changes',
  state: 'use site publish or site suspend',
  hostnames: 'use host add and host remove',
};

/** The hours of a weekday are below `week`; people write `hours.sat`. */
const written = (path: string): string =>
  path.replace(/\.hours\.(mon|tue|wed|thu|fri|sat|sun)$/, '.hours.week.$1');

const isSound = (document: unknown): boolean => readWhole(SiteSchema, document) !== undefined;

function withPair(before: Document, pair: string): Document {
  const [, given, text] = /^([A-Za-z][\w.[\]-]*)=([\s\S]*)$/.exec(pair) ?? [];
  if (given === undefined || text === undefined) {
    throw new WrongUsage(`"${pair}" is not a KEY=VALUE pair, such as settings.contact.phone="016 29 44 10".`);
  }
  const path = written(given);
  const steps = stepsOf(path);
  const own = ELSEWHERE[typeof steps[0] === 'string' ? steps[0] : ''];
  if (own !== undefined) throw new WrongUsage(`${given} cannot be set: ${own}.`);
  const placeOf = (list: readonly unknown[], entry: string) => indexOf(list, entry, given);
  const candidates = meanings(text).map((value) => withValue(before, steps, value, placeOf) as Document);
  const fitting = candidates.find(isSound);
  if (fitting !== undefined) return fitting;
  // A document that was unsound before is judged by the service, which names each field.
  const shape = isSound(before) ? shapeAt(SiteSchema, steps) : null;
  if (shape === null) return candidates[0] ?? before;
  throw new WrongUsage(`${given} cannot be "${text.slice(0, 80)}": expected is ${shape}.`);
}

/**
 * Sets `path=value` pairs in a site's document. A path reaches into lists by index or id
 * (`settings.team.offices[eupen].phone`); the index behind the last one adds an entry. A value is read by its field's
 * schema: JSON, text, a list separated by commas, or hours such as `09:30-12:30,13:30-17:30`. An empty value removes
 * the field or entry. Throws WrongUsage with the expected shape and an example.
 */
export const withSettings = (document: Document, pairs: readonly string[]): Document =>
  pairs.reduce(withPair, document);
