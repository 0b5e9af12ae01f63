/** After two years days become months (decision 175). */
import { FEW } from '#domain/interest/few.ts';
import { MEASURES } from '#domain/interest/measures.ts';
import { weekOf } from '#domain/interest/weeks.ts';
import { INTEREST_DAYS } from '#domain/rules/retention.ts';
import { addDays } from '#domain/stays/day.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { addSql, SUMS } from '../../platform/home-days.ts';
import { WEEK_SQL } from './weeks.ts';

/** Each site has its turn on one of so many days. */
const TURNS = 28;

const shown = (measure: string): string => `sum(iif(${measure} >= ${FEW}, ${measure}, 0))`;

/**
 * Whole weeks before a Monday become months: only what their cells could show is added up. The sum of all would tell the
 * hidden week of a month by subtraction. Homes that the site no longer knows are forgotten.
 */
const oldStatements = (siteId: string, before: string): Statement[] => [
  {
    sql: addSql(
      MEASURES,
      `SELECT site_id, kind, home_id, substr(week, 1, 7) AS month, ${MEASURES.map(shown).join(', ')} FROM (` +
        `SELECT site_id, kind, home_id, ${WEEK_SQL} AS week, ${SUMS} FROM home_days ` +
        'WHERE site_id = ?1 AND length(day) = 10 AND day < ?2 GROUP BY kind, home_id, week) ' +
        `GROUP BY kind, home_id, month HAVING ${MEASURES.map(shown).join(' + ')} > 0`,
    ),
    params: [siteId, before],
  },
  {
    sql: 'DELETE FROM home_days WHERE site_id = ?1 AND length(day) = 10 AND day < ?2',
    params: [siteId, before],
  },
  {
    sql:
      "DELETE FROM home_days WHERE site_id = ?1 AND ((kind = 'estate' AND home_id NOT IN " +
      '(SELECT id FROM estates WHERE site_id = ?1 UNION SELECT id FROM own_homes WHERE site_id = ?1)) OR ' +
      "(kind = 'rental' AND home_id NOT IN " +
      '(SELECT id FROM rental_units WHERE site_id = ?1)))',
    params: [siteId],
  },
];

/** Folds the old days of those sites whose turn it is on a day, a batch for each. */
export async function foldOldDays(db: D1Database, day: string): Promise<void> {
  const before = weekOf(addDays(day, -INTEREST_DAYS));
  const turn = Math.floor(Date.parse(day) / 86_400_000) % TURNS;
  const { results } = await prepare(db, {
    sql: `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM sites) WHERE n % ${TURNS} = ?`,
    params: [turn],
  }).all<{ id: string }>();
  for (const { id } of results) {
    await db.batch(oldStatements(id, before).map((statement) => prepare(db, statement)));
  }
}
