import type { StaffCase } from '../../../../wire/staff.ts';

const COLUMNS = [
  'kind',
  'state',
  'name',
  'email',
  'phone',
  'place',
  'begins',
  'ends',
  'persons',
  'total',
  'extras',
  'due',
  'createdAt',
  'reference',
  'locale',
] as const satisfies readonly (keyof StaffCase)[];

/** A cell (RFC 4180) that no spreadsheet treats as a formula. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** The shown cases, one per line; with the byte order mark by which spreadsheets recognize UTF-8. */
export const caseCsv = (cases: readonly StaffCase[]): string =>
  `\uFEFF${[COLUMNS.join(','), ...cases.map((one) => COLUMNS.map((name) => cell(one[name])).join(','))].join('\r\n')}\r\n`;
