import { instantOf } from '#domain/agenda/zoned-time.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Desk, DeskMailed, DeskRequest, StaffCaseKind, StaffMe } from '#wire/staff.ts';
import type { AnswerKind } from '../platform/answering/kind.ts';
import type { StaffAgenda } from '../platform/answering/staff-agenda.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { type DoubtfulRow, doubtfulStatement, doubtfulView } from '../rental-units/doubtful-calendars.ts';
import { among, asker, type CaseRow, ownersOf, toCase, UPCOMING } from './cases.ts';
import {
  type FailingRow,
  failingFeedsStatement,
  failingFeedView,
  mailedRequestsStatement,
} from './failing-feeds.ts';
import { findCases } from './find-cases.ts';
import { whoseSession } from './sessions.ts';

/** Default number of listed cases. */
const MOST = 50;
/** Number of days shown, including today. */
const DAYS = 8;
const ZONE = 'Europe/Brussels';

/**
 * The day at a glance, in two round trips: one for the session and what a search finds, and one for all data. Throws
 * role_missing.
 */
export async function showDesk(
  kinds: readonly AnswerKind[],
  agenda: StaffAgenda,
  siteId: string,
  { session, kind, owners, find, ahead: upcoming, most = MOST }: DeskRequest,
  context: CallContext,
): Promise<Desk> {
  const { env, now } = context;
  const [me, site, found] = await Promise.all([
    whoseSession(siteId, session, context),
    findSite(env.DB, siteId),
    find?.trim() ? findCases(kinds, siteId, { session, owners, find }, most, context) : null,
  ]);
  if (site === null) throw notFound('site');
  const today = brusselsDay(now);
  const from = new Date(instantOf(today, '00:00', ZONE)).toISOString();
  const until = new Date(instantOf(addDays(today, DAYS), '00:00', ZONE)).toISOString();
  const of = (...names: StaffCaseKind[]) =>
    asker(
      kinds.filter((one) => names.includes(one.kind)),
      siteId,
      ownersOf(me, owners),
      now,
    );
  const open = of('stay', 'contact', 'valuation');
  const every = of(...kinds.map((one) => one.kind));
  const counts: Statement = {
    sql: `SELECT kind, count(*) AS n FROM (${open.all} AND waits) GROUP BY kind`,
    params: open.params,
  };
  const waiting: Statement = {
    sql: `${open.all} AND waits AND (?5 IS NULL OR kind = ?5) ORDER BY due IS NULL, due, createdAt, id LIMIT ?6`,
    params: [...open.params, kind ?? null, most],
  };
  const coming: Statement = {
    sql: `${every.all} AND ${UPCOMING} ORDER BY begins, id LIMIT ?5`,
    params: [...every.params, most],
  };
  const sought: Statement = {
    sql: `${among(kinds)} ORDER BY createdAt DESC, kind DESC, id DESC`,
    params: [...every.params, found],
  };
  const cases = found !== null ? sought : upcoming === true ? coming : waiting;
  const viewed = of('appointment');
  const viewings: Statement = {
    sql:
      `${viewed.all} AND begins >= ?5 AND begins < ?6 AND state IN ('booked', 'past', 'cancelled', 'cancelled_by_visitor') ` +
      'ORDER BY begins, id LIMIT 500',
    params: [...viewed.params, from, until],
  };
  const let_ = of('stay');
  const stays: Statement = {
    sql:
      `${let_.all} AND state IN ('confirmed', 'past') AND ((begins >= ?5 AND begins < ?6) OR (ends >= ?5 AND ends < ?6)) ` +
      'ORDER BY begins, id LIMIT 500',
    params: [...let_.params, today, addDays(today, DAYS)],
  };
  const doubtful = doubtfulStatement(siteId);
  const [shown, [counted, listed, met, priced, calendars, feeds, mailed]] = await Promise.all([
    agenda.show(env.DB, siteId, { now, locale: site.defaultLocale }),
    env.DB.batch(
      [
        counts,
        cases,
        viewings,
        stays,
        doubtful,
        failingFeedsStatement(siteId),
        mailedRequestsStatement(siteId, now),
      ].map((one) => prepare(env.DB, one)),
    ),
  ]);
  const n = Object.fromEntries(
    ((counted?.results ?? []) as { kind: string; n: number }[]).map((row) => [row.kind, row.n]),
  );
  const show = (result: D1Result | undefined) =>
    ((result?.results ?? []) as CaseRow[]).map(toCase(kinds, site.defaultLocale));
  return {
    me,
    counts: { stay: n.stay ?? 0, contact: n.contact ?? 0, valuation: n.valuation ?? 0 },
    cases: show(listed),
    viewings: show(met),
    stays: show(priced),
    closures: [...shown.closures],
    calendars: me.sees === 'all' ? ((calendars?.results ?? []) as DoubtfulRow[]).map(doubtfulView) : [],
    feeds: me.sees === 'all' ? ((feeds?.results ?? []) as FailingRow[]).map(failingFeedView) : [],
    mailed: me.sees === 'all' ? ((mailed?.results ?? []) as DeskMailed[]) : [],
    agents: [...shown.agents],
    openHouses: [...shown.openHouses],
  };
}

/** Whether a person may see a case. */
export async function maySee(
  kind: AnswerKind,
  siteId: string,
  me: StaffMe,
  id: string,
  { env: { DB }, now }: CallContext,
): Promise<boolean> {
  if (me.sees === 'all') return true;
  const { all, params } = asker([kind], siteId, ownersOf(me, undefined), now);
  return (await prepare(DB, { sql: `${all} AND id = ?5`, params: [...params, id] }).first()) !== null;
}
