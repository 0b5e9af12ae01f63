/** Mapping files: which column of a spreadsheet is which field, readable and corrected by a person (decision 146). */

import { DECIMALS, type Decimal } from '#domain/csv/cell-number.ts';
import { fold } from '#domain/fold.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { FileError } from '../entry.ts';
import { STATUS_CODES, TYPE_CODES, type Words } from './labels.ts';

/** Targets that are no fields: whether a row is public at all, and whether its price is. */
export const PUBLISHED = 'published';
export const PRICE_SHOWN = 'price shown';

/** A column by its name; its cells give values to these fields, or it is left out. */
interface MappedColumn {
  readonly name: string;
  readonly fields: readonly string[];
}

export interface Mapping {
  /** Name of the sheet; null is the first one. */
  readonly sheet: string | null;
  /** Line of the names of columns; null is the first row. */
  readonly header: number | null;
  /** Language in which places are written. */
  readonly language: Locale;
  readonly decimal: Decimal | null;
  readonly columns: readonly MappedColumn[];
  /** Values of every row. */
  readonly always: readonly { readonly cell: string; readonly fields: readonly string[] }[];
  /** Codes of statuses and types that are written in words of the agency’s own. */
  readonly words: Words;
}

/** Names are compared without line breaks and double spaces, which Excel keeps in a header. */
export const nameOfColumn = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

const ARROW = /^(.*\S)\s*(?:→|->)\s*(\S.*)$/;
const WORD = /^(.*\S)\s+=\s+(\S+)$/;
const SETTING = /^([a-z]+)\s*:\s*(\S.*)$/i;

const unquoted = (text: string): string => {
  const quoted = /^"(.*)"$/.exec(text);
  return quoted === null ? text : (quoted[1] ?? '').replaceAll('""', '"');
};

/** A name as a mapping file has it: in quotes where it would be read otherwise. */
export const quotedName = (name: string): string =>
  /^[#"]|→|->|^always | = /.test(name) || name === '' ? `"${name.replaceAll('"', '""')}"` : name;

interface Draft {
  sheet: string | null;
  header: number | null;
  language: Locale;
  decimal: Decimal | null;
  readonly columns: MappedColumn[];
  readonly always: { cell: string; fields: readonly string[] }[];
  readonly words: Map<string, string>;
}

/** Settings of a mapping file; each returns whether its value is one. */
const SETTINGS: Readonly<Record<string, (draft: Draft, value: string) => boolean>> = {
  sheet: (draft, value) => {
    draft.sheet = unquoted(value);
    return true;
  },
  header: (draft, value) => {
    draft.header = Number(value);
    return /^[1-9]\d{0,4}$/.test(value);
  },
  language: (draft, value) => {
    if (isLocale(value)) draft.language = value;
    return isLocale(value);
  },
  decimal: (draft, value) => {
    draft.decimal = DECIMALS.find((one) => one === value) ?? null;
    return draft.decimal !== null;
  },
};

function readLine(draft: Draft, text: string): string | null {
  const arrow = ARROW.exec(text);
  if (arrow !== null) {
    const [, from = '', to = ''] = arrow;
    const fields = to.trim() === '-' ? [] : to.split('+').map((one) => one.trim());
    if (fields.includes('')) return 'a field is missing between two signs +';
    const always = /^always\s+(.*\S)$/.exec(from);
    if (always === null) draft.columns.push({ name: nameOfColumn(unquoted(from)), fields });
    else draft.always.push({ cell: unquoted(always[1] ?? ''), fields });
    return null;
  }
  const word = WORD.exec(text);
  if (word !== null) {
    const [, written = '', code = ''] = word;
    if (!STATUS_CODES.includes(code) && !TYPE_CODES.includes(code))
      return `"${code}" is no code of a status (${STATUS_CODES.join(', ')}) or of a type (such as apartment, VILLA)`;
    draft.words.set(fold(unquoted(written)), code);
    return null;
  }
  const [, key = '', value = ''] = SETTING.exec(text) ?? [];
  const setting = SETTINGS[key.toLowerCase()];
  if (setting === undefined)
    return 'expected is "Column → field", "word = CODE", or one of sheet:, header:, language:, decimal:';
  return setting(draft, value.trim()) ? null : `"${value.trim()}" is no value of ${key}`;
}

/** Reads a mapping file. @throws FileError with the line that cannot be read */
export function readMapping(text: string, file: string): Mapping {
  const draft: Draft = {
    sheet: null,
    header: null,
    language: 'nl',
    decimal: null,
    columns: [],
    always: [],
    words: new Map(),
  };
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const objection = readLine(draft, line.trim());
    if (objection !== null) throw new FileError(`${file} line ${at + 1}: ${objection}.`);
  }
  if (draft.columns.length === 0) throw new FileError(`${file} maps no column.`);
  return draft;
}
