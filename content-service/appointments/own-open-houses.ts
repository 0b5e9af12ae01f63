import { timesOf } from '#domain/agenda/open-house.ts';
import type { Locale } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import type { OpenHouseRequest, OpenHouseSet } from '#wire/staff.ts';
import { homeIn } from '../estates/case-home.ts';
import { changedStatement, tellChanged } from '../platform/changed-sites.ts';
import { onlyIf, untilMet } from '../platform/db/only-if.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { sha256 } from '../platform/hash.ts';
import { journalOfChange } from '../platform/journal.ts';
import type { CallContext } from '../platform/operation/operation.ts';

type Row = Omit<OpenHouseSet, 'place'> & { readonly address: string | null };

/** Open houses set on the agency's page that have not ended, in order; triggers copy them to the estates. */
export async function findOpenHouses(
  db: D1Database,
  siteId: string,
  now: Date,
  locale: Locale,
): Promise<OpenHouseSet[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT o.id, o.estate_id AS estateId, o.day, o.from_time AS "from", o.to_time AS "to", o.places, ' +
      "d.doc -> '$.general.address' AS address FROM open_houses AS o LEFT JOIN estate_documents AS d " +
      'ON d.site_id = o.site_id AND d.id = o.estate_id WHERE o.site_id = ?1 AND o.ends_at > ?2 ' +
      'ORDER BY o.day, o.from_time',
    params: [siteId, now.toISOString()],
  }).all<Row>();
  return results.map(({ address, ...row }) => ({ ...row, place: homeIn(address, locale) }));
}

/** A change of a row, with its conditions, and what follows from it. */
interface Change {
  readonly conditions?: readonly Statement[];
  readonly row: Statement;
  readonly after?: readonly Statement[];
}

/** Executes a change; returns whether there was a row to change. */
async function change(
  siteId: string,
  { conditions = [], row, after = [] }: Change,
  action: 'agenda.open_house_set' | 'agenda.open_house_ended',
  what: string,
  { env, now, caller, log, waitUntil }: CallContext,
): Promise<boolean> {
  const done = { siteId, who: caller.who, deed: action, what, count: 1 } as const;
  const batch = [
    ...conditions,
    row,
    journalOfChange(done, now),
    changedStatement(siteId, now, 'changes() > 0'),
    ...after,
  ];
  const results = await env.DB.batch(batch.map((one) => prepare(env.DB, one)));
  waitUntil(tellChanged(env, log, siteId));
  return (results[conditions.length]?.meta.changes ?? 0) > 0;
}

const TAKEN = new ContentError('invalid_request', 'The home already has an open house on that day.', {
  from: 'taken',
});

/**
 * Sets an open house for a home on offer; throws not_found, and invalid_request for a past day or one that
 * already has an open house.
 */
export async function setOpenHouse(
  siteId: string,
  { home, day, from, to, places, registration }: OpenHouseRequest,
  context: CallContext,
): Promise<void> {
  const { env, now } = context;
  const end = timesOf({ day, from, to }).end;
  if (from >= to || end <= now.getTime()) {
    throw new ContentError('invalid_request', 'The open house ends before it begins, or is past.', {
      to: 'past',
    });
  }
  const found = await prepare(env.DB, {
    sql:
      "SELECT e.id, d.doc -> '$.openHouses' AS days FROM estates AS e JOIN estate_documents AS d " +
      'ON d.site_id = e.site_id AND d.id = e.id WHERE e.site_id = ?1 AND e.on_offer = 1 AND e.withdrawn_at IS NULL ' +
      "AND e.guid IS NULL AND (e.id = ?2 OR lower(trim(d.doc ->> '$.general.reference')) = lower(?2)) LIMIT 1",
    params: [siteId, home],
  }).first<{ id: string; days: string | null }>();
  if (found === null) throw notFound('estate');
  const days: Estate['openHouses'] = JSON.parse(found.days ?? '[]');
  if (days?.some((one) => one.day === day && one.from === from)) throw TAKEN;
  const id = sha256(JSON.stringify([found.id, day, from, to])).slice(0, 16);
  const insert: Statement = {
    sql:
      'INSERT INTO open_houses (site_id, id, estate_id, day, from_time, to_time, places, registration, ends_at, ' +
      'created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    params: [
      siteId,
      id,
      found.id,
      day,
      from,
      to,
      places ?? null,
      registration ? 1 : 0,
      new Date(end).toISOString(),
      now.toISOString(),
    ],
  };
  if (!(await change(siteId, { row: insert }, 'agenda.open_house_set', id, context))) throw TAKEN;
}

/**
 * Ends an open house that was set here. Registered visitors stay registered; each is cancelled like a
 * viewing. Throws not_found.
 */
export const endOpenHouse = (siteId: string, id: string, context: CallContext): Promise<void> =>
  untilMet(() => endAsRead(siteId, id, context));

async function endAsRead(siteId: string, id: string, context: CallContext): Promise<void> {
  const { env } = context;
  const row = await prepare(env.DB, {
    sql:
      'SELECT o.estate_id AS estateId, o.day, o.from_time AS "from", d.doc -> \'$.openHouses\' AS days ' +
      'FROM open_houses AS o LEFT JOIN estate_documents AS d ON d.site_id = o.site_id AND d.id = o.estate_id ' +
      'WHERE o.site_id = ?1 AND o.id = ?2',
    params: [siteId, id],
  }).first<{ estateId: string; day: string; from: string; days: string | null }>();
  if (row === null) throw notFound('open house');
  const days: NonNullable<Estate['openHouses']> = JSON.parse(row.days ?? '[]');
  const left = days.filter((one) => !(one.day === row.day && one.from === row.from));
  const last = left.map((one) => timesOf(one).end).sort((a, b) => b - a)[0];
  // The end of the last open house follows from all of them, which a record or another person may change.
  const unchanged = onlyIf({
    sql:
      'SELECT 1 FROM open_houses AS o LEFT JOIN estate_documents AS d ON d.site_id = o.site_id AND d.id = o.estate_id ' +
      "WHERE o.site_id = ? AND o.id = ? AND d.doc -> '$.openHouses' IS ?",
    params: [siteId, id, row.days],
  });
  const ended: Statement = {
    sql: 'DELETE FROM open_houses WHERE site_id = ?1 AND id = ?2',
    params: [siteId, id],
  };
  const search: Statement = {
    sql: 'UPDATE estates SET open_until = ?3 WHERE site_id = ?1 AND id = ?2 AND open_until IS NOT NULL',
    params: [siteId, row.estateId, last === undefined ? null : new Date(last).toISOString()],
  };
  const what = { conditions: [unchanged], row: ended, after: [search] };
  await change(siteId, what, 'agenda.open_house_ended', id, context);
}
