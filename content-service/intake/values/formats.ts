import type { Field, Format } from '#domain/fields/field.ts';
import { LOCALES } from '#domain/locale.ts';
import { CODES, codeOf } from './codes.ts';
import { FIGURES } from './figures.ts';
import { unknownKey } from './known.ts';
import { reason } from './reasons.ts';
import { isObject, NOTHING, ofObject, type Rule, refuse, type ValueRow } from './rule.ts';
import { TEXTS } from './texts.ts';

const wordsOf =
  (orNumber: boolean): Rule =>
  (value) => {
    if (typeof value === 'string' || (orNumber && typeof value === 'number')) return NOTHING;
    if (!isObject(value))
      return refuse(reason('type', { expected: orNumber ? 'a text or a number' : 'a text' }));
    return Object.entries(value).flatMap(([locale, said]) => {
      if (!LOCALES.some((known) => known === locale)) return refuse(unknownKey(locale, LOCALES), locale);
      const isText = typeof said === 'string' || said === null;
      return isText ? NOTHING : refuse(reason('type', { expected: 'a text' }), locale);
    });
  };
/** Text in one language or in several. */
const words = wordsOf(false);

/** A code given as an id with a name; numeric ids belong to the system itself and are not checked. */
const named = ({ enumeration }: Field): Rule => {
  const code = enumeration === undefined ? null : codeOf(enumeration);
  return ofObject(({ id }) => {
    if (code === null || typeof id !== 'string' || /^-?\d*$/.test(id)) return NOTHING;
    return code(id).map(({ why }) => ({ at: ['id'], why }));
  });
};

/** Text members of a room given as an object. */
const ROOM_WORDS = ['name', 'description', 'information', 'comment'] as const;
const ROOM_KEYS: readonly string[] = ['surface', ...ROOM_WORDS];

/** A room of the second source: its surface in m², its text, `true`, or an object of these. */
const room: Rule = (value) => {
  if (typeof value === 'number') return FIGURES.area(value);
  if (typeof value === 'boolean' || typeof value === 'string') return NOTHING;
  if (!isObject(value)) return refuse(reason('type', { expected: 'a number, a text or an object' }));
  if (Object.keys(value).every((key) => LOCALES.some((locale) => locale === key))) return words(value);
  return Object.entries(value).flatMap(([key, part]) => {
    if (!ROOM_KEYS.includes(key)) return refuse(unknownKey(key, ROOM_KEYS), key);
    if (part === null) return NOTHING;
    return (key === 'surface' ? FIGURES.area : words)(part).map(({ at, why }) => ({ at: [key, ...at], why }));
  });
};

const free: Rule = () => NOTHING;

/** Value rules by format of the field tables. */
const FORMATS: Readonly<Record<Exclude<Format, 'enumeration' | 'named'>, Rule>> = {
  text: wordsOf(true),
  longText: words,
  // Localized texts and names in lists are checked by the schema.
  localized: free,
  names: free,
  number: FIGURES.count,
  floor: FIGURES.floor,
  year: FIGURES.year,
  years: FIGURES.years,
  degrees: FIGURES.degrees,
  area: FIGURES.area,
  length: FIGURES.length,
  litres: FIGURES.litres,
  price: FIGURES.euros,
  pricePerArea: FIGURES.euros,
  percent: FIGURES.percent,
  epc: FIGURES.energy,
  epcYear: FIGURES.energyOfAYear,
  energyUse: FIGURES.energy,
  co2: FIGURES.emission,
  date: TEXTS.dayOrInstant,
  dateTime: TEXTS.dayOrInstant,
  yesNo: CODES.yesNo,
  standing: CODES.status,
  link: TEXTS.https,
  violation: CODES.violation,
  floodScore: CODES.floodScore,
  energyLabel: CODES.energyLabel,
  conformity: CODES.conformity,
  room,
};

/** Whether a field is a list, an address or pictures, whose parts have rows of their own. */
const isComposed = ({ format, aside }: Field): boolean =>
  format === 'text' && aside !== undefined && aside !== 'heading' && aside !== 'companion';

function ruleOf(field: Field): Rule {
  if (isComposed(field)) return free;
  if (field.format === 'named') return named(field);
  if (field.format !== 'enumeration') return FORMATS[field.format];
  return field.enumeration === undefined ? free : codeOf(field.enumeration);
}

/** Rows of a source's field table; `own` are rules that replace those of the format. */
export const fieldRows = (
  table: readonly Field[],
  own: Readonly<Record<string, Rule>> = {},
): readonly ValueRow[] =>
  table.flatMap((field) => {
    const rule = own[field.path] ?? ruleOf(field);
    return [field.path, ...(field.orPath === undefined ? [] : [field.orPath])].map(
      (path): ValueRow => [path, own[path] ?? rule],
    );
  });
