/** How a day of searches and forms comes into `site_weeks`, for the batches that close it. */
import type { Statement } from '../../platform/db/statement.ts';
import { countsInterest } from '../../platform/home-days.ts';
import { placeIn } from './searched-place.ts';

/** Most entries of a site and list in a piece of reports: a stranger who invents searches fills no table. */
const MOST = 100;

/** SQL for the Monday of the day `?1`. */
const WEEK = "date(?1, 'weekday 0', '-6 days')";
const ADDS = 'ON CONFLICT DO UPDATE SET count = count + excluded.count';

/** Columns of a search in a report. */
const [LIST, WHAT, TIMES] = ["e.value ->> '$.list'", "e.value ->> '$.what'", "e.value ->> '$.times'"];

/**
 * Adds the searches of a piece of reports; `piece` is SQL that gives their `isolate` and `part`, with the day as `?1`. One in a place that
 * is in no home's address was typed into an address by hand: it takes no entry from a real one.
 */
export const searchesStatement = (day: string, piece: string): Statement => ({
  sql:
    `INSERT INTO site_weeks (site_id, week, kind, what, count) SELECT q.site, ${WEEK}, q.list, q.what, q.times FROM (` +
    `SELECT s.id AS site, ${LIST} AS list, ${WHAT} AS what, sum(${TIMES}) AS times, ` +
    `row_number() OVER (PARTITION BY s.id, ${LIST} ORDER BY sum(${TIMES}) DESC, ${WHAT}) AS at ` +
    `FROM (${piece}) AS p CROSS JOIN interest_reports AS r ON r.day = ?1 AND r.isolate = p.isolate AND r.part = p.part ` +
    'CROSS JOIN json_each(r.counts) AS t ' +
    `CROSS JOIN sites AS s ON s.id = t.value ->> '$.site' AND ${countsInterest('s')} ` +
    "CROSS JOIN json_each(t.value, '$.searches') AS e " +
    `LEFT JOIN cities AS c ON c.site_id = s.id AND c.id = ${placeIn(LIST, WHAT)} ` +
    `WHERE ${placeIn(LIST, WHAT)} IS NULL OR c.id IS NOT NULL GROUP BY s.id, list, what` +
    `) AS q WHERE q.at <= ${MOST} AND q.times > 0 ${ADDS}`,
  params: [day],
});

/** Adds the forms of a day that are about no home; `open` is SQL for whether the day may still be added to. */
export const formsStatement = (day: string, from: string, to: string, open: string): Statement => ({
  sql:
    `INSERT INTO site_weeks (site_id, week, kind, what, count) SELECT s.id, ${WEEK}, 'form', f.form, count(*) FROM (` +
    "SELECT site_id, 'general' AS form FROM submissions WHERE kind = 'contact' AND created_at >= ?2 AND created_at < ?3 " +
    "AND doc ->> '$.kind' = 'general' UNION ALL " +
    "SELECT site_id, 'valuation' FROM valuations WHERE created_at >= ?2 AND created_at < ?3" +
    `) AS f CROSS JOIN sites AS s ON s.id = f.site_id AND ${countsInterest('s')} WHERE ${open} GROUP BY s.id, f.form ${ADDS}`,
  params: [day, from, to],
});
