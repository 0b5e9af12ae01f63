import { fold } from '#domain/fold.ts';
import { languageOf } from '#domain/languages.ts';
import { LOCALES } from '#domain/locale.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { StaffCaseKind, StaffCasesRequest } from '#wire/staff.ts';
import type { AnswerKind } from '../platform/answering/kind.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { tokenHash } from '../platform/tokens.ts';
import { askedOwners, casesOf, ownedBy, PLACE, UPCOMING } from './cases.ts';
import { SIGNED_IN } from './signed-in.ts';

/** A day as people type it: "12/7", "12.07.2027", "12 juli 2027". */
const NUMBERS = /(?<=^|\s)(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}))?(?=\s|$)/g;
const NAMED = /(?<=^|\s)(\d{1,2})(?:er|\.)?\s+(\p{L}{3,})\.?(?:\s+(\d{4}))?(?=\s|$)/gu;

/** The number of a month by its name or its beginning, of at least three letters, in any of the site's languages. */
function monthOf(name: string): number | null {
  const typed = fold(name);
  for (const locale of LOCALES) {
    const format = new Intl.DateTimeFormat(languageOf(locale).tag, { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const called = fold(format.format(new Date(Date.UTC(2027, month, 1))));
      if (called.startsWith(typed)) return month + 1;
    }
  }
  return null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** "2027-07-12", or its end "-07-12" when no year is given; null for a day or month that does not exist. */
const dayText = (day: number, month: number, year: string | undefined): string | null =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 ? `${year ?? ''}-${two(month)}-${two(day)}` : null;

/** A day, which is compared with dates only. */
const DAY = /^(?:\d{4})?-\d{2}-\d{2}$/;

/** What a case has to contain: a folded text, or a day as "-07-12" or "2027-07-12". */
function soughtParts(typed: string): readonly string[] {
  const day = (text: string, number: string, month: number, year: string | undefined): string =>
    dayText(Number(number), month, year) ?? text;
  return typed
    .replace(NUMBERS, (text, number, month, year) => day(text, number, Number(month), year))
    .replace(NAMED, (text, number, name, year) => day(text, number, monthOf(name) ?? 0, year))
    .split(/[\s,;]+/)
    .map((part) => (DAY.test(part) ? part : fold(part)))
    .filter((part) => part !== '');
}

const TEXTS = ['firstname', 'lastname', 'email', 'phone', 'words', 'reference'];
const joined = (columns: readonly string[]): string =>
  columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ");

interface Read {
  readonly kind: StaffCaseKind;
  readonly id: string;
  readonly place: string;
  readonly text: string;
  readonly days: string;
}

type Sought = Pick<StaffCasesRequest, 'session' | 'owners' | 'ahead' | 'after'> & { readonly find: string };

/** The owners whose cases the person of the session sees: SQL like `ownersOf`. */
const OWNERS = `(SELECT iif(p.sees = 'own', json_array(lower(p.email)), ?4) FROM ${SIGNED_IN('?1', '?5', '?2')})`;

/**
 * The ids by kind, as JSON, of the newest `most` cases that have every part of a search in name, address, home,
 * reference or day, in any order. Texts are folded here, as those of places and homes are: SQLite lowers only the
 * letters of ASCII, and a guest may be written with accents or without. Only short texts are read, and by the session
 * itself, so that this needs no trip of its own to the database; whoever shows the cases checks again whose they are.
 */
export async function findCases(
  kinds: readonly AnswerKind[],
  siteId: string,
  { session, owners, find, ahead: upcoming, after }: Sought,
  most: number,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<string> {
  const parts = soughtParts(find);
  if (parts.length === 0) return '{}';
  const asked = askedOwners(owners);
  const columns = `kind, id, ${PLACE} AS place, ${joined(TEXTS)} AS text, ${joined(['begins', 'ends'])} AS days`;
  const where =
    `EXISTS (SELECT 1 FROM ${SIGNED_IN('?1', '?5', '?2')}) AND ${ownedBy(OWNERS)} ` +
    `AND (?6 IS NULL OR ${PLACE} < ?6)${upcoming ? ` AND ${UPCOMING}` : ''}`;
  const { results } = await prepare(env.DB, {
    sql: casesOf(kinds, columns, where),
    params: [siteId, now.toISOString(), brusselsDay(now), asked, tokenHash(session), after ?? null],
  }).all<Read>();
  const found = results
    .filter(({ text, days }) => {
      const folded = fold(text);
      return parts.every((part) => (DAY.test(part) ? days : folded).includes(part));
    })
    .toSorted((one, other) => (one.place < other.place ? 1 : -1))
    .slice(0, most);
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return JSON.stringify(
    Object.fromEntries([...byKind].map(([kind, cases]) => [kind, cases.map(({ id }) => id)])),
  );
}
