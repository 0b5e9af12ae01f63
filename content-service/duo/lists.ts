/** The rows of lists for two: whose an address is, how one is made, and what it says (docs/decisions/0180). */
import { createHmac } from 'node:crypto';
import { RETENTION_DAYS } from '#domain/rules/retention.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Duo, DuoHome } from '#wire/duo.ts';
import { prepare } from '../platform/db/prepare.ts';
import { refuseWhere } from '../platform/db/refuse-where.ts';
import type { Statement } from '../platform/db/statement.ts';
import { sha256 } from '../platform/hash.ts';
import { tokenHash } from '../platform/tokens.ts';

/** Most lists that a site's visitors make in a day. */
const MOST_LISTS = 300;
const DAY = 86_400_000;
/** Reason for which no further list is made. */
export const TOO_MANY_LISTS = 'duo_lists_of_a_day';

/** One of the two of a list: the one who made it (1), or the other one (2). */
export interface Member {
  readonly siteId: string;
  readonly list: string;
  readonly person: 1 | 2;
}

/**
 * The secret of the other address. It is made of the maker's, who can therefore hand it on at any time; it does not tell
 * the maker's, and neither is stored.
 */
export const invitationOf = (token: string): string =>
  createHmac('sha256', token).update('duo').digest('base64url');

/** The last day in Brussels of whose use a list is gone now. */
export const goneSince = (now: Date): string => addDays(brusselsDay(now), -RETENTION_DAYS.duo);

/** Whose address it is, if its list is there; null alike for a guessed one, an ended list and an old one. */
export async function findMember(
  db: D1Database,
  siteId: string,
  token: string,
  now: Date,
): Promise<Member | null> {
  const found = await prepare(db, {
    sql:
      'SELECT p.list_id AS list, p.person FROM duo_people AS p JOIN duo_lists AS l ON l.site_id = p.site_id AND l.id = p.list_id ' +
      'WHERE p.site_id = ? AND p.hash = ? AND l.used_on > ?',
    params: [siteId, tokenHash(token), goneSince(now)],
  }).first<Pick<Member, 'list' | 'person'>>();
  return found === null ? null : { siteId, ...found };
}

interface NewList {
  readonly siteId: string;
  /** The maker's. */
  readonly token: string;
  readonly homes: readonly string[];
  readonly names: Readonly<Record<'own' | 'theirs', string>>;
}

/** Makes a list whose homes have the maker's hearts. A list of the same token violates the first constraint. */
export function makeStatements({ siteId, token, homes, names }: NewList, now: Date): readonly Statement[] {
  const list = sha256(`duo ${token}`).slice(0, 32);
  const at = now.toISOString();
  const people = [
    { person: 1, hash: tokenHash(token), name: names.own },
    { person: 2, hash: tokenHash(invitationOf(token)), name: names.theirs },
  ];
  return [
    {
      sql: 'INSERT INTO duo_lists (site_id, id, made_at, used_on) VALUES (?, ?, ?, ?)',
      params: [siteId, list, at, brusselsDay(now)],
    },
    // After it, so that a second press is known as one whatever the number.
    refuseWhere(TOO_MANY_LISTS, '? < (SELECT count(*) FROM duo_lists WHERE site_id = ? AND made_at > ?)', [
      MOST_LISTS,
      siteId,
      new Date(now.getTime() - DAY).toISOString(),
    ]),
    ...people.map(({ person, hash, name }) => ({
      sql: 'INSERT INTO duo_people (site_id, list_id, person, hash, name, named_at) VALUES (?, ?, ?, ?, ?, ?)',
      params: [siteId, list, person, hash, name, at],
    })),
    {
      sql: 'INSERT INTO duo_homes (site_id, list_id, home, added_at) SELECT DISTINCT ?, ?, value, ? FROM json_each(?)',
      params: [siteId, list, at, JSON.stringify(homes)],
    },
    {
      sql:
        'INSERT INTO duo_marks (site_id, list_id, home, person, heart) SELECT site_id, list_id, home, 1, 1 ' +
        'FROM duo_homes WHERE site_id = ? AND list_id = ?',
      params: [siteId, list],
    },
  ];
}

/** Opening is a use: at most one write a day of the list, and one of the person. */
const noteUse = ({ siteId, list, person }: Member, now: Date): readonly Statement[] => {
  const today = brusselsDay(now);
  return [
    {
      sql: 'UPDATE duo_lists SET used_on = ?1, writes = 0 WHERE site_id = ?2 AND id = ?3 AND used_on < ?1 AND used_on > ?4',
      params: [today, siteId, list, goneSince(now)],
    },
    {
      sql:
        'UPDATE duo_people SET seen_on = ?1 WHERE site_id = ?2 AND list_id = ?3 AND person = ?4 ' +
        "AND ifnull(seen_on, '') < ?1",
      params: [today, siteId, list, person],
    },
  ];
};

interface PersonRow {
  readonly person: number;
  readonly name: string;
  readonly seen_on: string | null;
}
interface MarkRow {
  readonly home: string;
  readonly person: number | null;
  readonly heart: number;
  readonly note: string;
  readonly noted_at: string | null;
}

const NO_MARK: DuoHome['own'] = { heart: false, note: '', notedAt: null };

function homesOf(rows: readonly MarkRow[], person: number): DuoHome[] {
  const homes = [...new Set(rows.map(({ home }) => home))];
  const markOf = (home: string, own: boolean): DuoHome['own'] => {
    const row = rows.find(
      (one) => one.home === home && one.person !== null && (one.person === person) === own,
    );
    return row === undefined
      ? NO_MARK
      : { heart: row.heart === 1, note: row.note, notedAt: row.note === '' ? null : row.noted_at };
  };
  return homes.map((home) => ({ home, own: markOf(home, true), theirs: markOf(home, false) }));
}

/** What a list says to one of the two, who opens it now; null when it was ended meanwhile. */
export async function openList(
  db: D1Database,
  member: Member,
  now: Date,
): Promise<Omit<Duo, 'invitation'> | null> {
  const { siteId, list, person } = member;
  const reads: readonly Statement[] = [
    {
      sql: 'SELECT person, name, seen_on FROM duo_people WHERE site_id = ? AND list_id = ?',
      params: [siteId, list],
    },
    {
      sql:
        "SELECT h.home, m.person, ifnull(m.heart, 0) AS heart, ifnull(m.note, '') AS note, m.noted_at FROM duo_homes AS h " +
        'LEFT JOIN duo_marks AS m ON m.site_id = h.site_id AND m.list_id = h.list_id AND m.home = h.home ' +
        'WHERE h.site_id = ? AND h.list_id = ? ORDER BY h.added_at, h.home',
      params: [siteId, list],
    },
  ];
  const answers = await db.batch<unknown>([...noteUse(member, now), ...reads].map((one) => prepare(db, one)));
  const people = (answers.at(-2)?.results ?? []) as PersonRow[];
  const marks = (answers.at(-1)?.results ?? []) as MarkRow[];
  const [own, theirs] = [true, false].map((isOwn) => people.find((one) => (one.person === person) === isOwn));
  if (own === undefined || theirs === undefined) return null;
  return { own: own.name, theirs: theirs.name, theirsSeenOn: theirs.seen_on, homes: homesOf(marks, person) };
}
