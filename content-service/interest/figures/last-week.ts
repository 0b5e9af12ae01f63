import { type Shown, shownOf } from '#domain/interest/few.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { homeId } from '../../platform/home-days.ts';

const SHOWN = ['opened', 'kept', 'questions'] as const;
type LastWeek = Readonly<Record<(typeof SHOWN)[number], Shown>>;

interface Row extends Readonly<Record<(typeof SHOWN)[number], number>> {
  readonly week: string | null;
  readonly kind: string;
  readonly home: string;
}

/**
 * What was counted of these homes in the last closed week, by `kind/home`, in one statement that reads at most seven rows
 * of each. `week` is its Monday; null while none is closed.
 */
export async function lastWeekOf(
  db: D1Database,
  siteId: string,
  homes: readonly { readonly kind: string; readonly home: string }[],
): Promise<{ readonly week: string | null; readonly cells: ReadonlyMap<string, LastWeek> }> {
  if (homes.length === 0) return { week: null, cells: new Map() };
  const { results } = await prepare(db, {
    sql:
      // The week before that of the first open day, unless no day of it was counted: then counting began after it.
      "WITH closed AS (SELECT week FROM (SELECT date(max(day), '+1 day', 'weekday 0', '-13 days') AS week, min(day) AS begun " +
      "FROM interest_days WHERE closed_at IS NOT NULL) WHERE begun < date(week, '+7 days')) " +
      "SELECT c.week, h.value ->> '$[0]' AS kind, h.value ->> '$[1]' AS home, " +
      `${SHOWN.map((measure) => `ifnull(sum(d.${measure}), 0) AS ${measure}`).join(', ')} ` +
      'FROM closed AS c CROSS JOIN json_each(?2) AS h LEFT JOIN home_days AS d ON d.site_id = ?1 ' +
      `AND d.kind = h.value ->> '$[0]' AND d.home_id = ${homeId('?1', "h.value ->> '$[0]'", "h.value ->> '$[1]'")} ` +
      "AND d.day >= c.week AND d.day < date(c.week, '+7 days') " +
      'GROUP BY h.key',
    params: [siteId, JSON.stringify(homes.map(({ kind, home }) => [kind, home]))],
  }).all<Row>();
  const week = results[0]?.week ?? null;
  if (week === null) return { week, cells: new Map() };
  return {
    week,
    cells: new Map(
      results.map((row) => [
        `${row.kind}/${row.home}`,
        { opened: shownOf(row.opened), kept: shownOf(row.kept), questions: shownOf(row.questions) },
      ]),
    ),
  };
}
