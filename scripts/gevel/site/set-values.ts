import { SiteSchema } from '../../../wire/site.ts';
import { readWhole } from '../../../wire/tolerant/read.ts';
import { WrongUsage } from '../errors.ts';

type Document = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document with a value at a dotted path; undefined takes the field away. */
function withValue(document: Document, [key = '', ...rest]: readonly string[], value: unknown): Document {
  const member = document[key];
  const next = rest.length === 0 ? value : withValue(isObject(member) ? member : {}, rest, value);
  return { ...document, [key]: next };
}

/** `016` is a phone number and `2007` a year: undefined for what is no JSON. */
const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a value may have meant, the likeliest first. */
const meanings = (text: string): readonly unknown[] => {
  if (text === '') return [undefined];
  const json = asJson(text);
  return [...(json === undefined ? [] : [json]), text, text.split(',').map((part) => part.trim())];
};

/** Fields that a command of their own changes, and which. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  id: 'the id of a site never changes',
  state: 'use site publish or site suspend',
  hostnames: 'use host add and host remove',
};

/**
 * A site's document with `path=value` set, each read as the schema has it: JSON, text, or a list whose members
 * commas part. An empty value takes the field away. What the schema refuses either way goes on as it is, so that
 * the service says why.
 */
export function withSettings(document: Document, pairs: readonly string[]): Document {
  return pairs.reduce((before, pair) => {
    const [, path, text] = /^([A-Za-z][\w.]*)=([\s\S]*)$/.exec(pair) ?? [];
    if (path === undefined || text === undefined) {
      throw new WrongUsage(`"${pair}" is no KEY=VALUE, such as settings.contact.phone="016 29 44 10".`);
    }
    const own = ELSEWHERE[path.split('.')[0] ?? ''];
    if (own !== undefined) throw new WrongUsage(`${path} cannot be set: ${own}.`);
    const candidates = meanings(text).map((value) => withValue(before, path.split('.'), value));
    const fitting = candidates.find((candidate) => readWhole(SiteSchema, candidate) !== undefined);
    return fitting ?? candidates[0] ?? before;
  }, document);
}
