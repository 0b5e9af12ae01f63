import { formatDate, formatDateTime } from '../format/date.ts';
import { formatArea } from '../format/measure.ts';
import { plainText } from '../format/plain-text.ts';
import type { Locale } from '../locale.ts';
import { energyLabelText } from '../rules/energy-label.ts';
import { floodLetter } from '../rules/flood.ts';
import { isHttpsAddress } from '../rules/link.ts';
import { isShelved } from '../rules/standing.ts';
import { planningCode, yesOrNo } from '../rules/yes-no.ts';
import type { Worded } from '../text.ts';
import { inOwn, joinedWords, plainWords } from '../worded.ts';
import type { EnumerationName, Field, Format } from './field.ts';
import { type FigureFormat, figureText } from './numbers.ts';
import { codeOf, entryOf, localizedOf, numberOf, textOf } from './read.ts';
import { isRoomThere, ROOM_NOTES } from './room-there.ts';
import type { FieldContext } from './texts.ts';

/** A value as text; `label` replaces the field's label, for rooms with their own name. */
export interface Written {
  readonly text: string;
  /** Language of the text, when known. */
  readonly locale?: Locale | null;
  readonly label?: Worded;
  readonly note?: Worded;
  readonly href?: string;
}

type Writer = (value: unknown, field: Field, context: FieldContext) => string | Written;

/** Text as the agency wrote it, in one language or in several. */
function words(value: unknown, { locale, fallback }: FieldContext): Worded {
  const plain = textOf(value);
  if (plain !== null) return inOwn(plainText(plain).trim());
  const said = plainWords(localizedOf(value), locale, fallback);
  return textOf(said.text) === null ? inOwn('') : said;
}

/** Text, or a figure when a system sends one. */
const wordsOrFigure: Writer = (value, _, context) => codeOf(value) ?? words(value, context);

const saidYesNo = (value: boolean, { t }: FieldContext): string => t(value ? 'value.yes' : 'value.no');

/** The label of a code; an unknown code is shown as it is, never as an empty text (spec 2 §1). */
function code(value: unknown, enumeration: EnumerationName | undefined, context: FieldContext): Worded {
  if (Array.isArray(value)) {
    return joinedWords(
      value.map((one: unknown) => (Array.isArray(one) ? inOwn('') : code(one, enumeration, context))),
    );
  }
  // Not a code of any enumeration but the answers': a system's "not filled in" (spec 2 §3, spec 1 §5).
  if (value === false && !isAnswerOf(enumeration)) return inOwn('');
  if (typeof value === 'boolean') return inOwn(saidYesNo(value, context));
  const written = isAnswerOf(enumeration)
    ? planningCode(value)
    : (codeOf(value) ?? zeroCode(value, enumeration));
  if (written === null) return words(value, context);
  const label = enumeration === undefined ? null : context.t.label(enumeration, written);
  return inOwn(label ?? plainText(written).trim());
}

/** Enumerations with yes, no and some further answers. */
const isAnswerOf = (enumeration: EnumerationName | undefined): boolean =>
  enumeration === 'planningAnswer' || enumeration === 'flooding';

/** The only enumeration in which 0 is a code: no data on the precision of the coordinates (spec 2 §3). */
const zeroCode = (value: unknown, enumeration: EnumerationName | undefined): string | null =>
  enumeration === 'geoPrecision' && (value === 0 || value === '0') ? '0' : null;

/**
 * The name in the page's language, else the vocabulary's label of the id, else the name in another language.
 */
const named: Writer = (value, { enumeration }, context) => {
  const names = localizedOf(entryOf(value, 'name'));
  const own = textOf(names?.[context.locale]);
  if (own !== null) return plainText(own).trim();
  const id = codeOf(entryOf(value, 'id'));
  const label = id === null || enumeration === undefined ? null : context.t.label(enumeration, id);
  if (label !== null) return label;
  const other = words(names, context);
  return other.text === '' ? (textOf(entryOf(value, 'name')) ?? '') : other;
};

/**
 * The label of status and transaction together, or "archived"; an unknown code is shown as it is (spec 2 §1).
 */
const standing: Writer = (value, _, context) => {
  const said = context.facts.standing;
  const written = codeOf(value);
  if (written !== null && said !== undefined && isShelved(said)) return context.t('standing.archived');
  if (written === null || said === undefined || said.unknown)
    return written === null ? '' : code(value, 'status', context);
  return context.t.label('status', said.label) ?? '';
};

const names: Writer = (value, _, context) =>
  joinedWords(
    (Array.isArray(value) ? value : []).map((entry: unknown) => words(entryOf(entry, 'name'), context)),
  );

/** Yes or no in any spelling; any other value is hidden. */
const yesNo: Writer = (value, _, context) => {
  const said = yesOrNo(value);
  return said === null ? '' : saidYesNo(said, context);
};

/** The imposed measure, or the statement that there was none if no other field contradicts it (spec 1 §5). */
const violation: Writer = (value, _, context) => {
  const written = planningCode(value);
  if (written === 'NO' || written === 'NONE')
    return context.facts.measures === 'none' ? context.t('violation.NONE') : saidYesNo(false, context);
  const label = written === null ? null : context.t.label('violation', written);
  return label ?? code(value, 'planningAnswer', context);
};

/** The score's letter, and its meaning if the letter is known. */
const floodScore: Writer = (value, _, { t }) => {
  const given = textOf(value);
  const score = floodLetter(given) ?? given ?? '';
  const note = t.label('flood', score);
  return note === null ? score : { text: score, note: inOwn(note) };
};

const link: Writer = (value) => {
  const address = textOf(value);
  if (address === null || !isHttpsAddress(address)) return '';
  return { text: new URL(address).hostname.replace(/^www\./, ''), href: address };
};

const conformity: Writer = (value, _, context) => {
  const said = planningCode(value);
  return said === 'YES' || said === 'NO'
    ? (context.t.label('conformity', said === 'YES' ? 'VALID' : 'INVALID') ?? '')
    : code(value, 'conformity', context);
};

/** A room: its surface in m², its text, or an object of both; a custom room may have its own name. */
const room: Writer = (value, _, context) => {
  if (!isRoomThere(value)) return '';
  if (numberOf(value) === null && yesOrNo(value) === true) return saidYesNo(true, context);
  const surface = numberOf(value) ?? numberOf(entryOf(value, 'surface'));
  const area = surface !== null && surface > 0 ? formatArea(surface, context.t) : '';
  if (numberOf(value) !== null) return area;
  const label = words(entryOf(value, 'name'), context);
  const said = ROOM_NOTES.map((key) => words(entryOf(value, key), context));
  const parts = [inOwn(area), ...said, words(value, context)].filter((part) => part.text !== '');
  // A named room exists, whatever its size.
  const there = label.text === '' ? inOwn('') : inOwn(saidYesNo(true, context));
  const [shown = there, ...notes] = parts;
  return {
    ...shown,
    ...(label.text === '' ? {} : { label }),
    ...(notes.length === 0 ? {} : { note: joinedWords(notes) }),
  };
};

const figure =
  (format: FigureFormat): Writer =>
  (value, field, context) =>
    figureText(value, field, format, context);

/** One writer for each format. */
const WRITERS: Readonly<Record<Format, Writer>> = {
  text: wordsOrFigure,
  longText: (value, _, context) => words(value, context),
  localized: (value, _, context) => words(value, context),
  number: figure('number'),
  floor: figure('floor'),
  year: figure('year'),
  years: figure('years'),
  degrees: figure('degrees'),
  area: figure('area'),
  length: figure('length'),
  litres: figure('litres'),
  price: figure('price'),
  pricePerArea: figure('pricePerArea'),
  percent: figure('percent'),
  epc: figure('epc'),
  epcYear: figure('epcYear'),
  energyUse: figure('energyUse'),
  co2: figure('co2'),
  date: (value, _, { t }) => formatDate(textOf(value), t),
  dateTime: (value, _, { t }) => formatDateTime(textOf(value), t),
  yesNo,
  enumeration: (value, { enumeration }, context) => code(value, enumeration, context),
  standing,
  energyLabel: (value, _, context) =>
    energyLabelText(textOf(value), (key) => context.t.label('energyLabel', key)),
  named,
  names,
  link,
  violation,
  floodScore,
  conformity,
  room,
};

/** The value of a field as text, by its format; empty when there is nothing to show. */
export function write(value: unknown, field: Field, context: FieldContext): Written {
  if (value === null || value === undefined) return { text: '' };
  const written = WRITERS[field.format](value, field, context);
  return typeof written === 'string' ? { text: written } : written;
}
