import { SiteSchema } from '../../../wire/site.ts';
import { readWhole } from '../../../wire/tolerant/read.ts';
import { WrongUsage } from '../errors.ts';

type Document = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets the value at a path; undefined removes the field. */
function withValue(document: Document, [key = '', ...rest]: readonly string[], value: unknown): Document {
  const member = document[key];
  const next = rest.length === 0 ? value : withValue(isObject(member) ? member : {}, rest, value);
  return { ...document, [key]: next };
}

/** Parses JSON; undefined when it is invalid, such as the prefix `016` (while `2007` is a number). */
const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Possible readings of a value, the most likely first. */
const meanings = (text: string): readonly unknown[] => {
  if (text === '') return [undefined];
  const json = asJson(text);
  return [...(json === undefined ? [] : [json]), text, text.split(',').map((part) => part.trim())];
};

/** Fields that `site set` refuses → hint. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  id: 'the id of a site never changes',
  state: 'use site publish or site suspend',
  hostnames: 'use host add and host remove',
};

/**
 * Sets `path=value` pairs in a site's document. A value is read by its field's schema: JSON, text, or a list
 * separated by commas. An empty value removes the field. A value that does not fit in any reading is kept, so that
 * the service reports why.
 */
export function withSettings(document: Document, pairs: readonly string[]): Document {
  return pairs.reduce((before, pair) => {
    const [, path, text] = /^([A-Za-z][\w.]*)=([\s\S]*)$/.exec(pair) ?? [];
    if (path === undefined || text === undefined) {
      throw new WrongUsage(
        `"${pair}" is not a KEY=VALUE pair, such as settings.contact.phone="016 29 44 10".`,
      );
    }
    const own = ELSEWHERE[path.split('.')[0] ?? ''];
    if (own !== undefined) throw new WrongUsage(`${path} cannot be set: ${own}.`);
    const candidates = meanings(text).map((value) => withValue(before, path.split('.'), value));
    const fitting = candidates.find((candidate) => readWhole(SiteSchema, candidate) !== undefined);
    return fitting ?? candidates[0] ?? before;
  }, document);
}
