/** How values of a record are entered and read again; what cannot be read stays as it was typed. */
import { entryOf, localizedOf, numberOf, valueAt } from '#domain/fields/read.ts';
import { recordValue } from '#domain/fields/record-paths.ts';
import { fold } from '#domain/fold.ts';
import { manyLines } from '#domain/forms/clean-text.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { pastedPoint, pointText } from '#domain/map/pasted-point.ts';
import type { Place } from '#domain/map/projection.ts';
import { letterOfValue } from '#domain/rules/energy.ts';
import { parseEnergyLabel } from '#domain/rules/energy-label.ts';
import type { Region } from '#domain/rules/region.ts';
import { planningCode, yesOrNo } from '#domain/rules/yes-no.ts';
import type { FormRow } from './form-rows.ts';
import { OTHER, optionsOf } from './home-options.ts';

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

/** Rows of a list that can be filled in beyond those that are there. */
const EMPTY_ROWS = 2;
/** Days of the week, from Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** The tick that takes a row out of its list. */
export const REMOVE = 'remove';
/** The entry that a row was shown with, as JSON; '' for a new row. */
export const ENTRY = 'entry';

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

/** A point of a record; null for what has none. */
export function pointIn(value: unknown): Place | null {
  const [lat, lon] = [entryOf(value, 'lat'), entryOf(value, 'lon')];
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
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

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A cell's value in an entry of its list. */
export const cellValue = (entry: unknown, { path }: FormRow): unknown =>
  (Array.isArray(entry) ? (entry as readonly unknown[])[Number(path)] : valueAt(entry, path)) ?? null;

/** Name of a control of a cell within its list. */
export const cellPart = (index: number, path: string, part = ''): string =>
  part === '' ? `${index}.${path}` : `${index}.${path}/${part}`;

/** The texts of one cell among those of its list. */
export function partsOfCell(parts: Parts, index: number, path: string): Parts {
  const main = cellPart(index, path);
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, text]) =>
      name === main ? [['', text]] : name.startsWith(`${main}/`) ? [[name.slice(main.length + 1), text]] : [],
    ),
  );
}

/** The entries of a list that its controls have. */
export const indexesOf = (parts: Parts): readonly number[] =>
  [...new Set(Object.keys(parts).map((name) => Number.parseInt(name, 10)))]
    .filter((index) => Number.isInteger(index))
    .toSorted((a, b) => a - b);

/** Whether typed texts are those that were shown: what cleaning takes out of a text is no change of it. */
export const isSame = (typed: Parts, shown: Parts): boolean =>
  [...new Set([...Object.keys(typed), ...Object.keys(shown)])].every(
    (part) => (typed[part] ?? '') === manyLines(shown[part] ?? ''),
  );

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
    case 'point': {
      const point = pointIn(value);
      return { '': point === null ? textIn(value) : pointText(point) };
    }
    case 'choice':
      return { '': chosen(row, value, textIn(value)) };
    case 'word':
      return { '': firstText(entryOf(value, 'name'), context.locale) };
    case 'weekdays': {
      const days = listOf(value);
      return Object.fromEntries(WEEKDAYS.map((day) => [String(day), days.includes(day) ? '1' : '']));
    }
    case 'rows': {
      const entries = [...listOf(value), ...Array.from({ length: EMPTY_ROWS }, () => null)];
      return Object.fromEntries(
        entries.flatMap((entry, index) =>
          (row.cells ?? []).flatMap((cell) =>
            Object.entries(partsOf(cell, cellValue(entry, cell), context)).map(([part, text]) => [
              cellPart(index, cell.path, part),
              text,
            ]),
          ),
        ),
      );
    }
    default:
      return { '': textIn(value) };
  }
}

/** Name of a control in the form. */
export const nameOf = (path: string, part: string): string => (part === '' ? path : `${path}#${part}`);

/** The texts of a row's controls as they were typed. */
export function typedParts(row: FormRow, typed: Typed, names: readonly string[]): Parts {
  const cells = Object.keys(typed).filter((name) => name.startsWith(`${row.path}#`));
  const parts = row.control === 'rows' ? cells.map((name) => name.slice(row.path.length + 1)) : names;
  return Object.fromEntries(
    parts.map((part) => {
      const text = textOf(typed, nameOf(row.path, part)) ?? '';
      return [part, part.endsWith(`.${ENTRY}`) ? text : manyLines(text)];
    }),
  );
}

/** What a form that is shown again has: of a list its rows as they were typed, which are no longer those stored. */
export function retainedParts(row: FormRow, typed: Typed, stored: Parts): Parts {
  const parts = typedParts(row, typed, Object.keys(stored));
  return row.control === 'rows' && Object.keys(parts).length > 0 ? parts : { ...stored, ...parts };
}

/**
 * The entry that a row was shown with. A page that stays open keeps its rows while its list becomes shorter, so that
 * the place in the list says nothing. Undefined for a new row.
 */
export function entryShown(parts: Parts, index: number, entries: readonly unknown[]): unknown {
  const json = parts[`${index}.${ENTRY}`];
  if (json === undefined) return entries[index];
  try {
    return json === '' ? undefined : (JSON.parse(json) as unknown);
  } catch {
    // Not written by a page of ours: what was typed is a new entry.
    return undefined;
  }
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

type Entry = Readonly<Record<string, unknown>>;
const objectIn = (value: unknown): Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : {};

/** An entry with a value at a path; null removes it, and groups that lose their last value. */
function withCell(entry: Entry, [step = '', ...rest]: readonly string[], value: unknown): Entry {
  const { [step]: before, ...others } = entry;
  const after = rest.length === 0 ? value : withCell(objectIn(before), rest, value);
  const isNothing = after === null || (rest.length > 0 && Object.keys(after as object).length === 0);
  return isNothing ? others : { ...others, [step]: after };
}

/** An entry as it was typed over the one that was seen, which keeps what the form does not show; null for none. */
function entryIn(row: FormRow, parts: Parts, index: number, seen: unknown, context: ControlContext): unknown {
  const cells = (row.cells ?? []).map((cell) => {
    const before = cellValue(seen, cell);
    const shown = partsOf(cell, before, context);
    const own = partsOfCell(parts, index, cell.path);
    const isSeen = isSame(own, shown);
    return { cell, own, isSeen, value: isSeen ? before : valueIn(cell, own, context, before) };
  });
  if ((parts[`${index}.${REMOVE}`] ?? '') !== '') return null;
  if (seen !== undefined && cells.every(({ isSeen }) => isSeen)) return seen;
  // A tick alone says nothing.
  const isBlank = cells.every(
    ({ cell, own }) => cell.control === 'check' || Object.values(own).every((text) => text === ''),
  );
  if (isBlank) return null;
  if (row.tuple === true) return cells.map(({ value }) => value ?? '');
  return cells.reduce<Entry>(
    (entry, { cell, value }) =>
      withCell(entry, cell.path.split('.'), cell.control === 'check' && value === false ? null : value),
    objectIn(seen),
  );
}

/** Controls whose texts are words, in which a soft hyphen has a meaning. */
const WORDS: readonly FormRow['control'][] = ['line', 'text', 'destination', 'word'];

/** The value that typed texts mean over the one that was seen; null for none. A text that means nothing stays as it is. */
export function valueIn(row: FormRow, parts: Parts, context: ControlContext, seen: unknown = null): unknown {
  const words = parts[''] ?? '';
  const text = WORDS.includes(row.control) ? words : words.replaceAll('\u00ad', '');
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
    case 'point':
      return text === '' ? null : (pastedPoint(text) ?? text);
    case 'choice': {
      const option = optionsOf(row).find(({ code }) => code === text);
      return text === '' ? null : (option?.id ?? text);
    }
    case 'word':
      // The same word is the same id, by which searches group.
      return text === ''
        ? null
        : {
            id: fold(text)
              .replace(/[^a-z0-9]+/g, '-')
              .slice(0, 64),
            name: { [context.locale]: text },
          };
    case 'weekdays': {
      const days = WEEKDAYS.filter((day) => (parts[day] ?? '') !== '');
      return days.length === 0 ? null : days;
    }
    case 'rows': {
      const before = listOf(seen);
      const entries = indexesOf(parts)
        .map((index) => entryIn(row, parts, index, entryShown(parts, index, before), context))
        .filter((entry) => entry !== null);
      return entries.length === 0 ? null : entries;
    }
    default:
      return text === '' ? null : text;
  }
}

/** The record's value at a row. */
export const storedAt = (record: object, row: FormRow): unknown => recordValue(record, row.path) ?? null;
