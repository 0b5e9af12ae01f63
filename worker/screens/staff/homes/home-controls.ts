/** How values of a record are entered and read again; what cannot be read stays as it was typed. */
import { entryOf, localizedOf, numberOf, valueAt } from '#domain/fields/read.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { letterOfValue } from '#domain/rules/energy.ts';
import { parseEnergyLabel } from '#domain/rules/energy-label.ts';
import type { Region } from '#domain/rules/region.ts';
import { planningCode, yesOrNo } from '#domain/rules/yes-no.ts';
import { OTHER, optionsOf } from './home-options.ts';
import type { FormRow } from './home-table.ts';

/** What controls depend on. */
export interface ControlContext {
  readonly locale: Locale;
  /** Label of a code in a language. */
  readonly labelIn: (
    locale: Locale,
    group: NonNullable<FormRow['enumeration']>,
    code: string,
  ) => string | null;
  /** Region whose scale of energy classes holds; null for none. */
  readonly scale: Region | null;
}

/** Texts of a row's controls, by the end of their names: '' is the main one. */
export type Parts = Readonly<Record<string, string>>;

/** Days of an open house that can be entered beyond those that are there. */
const EMPTY_DAYS = 2;
export const DAY_PARTS = ['day', 'from', 'to', 'places', 'registration'] as const;

/** A number as it is written in Belgium: a comma before decimals. */
const numberText = (value: unknown): string =>
  typeof value === 'number' ? (value === -1 ? '' : String(value).replace('.', ',')) : textIn(value);

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads "425.000", "€ 425 000", "164,5" and "164.5"; null for what is no number. */
export function typedNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]|€|m²|kWh\/m²/g, '');
  const plain = /^-?\d{1,3}(?:[.,]\d{3})+(?:,\d+)?$/.test(bare)
    ? bare.replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    : bare;
  return /^-?\d{1,12}(?:[.,]\d{1,6})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

export const firstText = (value: unknown, locale: Locale): string => {
  const texts = localizedOf(value) ?? {};
  return texts[locale] ?? LOCALES.map((one) => texts[one]).find((text) => text !== undefined) ?? '';
};

/** The class that follows from the number on the region's scale. */
export const classOfNumber = (value: unknown, { scale }: ControlContext): string | null =>
  typeof value === 'number' && scale !== null ? letterOfValue(value, scale) : null;

const codeOf = (value: unknown): string => {
  const code = planningCode(value);
  return code === null || code === 'UNKNOWN' ? '' : code;
};

/** The option that stands for a value; `OTHER` for one that the options do not have. */
const chosen = (row: FormRow, value: unknown, code: string): string => {
  if (value === null || value === undefined || code === '') return '';
  const found = optionsOf(row).find((option) => option.code === code || String(option.id ?? '') === code);
  return found?.code ?? OTHER;
};

const destinationOf = (value: unknown, row: FormRow, context: ControlContext): string => {
  const text = firstText(value, context.locale);
  if (text === '') return '';
  const texts = Object.values(localizedOf(value) ?? {});
  const found = optionsOf(row).find(({ code }) =>
    LOCALES.some((locale) => texts.includes(context.labelIn(locale, 'recentDestination', code) ?? '')),
  );
  return found?.code ?? '';
};

/** The texts of a row's controls for a value of the record or the draft. */
export function partsOf(row: FormRow, value: unknown, context: ControlContext): Parts {
  switch (row.control) {
    case 'number':
    case 'whole':
      return { '': numberText(value) };
    case 'price':
      return { '': numberText(value), hidden: value === -1 ? '1' : '' };
    case 'check':
      return { '': value === true ? '1' : '' };
    case 'yesNo': {
      const said = yesOrNo(value);
      return { '': said === null ? '' : said ? 'YES' : 'NO' };
    }
    case 'code':
      return { '': chosen(row, value, codeOf(value)) };
    case 'status':
      return { '': chosen(row, value, textIn(value)) };
    case 'named':
    case 'subType':
      return { '': chosen(row, value, textIn(entryOf(value, 'id'))) };
    case 'class':
      return { '': parseEnergyLabel(textIn(value)) === null ? '' : chosen(row, value, textIn(value)) };
    case 'destination': {
      const code = destinationOf(value, row, context);
      return { '': code, own: code === '' ? firstText(value, context.locale) : '' };
    }
    case 'city': {
      const zip = textIn(entryOf(value, 'zip'));
      return { '': `${zip} ${firstText(entryOf(value, 'name'), context.locale)}`.trim() };
    }
    case 'days': {
      const days = Array.isArray(value) ? (value as readonly unknown[]) : [];
      const parts = [...days, ...Array.from({ length: EMPTY_DAYS }, () => null)].flatMap((day, index) =>
        DAY_PARTS.map((part) => {
          const said = entryOf(day, part);
          return [`${index}.${part}`, said === true ? '1' : textIn(said)];
        }),
      );
      return Object.fromEntries(parts);
    }
    default:
      return { '': textIn(value) };
  }
}

/** Name of a control in the form. */
export const nameOf = (path: string, part: string): string => (part === '' ? path : `${path}#${part}`);

/** Text without what programs put between words unseen, and with one kind of line end. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u2028]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: pasted texts have them
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g, '')
    .trim();

/** The texts of a row's controls as they were typed. */
export function typedParts(row: FormRow, typed: Typed, names: readonly string[]): Parts {
  const days = Object.keys(typed).filter((name) => name.startsWith(`${row.path}#`));
  const parts = row.control === 'days' ? days.map((name) => name.slice(row.path.length + 1)) : names;
  return Object.fromEntries(parts.map((part) => [part, clean(textOf(typed, nameOf(row.path, part)) ?? '')]));
}

const inAllLanguages = (
  group: NonNullable<FormRow['enumeration']>,
  code: string,
  { labelIn }: ControlContext,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const label = labelIn(locale, group, code);
      return label === null ? [] : [[locale, label]];
    }),
  );

function dayIn(parts: Parts, index: number): object | null {
  const said = (part: (typeof DAY_PARTS)[number]) => parts[`${index}.${part}`] ?? '';
  if (['day', 'from', 'to', 'places'].every((part) => said(part as 'day') === '')) return null;
  const places = said('places');
  return {
    day: said('day'),
    from: said('from'),
    to: said('to'),
    ...(places === '' ? {} : { places: typedNumber(places) ?? places }),
    ...(said('registration') === '' ? {} : { registration: true }),
  };
}

/** The value that typed texts mean; null for none. A text that means nothing stays as it is. */
export function valueIn(row: FormRow, parts: Parts, context: ControlContext): unknown {
  const text = parts[''] ?? '';
  switch (row.control) {
    case 'number':
    case 'whole':
      return text === '' ? null : (typedNumber(text) ?? text);
    case 'price':
      if ((parts.hidden ?? '') !== '') return -1;
      return text === '' ? null : (typedNumber(text) ?? text);
    case 'check':
      return text !== '';
    case 'yesNo':
      return text === '' ? null : text === 'YES';
    case 'status':
      return text === '' ? null : (numberOf(text) ?? text);
    case 'named':
    case 'subType': {
      const option = optionsOf(row).find(({ code }) => code === text);
      if (option === undefined || row.enumeration === undefined) return text === '' ? null : text;
      return { id: option.id ?? option.code, name: inAllLanguages(row.enumeration, option.code, context) };
    }
    case 'destination':
      if ((parts.own ?? '') !== '') return { [context.locale]: parts.own };
      return text === '' ? null : inAllLanguages('recentDestination', text, context);
    case 'city': {
      const [, zip, name] = /^(\d{4,5}|[A-Z0-9-]*\d[A-Z0-9-]*)?\s*(.*)$/.exec(text) ?? [];
      if (text === '') return null;
      return {
        ...(zip === undefined ? {} : { zip }),
        ...(name === undefined || name === '' ? {} : { name: { [context.locale]: name } }),
      };
    }
    case 'days': {
      const indexes = [...new Set(Object.keys(parts).map((part) => Number(part.split('.')[0])))];
      const days = indexes.toSorted((a, b) => a - b).flatMap((index) => dayIn(parts, index) ?? []);
      return days.length === 0 ? null : days;
    }
    default:
      return text === '' ? null : text;
  }
}

/** The record's value at a row. */
export const storedAt = (record: object, row: FormRow): unknown => valueAt(record, row.path) ?? null;
