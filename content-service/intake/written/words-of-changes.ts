/** What an action on a home changed, before and after, as the journal keeps it: short, and without contact persons. */
import { excerpt } from '#domain/format/excerpt.ts';
import type { DraftRow } from './stored-home.ts';

/** Characters of a text that are kept, and of all values of an action: further fields are named only. */
const TEXT = 80;
const MOST = 4000;
const NOTHING = '…';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A value in short as JSON: of a choice its id, of a place its zip and name, of a text its beginning; null for a longer one. */
function said(value: unknown): string | null {
  if (value === null || value === undefined) return NOTHING;
  if (isText(value)) return JSON.stringify(excerpt(value, TEXT));
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return null;
  const { id, zip, name, ...others } = value as Readonly<Record<string, unknown>>;
  if (id !== undefined && zip === undefined) return said(id);
  const texts = Object.values(typeof name === 'object' && name !== null ? name : others).filter(isText);
  return zip === undefined && texts.length === 0
    ? null
    : said(`${isText(zip) || typeof zip === 'number' ? zip : ''} ${texts[0] ?? ''}`.trim());
}

/**
 * What changes, field by field: `field: before → after`, or the field alone. Persons, such as the contact of a home, are
 * named by their field only: their names would outlast them.
 */
export function wordsOf(
  rows: readonly Pick<DraftRow, 'field' | 'value' | 'base'>[],
  isNamedOnly: (field: string) => boolean = (field) => field.startsWith('contact'),
): string {
  let left = MOST;
  return rows
    .map(({ field, value, base }) => {
      const [before, after] = [base, value].map((json) => said(JSON.parse(json)));
      const words = `${field}: ${before} → ${after}`;
      left -= words.length;
      const isShort = before !== null && after !== null && left > 0;
      return isShort && !isNamedOnly(field) ? words : field;
    })
    .join('; ');
}
