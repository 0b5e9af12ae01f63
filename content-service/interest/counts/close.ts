/**
 * Closing a day: its reports become numbers of homes, what the database knows is added, and from then on nothing changes
 * it. Until then a report is one row, whatever it counts.
 */
import { instantOf } from '#domain/agenda/zoned-time.ts';
import { COUNTED } from '#domain/interest/measures.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { addSql, countsInterest, homeId } from '../../platform/home-days.ts';
import { lastClosedStatement } from './closed.ts';
import { EVENTS } from './events.ts';
import { formsStatement, searchesStatement } from './fold-site-weeks.ts';
import { foldOldDays } from './old.ts';

/** Hours after midnight before a day closes: an isolate waits minutes, a visit around midnight less. */
const LATE_MS = 3 * 3_600_000;
/** Counts of homes that one batch adds up, some fifteen megabytes, and batches in a minute of the cron. */
const PIECE = 250_000;
const PIECES_A_MINUTE = 4;

/** The rows of a piece, at least one: always the same until they are deleted, in the same batch. */
const PIECE_SQL =
  'SELECT isolate, part FROM (SELECT isolate, part, sum(homes) OVER (ORDER BY isolate, part) - homes AS before ' +
  `FROM interest_reports WHERE day = ?1) WHERE before < ${PIECE}`;

const foldStatements = (day: string): Statement[] => [
  {
    sql: addSql(
      COUNTED,
      `SELECT s.id, h.value ->> '$.kind' AS kind, ${homeId('s.id', "h.value ->> '$.kind'", "h.value ->> '$.id'")} AS home, ?1, ` +
        `${COUNTED.map((one) => `sum(h.value ->> '$.${one}')`).join(', ')} ` +
        `FROM (${PIECE_SQL}) AS p CROSS JOIN interest_reports AS r ON r.day = ?1 AND r.isolate = p.isolate AND r.part = p.part ` +
        'CROSS JOIN json_each(r.counts) AS t ' +
        `CROSS JOIN sites AS s ON s.id = t.value ->> '$.site' AND ${countsInterest('s')} ` +
        "CROSS JOIN json_each(t.value, '$.homes') AS h GROUP BY s.id, kind, home",
    ),
    params: [day],
  },
  searchesStatement(day, PIECE_SQL),
  {
    sql: `DELETE FROM interest_reports WHERE day = ?1 AND (isolate, part) IN (${PIECE_SQL})`,
    params: [day],
  },
];

/** The instant at which a day begins in Brussels. */
const midnightOf = (day: string): string =>
  new Date(instantOf(day, '00:00', 'Europe/Brussels')).toISOString();

/** SQL for whether the day `?1` is not closed, and all its reports are added up. */
const STILL_OPEN =
  'EXISTS (SELECT 1 FROM interest_days WHERE day = ?1 AND closed_at IS NULL) ' +
  'AND NOT EXISTS (SELECT 1 FROM interest_reports WHERE day = ?1)';

/** Adds what the database knows of the day, and closes it, once, and only when no report is left. */
const closeStatements = (day: string, now: Date): Statement[] => [
  ...EVENTS.map(({ measure, kind, rows }) => ({
    sql: addSql(
      [measure],
      `SELECT s.id, '${kind}', ${homeId('s.id', `'${kind}'`, 'v.home')} AS of_home, ?1, count(*) ` +
        `FROM (${rows}) AS v CROSS JOIN sites AS s ON s.id = v.site_id AND ${countsInterest('s')} WHERE v.home IS NOT NULL AND ?2 < ?3 ` +
        `AND ${STILL_OPEN} GROUP BY s.id, of_home`,
    ),
    // All three are named by every statement, whichever its rows need.
    params: [day, midnightOf(day), midnightOf(addDays(day, 1))],
  })),
  formsStatement(day, midnightOf(day), midnightOf(addDays(day, 1)), STILL_OPEN),
  {
    sql:
      'UPDATE interest_days SET closed_at = ?2 WHERE day = ?1 AND closed_at IS NULL ' +
      'AND NOT EXISTS (SELECT 1 FROM interest_reports WHERE day = ?1)',
    params: [day, now.toISOString()],
  },
];

/** The day to close next; null while there is none. Days close in order; the first one is the last that ended. */
async function nextToClose(db: D1Database, now: Date): Promise<string | null> {
  const ended = addDays(brusselsDay(new Date(now.getTime() - LATE_MS)), -1);
  const last = await prepare(db, lastClosedStatement()).first<string>('day');
  if (last === null) return ended;
  return last < ended ? addDays(last, 1) : null;
}

/** Part of the cron's minute: closes at most one day, with as many reports as a minute may add up. */
export async function closeDay(db: D1Database, now: Date): Promise<void> {
  const day = await nextToClose(db, now);
  if (day === null) return;
  const batch = (statements: readonly Statement[]): Promise<D1Result[]> =>
    db.batch(statements.map((statement) => prepare(db, statement)));
  // From here on no report about the day is stored.
  await batch([{ sql: 'INSERT INTO interest_days (day) VALUES (?) ON CONFLICT DO NOTHING', params: [day] }]);
  for (let piece = 0; piece < PIECES_A_MINUTE; piece++) {
    const deleted = (await batch(foldStatements(day))).at(-1);
    if (deleted?.meta.changes === 0) {
      await foldOldDays(db, day);
      await batch(closeStatements(day, now));
      return;
    }
  }
}
