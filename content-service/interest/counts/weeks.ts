/** Numbers of weeks. They are raw: whoever answers them makes cells of them first (`domain/interest/few.ts`). */
import { type HomeKind, MEASURES, type Measure } from '#domain/interest/measures.ts';
import { closedWeeks, weekOf } from '#domain/interest/weeks.ts';
import { addDays } from '#domain/stays/day.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { SUMS } from '../../platform/home-days.ts';
import { lastClosedStatement } from './closed.ts';

/** What was counted of a home in a week, which its Monday names. */
export type HomeWeek = { readonly week: string } & Readonly<Record<Measure, number>>;

/** The weeks from that of `from` to that of `to`, both included, as far as they are closed. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Most weeks of all homes of a site in one answer; of one home, the two years that are kept by day. */
export const MOST_WEEKS_OF_SITE = 27;

/** SQL for the Monday of a row's week. */
export const WEEK_SQL = "date(day, 'weekday 0', '-6 days')";

/**
 * The first day whose numbers may still change, by which callers know what to show: the day after the last closed one, or
 * null while none is. A day closes some hours after its midnight.
 */
export async function firstOpenDay(db: D1Database): Promise<string | null> {
  const last = await prepare(db, lastClosedStatement()).first<string>('day');
  return last === null ? null : addDays(last, 1);
}

/** The closed weeks of a span, oldest first. */
async function closedWeeksIn(db: D1Database, { from, to }: Span): Promise<string[]> {
  const open = await firstOpenDay(db);
  return open === null ? [] : closedWeeks(open, from).filter((week) => week <= to);
}

/**
 * The closed weeks of a span of which something may be said of a site, oldest first: from that of its first event on, since
 * nothing was counted before. None while it had no event.
 */
export async function countedWeeksOf(db: D1Database, siteId: string, span: Span): Promise<string[]> {
  const from = weekOf(span.from);
  const [weeks, first] = await Promise.all([
    closedWeeksIn(db, { from, to: span.to }),
    prepare(db, {
      // Of an agency that is older than the span one row is read. A month of old weeks has no day.
      sql:
        'SELECT CASE WHEN EXISTS (SELECT 1 FROM home_days WHERE site_id = ?1 AND day < ?2) THEN ?2 ELSE (' +
        "SELECT min(day) FROM (SELECT substr(min(day) || '-01', 1, 10) AS day FROM home_days WHERE site_id = ?1 " +
        'UNION ALL SELECT min(week) FROM site_weeks WHERE site_id = ?1)) END AS day',
      params: [siteId, from],
    }).first<string | null>('day'),
  ]);
  if (first === null) return [];
  return weeks.filter((week) => week >= weekOf(first));
}

const nothingIn = (week: string): HomeWeek => ({
  week,
  ...(Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Record<Measure, number>),
});

/** The closed weeks of a home, oldest first, since its site is counted; one without events has zeros. */
export async function weeksOfHome(
  db: D1Database,
  siteId: string,
  { kind, id, from, to }: Span & { readonly kind: HomeKind; readonly id: string },
): Promise<HomeWeek[]> {
  const weeks = await countedWeeksOf(db, siteId, { from, to });
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { results } = await prepare(db, {
    sql:
      `SELECT ${WEEK_SQL} AS week, ${SUMS} FROM home_days ` +
      'WHERE site_id = ? AND kind = ? AND home_id = ? AND day >= ? AND day < ? AND length(day) = 10 GROUP BY week',
    params: [siteId, kind, id, first, addDays(last, 7)],
  }).all<HomeWeek>();
  const found = new Map(results.map((row) => [row.week, row]));
  return weeks.map((week) => found.get(week) ?? nothingIn(week));
}

/** A home with its weeks that have events. */
export interface CountedHome {
  readonly kind: HomeKind;
  readonly id: string;
  readonly weeks: readonly HomeWeek[];
}

/**
 * The closed weeks of all homes of a site, in one statement; homes and weeks without events are absent. Throws a
 * `RangeError` for more than half a year: ask for shorter spans.
 */
export async function weeksOfSite(db: D1Database, siteId: string, span: Span): Promise<CountedHome[]> {
  const weeks = await closedWeeksIn(db, { from: weekOf(span.from), to: span.to });
  if (weeks.length > MOST_WEEKS_OF_SITE) throw new RangeError('Too many weeks for all homes of a site.');
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { results } = await prepare(db, {
    sql:
      `SELECT kind, home_id AS id, ${WEEK_SQL} AS week, ${SUMS} FROM home_days ` +
      'WHERE site_id = ? AND day >= ? AND day < ? AND length(day) = 10 GROUP BY kind, home_id, week',
    params: [siteId, first, addDays(last, 7)],
  }).all<HomeWeek & { readonly kind: HomeKind; readonly id: string }>();
  const homes = new Map<string, { kind: HomeKind; id: string; weeks: HomeWeek[] }>();
  for (const { kind, id, ...week } of results) {
    const key = `${kind} ${id}`;
    const home = homes.get(key) ?? { kind, id, weeks: [] };
    home.weeks.push(week);
    homes.set(key, home);
  }
  return [...homes.values()];
}
