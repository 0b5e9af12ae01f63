import { calendarPath } from '#domain/calendars/calendar-path.ts';
import type { CALENDAR_KINDS, CalendarAddress } from '#wire/calendars.ts';
import type { Site } from '#wire/site.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { WithDatabase } from '../platform/db/shards.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { journalOfChange } from '../platform/journal.ts';
import { originOf } from '../platform/site-origin.ts';
import { newSeed, tokenFor, tokenHash } from '../platform/tokens.ts';

/** Owner of a calendar: an agent of the agenda, or a rental unit. */
export interface CalendarOf {
  readonly kind: (typeof CALENDAR_KINDS)[number];
  readonly id: string;
}

interface CalendarRow {
  readonly kind: CalendarOf['kind'];
  readonly subject_id: string;
  readonly seed: string;
  readonly hash: string;
  readonly made_at: string;
}

/** Finds a row while the agent or the unit exists: `?1` the site, `?2` the id. */
const THERE: Readonly<Record<CalendarOf['kind'], string>> = {
  person:
    "SELECT agent.value ->> '$.name' AS name FROM agendas AS a, json_each(a.doc, '$.agents') AS agent " +
    "WHERE a.site_id = ?1 AND agent.value ->> '$.id' = ?2",
  unit: 'SELECT id AS name FROM rental_units WHERE site_id = ?1 AND id = ?2 AND withdrawn_at IS NULL',
};

/** Name of a calendar's owner; null when it no longer exists. */
export const nameOf = (db: D1Database, siteId: string, { kind, id }: CalendarOf): Promise<string | null> =>
  prepare(db, { sql: THERE[kind], params: [siteId, id] }).first<string>('name');

const tokenOf = (
  siteId: string,
  { kind, id }: CalendarOf,
  seed: string,
  secret: string | undefined,
): string => tokenFor({ siteId, purpose: `calendar/${kind}/${id}`, seed }, secret);

/** Stores the hash of a token made with a new secret, so that earlier addresses keep working too. */
async function alsoOpens(db: D1Database, siteId: string, row: CalendarRow, hash: string): Promise<void> {
  if (hash === row.hash) return;
  await prepare(db, {
    sql:
      "UPDATE calendars SET hash = ?1, earlier = json_insert(earlier, '$[#]', hash) " +
      'WHERE site_id = ?2 AND kind = ?3 AND subject_id = ?4 AND seed = ?5 AND hash <> ?1',
    params: [hash, siteId, row.kind, row.subject_id, row.seed],
  }).run();
}

/**
 * The secret address of a calendar, created when there is none, or renewed: then the previous one stops
 * working at once. Only for callers who may see the calendar's contents. Throws not_found for an unknown
 * owner.
 */
export async function calendarAddress(
  site: Site,
  of: CalendarOf,
  {
    env,
    who,
    now,
    renew = false,
  }: {
    readonly env: WithDatabase;
    /** `caller.who`, for the journal. */
    readonly who: string;
    readonly now: Date;
    readonly renew?: boolean;
  },
): Promise<CalendarAddress> {
  if ((await nameOf(env.DB, site.id, of)) === null) throw notFound(of.kind);
  const seed = newSeed();
  const made: Statement = {
    sql:
      'INSERT INTO calendars (site_id, kind, subject_id, seed, hash, made_at) VALUES (?, ?, ?, ?, ?, ?) ' +
      `ON CONFLICT (site_id, kind, subject_id) DO ${
        renew
          ? "UPDATE SET seed = excluded.seed, hash = excluded.hash, earlier = '[]', made_at = excluded.made_at"
          : 'NOTHING'
      }`,
    params: [
      site.id,
      of.kind,
      of.id,
      seed,
      tokenHash(tokenOf(site.id, of, seed, env.TOKEN_SECRET)),
      now.toISOString(),
    ],
  };
  const event = {
    siteId: site.id,
    who,
    deed: 'calendar.made',
    what: `${of.kind}/${of.id}`,
    count: 1,
  } as const;
  const read: Statement = {
    sql: 'SELECT * FROM calendars WHERE site_id = ? AND kind = ? AND subject_id = ?',
    params: [site.id, of.kind, of.id],
  };
  const results = await env.DB.batch<CalendarRow>(
    [made, journalOfChange(event, now), read].map((one) => prepare(env.DB, one)),
  );
  const row = results.at(-1)?.results[0];
  if (row === undefined) throw new Error('a calendar that was just made is not there');
  const token = tokenOf(site.id, of, row.seed, env.TOKEN_SECRET);
  await alsoOpens(env.DB, site.id, row, tokenHash(token));
  const address = originOf(site, null, env) + calendarPath(token);
  return { ...of, address, madeAt: row.made_at };
}

/** Owner of the calendar of a token; null for an unknown token, one of another agency, or a renewed one. */
export async function calendarOfToken(
  db: D1Database,
  siteId: string,
  token: string,
): Promise<CalendarOf | null> {
  const row = await prepare(db, {
    sql:
      'SELECT kind, subject_id FROM calendars WHERE site_id = ?1 AND hash = ?2 UNION ALL ' +
      "SELECT c.kind, c.subject_id FROM calendars AS c, json_each(c.earlier) AS e WHERE c.site_id = ?1 AND c.earlier <> '[]' " +
      'AND e.value = ?2 LIMIT 1',
    params: [siteId, tokenHash(token)],
  }).first<CalendarRow>();
  return row === null ? null : { kind: row.kind, id: row.subject_id };
}

/** Calendars that have an address, without the addresses. */
export const listCalendars = async (
  db: D1Database,
  siteId: string,
): Promise<readonly Omit<CalendarAddress, 'address'>[]> => {
  const { results } = await prepare(db, {
    sql: 'SELECT * FROM calendars WHERE site_id = ? ORDER BY kind, subject_id',
    params: [siteId],
  }).all<CalendarRow>();
  return results.map(({ kind, subject_id: id, made_at: madeAt }) => ({ kind, id, madeAt }));
};
