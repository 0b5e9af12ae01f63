import type { Format } from '#domain/fields/field.ts';
import { entryOf } from '#domain/fields/read.ts';
import { excerpt } from '#domain/format/excerpt.ts';
import { formatArea, formatCo2, formatEpc, formatEpcPerYear, formatMetres } from '#domain/format/measure.ts';
import { formatLongDay } from '#domain/format/moment.ts';
import { formatPrice } from '#domain/format/money.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { DOT, glued } from '#domain/format/ties.ts';
import type { Writing } from '#domain/format/writing.ts';
import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import { statusCodeOf } from '#domain/rules/standing.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import { createTranslator, type Translator } from '#locales/translator.ts';
import type { StaffKey, StaffTexts } from '../texts.ts';
import type { FormRow } from './form-rows.ts';
import { type ControlContext, cellValue, firstText, partsOf, WEEKDAYS } from './home-controls.ts';
import { type Option, OTHER, optionsOf } from './home-options.ts';

/** Texts of a page about a home. */
export interface Words extends ControlContext {
  readonly s: StaffTexts;
  readonly t: Translator;
}

/** The label of a code in any language. */
export const labelIn: ControlContext['labelIn'] = (locale, group, code) =>
  createTranslator(locale).label(group, code);

const FIGURES: Partial<Readonly<Record<Format, (value: number, writing: Writing) => string>>> = {
  area: formatArea,
  length: formatMetres,
  price: formatPrice,
  energyUse: formatEpc,
  epcYear: formatEpcPerYear,
  co2: formatCo2,
  year: (value) => String(value),
};
const UNITS: Partial<Readonly<Record<Format, string>>> = {
  area: 'm²',
  length: 'm',
  price: '€',
  energyUse: 'kWh/m²',
  epcYear: 'kWh',
  co2: 'kg/m²',
};

/** A day of the week, from 0 for Sunday, as 1 November 2026 is. */
export const weekdayName = (day: number, locale: Locale): string =>
  dayInWords(`2026-11-0${day + 1}`, locale, 'weekdayLong');

/** The label of an option. */
export function optionLabel(row: FormRow, option: Option, { s, t }: Words): string {
  if (row.choices !== undefined) return s(`written.choices.${row.choices}.${option.code}` as StaffKey);
  if (row.control === 'class') return option.label;
  if (row.control === 'status') return t.label('status', option.label) ?? option.code;
  if (row.control === 'yesNo') return s(option.code === 'YES' ? 'written.yes' : 'written.no');
  if (row.control === 'destination') return t.label('recentDestination', option.code) ?? option.code;
  if (row.enumeration === 'flood') return option.code;
  return (row.enumeration === undefined ? null : t.label(row.enumeration, option.code)) ?? option.code;
}

/** The row's name, with its unit and the language of its text. */
export function labelOf(row: FormRow, { s, t }: Words): string {
  const { own, question, field, format, locale } = row;
  if (question !== undefined) return s(`written.questions.${question}`);
  const name = own === undefined ? t.label('field', field ?? '') : s(`written.labels.${own}`);
  const unit = row.control === 'price' ? '€' : format === undefined ? undefined : UNITS[format];
  const more = unit ?? (locale === undefined ? undefined : languageOf(locale).name);
  return more === undefined ? (name ?? row.path) : `${name ?? row.path} (${more})`;
}

/** The row's name in few words, for lists of what lacks and what goes out. */
export const shortLabelOf = (row: FormRow, words: Words): string => {
  const { question: _question, format: _format, ...plain } = row;
  return labelOf(plain, words);
};

/** An entry of a list: what its fields say, with their units; two times or days are a span. */
function entryText({ cells = [] }: FormRow, entry: unknown, words: Words): string {
  const said = cells.flatMap((cell) => {
    const value = cellValue(entry, cell);
    const text = cell.control === 'check' && value !== true ? null : shownValue(cell, value, words);
    if (text === null) return [];
    if (cell.control === 'check') return [{ cell, text: labelOf(cell, words) }];
    return [
      { cell, text: cell.own === 'amount' ? `€ ${text}` : cell.own === 'surface' ? `${text} m²` : text },
    ];
  });
  return said
    .map(({ cell, text }, at) => {
      const before = said[at - 1]?.cell.control;
      const isSpan = before === cell.control && (before === 'time' || before === 'date');
      return `${at === 0 ? '' : isSpan ? ' – ' : ', '}${text}`;
    })
    .join('');
}

/** The name of a field that has no row in a form. */
export const labelOfField = (field: string, { s }: Words): string =>
  field === 'estate.pictures' || field === 'rental.photos' ? s('pictures.title') : field;

/** A list of pictures as people read it, in its order; null for what is none. */
function picturesIn(value: unknown, { s, locale }: Words): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const names = value.map((one, at) => {
    const isPicture =
      typeof entryOf(one, 'file') === 'string' || typeof entryOf(one, 'original') === 'string';
    return isPicture
      ? firstText(entryOf(one, 'alt'), locale) || s('pictures.picture', { n: String(at + 1) })
      : null;
  });
  return names.includes(null) ? null : `${s.count('pictures.count', names.length)}: ${names.join(', ')}`;
}

/** A value as people read it; null for none. */
export function shownValue(row: FormRow | undefined, value: unknown, words: Words): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (row === undefined)
    return (
      picturesIn(value, words) ?? excerpt(typeof value === 'string' ? value : JSON.stringify(value), 120)
    );
  const { s, t, locale } = words;
  if (row.control === 'rows' && Array.isArray(value)) {
    const entries = value.map((entry: unknown) => entryText(row, entry, words)).filter((text) => text !== '');
    // An excerpt has plain spaces only.
    return entries.length === 0 ? null : excerpt(entries.join(DOT), 300).replaceAll(' · ', DOT);
  }
  if (row.control === 'weekdays' && Array.isArray(value)) {
    const days = WEEKDAYS.filter((day) => value.includes(day));
    return days.length === 0 ? null : days.map((day) => weekdayName(day, locale)).join(', ');
  }
  if (row.control === 'date' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return formatLongDay(`${value}T12:00:00Z`, locale);
  if (typeof value === 'number' && ['number', 'whole', 'price'].includes(row.control)) {
    if (value === -1) return row.control === 'price' ? s('written.onRequest') : null;
    if (row.control === 'price') return glued(formatPrice(value, t));
    return (
      (row.format === undefined ? undefined : FIGURES[row.format])?.(value, t) ?? formatTrimmed(value, t)
    );
  }
  if (row.control === 'check') return s(value === true ? 'written.yes' : 'written.no');
  const { '': code = '', own = '' } = partsOf(row, value, words);
  if (code === OTHER) {
    // A listing states its status by a code of its own source.
    const isStatus = row.control === 'status' && typeof value === 'string';
    const status = isStatus ? statusCodeOf(value, SOURCES.plain.name) : null;
    const named = status === null ? firstText(entryOf(value, 'name'), locale) : t.label('status', status);
    return named || JSON.stringify(value);
  }
  const option = optionsOf(row).find((one) => one.code === code);
  const text = option === undefined ? own || code : optionLabel(row, option, words);
  return text === '' ? null : excerpt(text, 160);
}
