import { BOOKING_WORDS } from './bookings.ts';
import { CALENDAR_WORDS } from './calendars.ts';
import { CALL_WORDS } from './calls.ts';
import { DUO_WORDS } from './duo.ts';
import { ESTATE_WORDS } from './estate.ts';
import { FEED_WORDS } from './feeds.ts';
import { FIGURE_WORDS } from './figures.ts';
import { FORM_WORDS } from './forms.ts';
import { INTEREST_WORDS } from './interest.ts';
import { OPERATOR_WORDS } from './operators.ts';
import { OWN_SERVICE_WORDS } from './own-service.ts';
import { PAGE_WORDS } from './pages.ts';
import { PICTURE_WORDS } from './pictures.ts';
import { RENTAL_WORDS } from './rentals.ts';
import { SEARCH_WORDS } from './search.ts';
import { SECOND_SOURCE_WORDS } from './second-source.ts';
import { SELLER_WORDS } from './seller.ts';
import { SITE_WORDS } from './site.ts';
import { STAFF_WORDS } from './staff.ts';
import type { FieldWords, WordTable } from './word-table.ts';
import { WRITTEN_HOME_WORDS } from './written-homes.ts';

export type { FieldWords } from './word-table.ts';

/** All tables; a path occurs in only one of them. */
export const WORD_TABLES: readonly WordTable[] = [
  ESTATE_WORDS,
  PICTURE_WORDS,
  SECOND_SOURCE_WORDS,
  SEARCH_WORDS,
  SELLER_WORDS,
  SITE_WORDS,
  PAGE_WORDS,
  RENTAL_WORDS,
  BOOKING_WORDS,
  FORM_WORDS,
  OPERATOR_WORDS,
  OWN_SERVICE_WORDS,
  FEED_WORDS,
  FIGURE_WORDS,
  INTEREST_WORDS,
  CALENDAR_WORDS,
  WRITTEN_HOME_WORDS,
  STAFF_WORDS,
  CALL_WORDS,
  DUO_WORDS,
];

/** Lower-cases the first letter: a schema has the name of its type, a field that holds it a field name (`Theme.paper` is `theme.paper`). */
const asField = (path: string): string => path.replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const WORDS = new Map<string, readonly [key: string, words: FieldWords]>();
for (const entry of WORD_TABLES.flatMap((table) => Object.entries(table))) {
  const path = asField(entry[0]);
  // The second would silently describe the fields of the first.
  if (WORDS.has(path)) throw new Error(`two tables of wire/words have words for ${path}`);
  WORDS.set(path, entry);
}

/** The description of the field at a path, which begins with the name of its schema; null for none. */
export function wordsAt(
  path: readonly string[],
): { readonly key: string; readonly words: FieldWords } | null {
  for (let from = 0; from < path.length; from += 1) {
    const found = WORDS.get(asField(path.slice(from).join('.')));
    if (found !== undefined) return { key: found[0], words: found[1] };
  }
  return null;
}

/** The description under exactly this path; null for none. */
export const wordsOf = (path: string): FieldWords | null => WORDS.get(asField(path))?.[1] ?? null;
