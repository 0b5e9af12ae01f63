import { shownOf, sumOfShown } from '#domain/interest/few.ts';
import { type HomeKind, MEASURES, type Measure } from '#domain/interest/measures.ts';
import { weekOf } from '#domain/interest/weeks.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Cells, InterestWeeks } from '#wire/interest-weeks.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { countedWeeksOf, type HomeWeek, MOST_WEEKS_OF_SITE, weeksOfHome, weeksOfSite } from './weeks.ts';

/** Weeks that are shown when no span is asked for. */
const USUAL_WEEKS = 12;
/** Most weeks of one home: those that are kept by day. */
const MOST_WEEKS_OF_HOME = 104;

const each = <Value>(of: (measure: Measure) => Value): Record<Measure, Value> =>
  Object.fromEntries(MEASURES.map((measure) => [measure, of(measure)])) as Record<Measure, Value>;

/** The cells of a week. */
export const cellsOf = (week: HomeWeek): Cells => each((measure) => shownOf(week[measure]));
/** The totals of weeks, of what their cells show. */
export const totalOf = (weeks: readonly HomeWeek[]): Cells =>
  each((measure) => sumOfShown(weeks.map((week) => shownOf(week[measure]))));

/** Whether a site counts. Throws 404 for an unknown site. */
async function countsOf(db: D1Database, siteId: string): Promise<InterestWeeks['counts']> {
  const counts = await prepare(db, {
    sql:
      "SELECT CASE WHEN EXISTS (SELECT 1 FROM own_services AS o WHERE o.site_id = s.id AND o.scope = 'full') THEN 'elsewhere' " +
      "WHEN coalesce(s.doc ->> '$.settings.interest', 'on') = 'on' THEN 'on' ELSE 'off' END AS counts " +
      'FROM sites AS s WHERE s.id = ? AND s.removed_at IS NULL',
    params: [siteId],
  }).first<InterestWeeks['counts']>('counts');
  if (counts === null) throw notFound('site');
  return counts;
}

interface Asked {
  readonly home?: string | undefined;
  readonly kind: HomeKind;
  /** Days; their weeks are included. By default the last twelve weeks. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The closed weeks of a site, or of one home, as anybody may see them; of a longer span its last weeks. */
export async function shownWeeks(
  db: D1Database,
  siteId: string,
  { home, kind, from, to }: Asked,
  now: Date,
): Promise<InterestWeeks> {
  const last = to ?? brusselsDay(now);
  const most = home === undefined ? MOST_WEEKS_OF_SITE : MOST_WEEKS_OF_HOME;
  const earliest = addDays(weekOf(last), -7 * (most - 1));
  const asked = from ?? addDays(last, -7 * USUAL_WEEKS);
  const span = { from: asked < earliest ? earliest : asked, to: last };
  const counts = await countsOf(db, siteId);
  if (home !== undefined) {
    const weeks = await weeksOfHome(db, siteId, { ...span, kind, id: home });
    return {
      counts,
      homes: [{ kind, id: home, total: totalOf(weeks) }],
      weeks: weeks.map((week) => ({ week: week.week, cells: cellsOf(week) })),
    };
  }
  const [weeks, homes] = await Promise.all([countedWeeksOf(db, siteId, span), weeksOfSite(db, siteId, span)]);
  return {
    counts,
    homes: homes.map((one) => ({ kind: one.kind, id: one.id, total: totalOf(one.weeks) })),
    weeks: weeks.map((week) => ({ week, cells: null })),
  };
}
