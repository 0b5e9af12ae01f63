/** In what time an agency's people answer: its own data, of which only halves are told. */

import { instantOf } from '#domain/agenda/zoned-time.ts';
import { FEW } from '#domain/interest/few.ts';
import type { ANSWERED, Figures } from '#wire/figures.ts';
import { caseOwner } from '../../platform/answering/case-owner.ts';
import type { Statement } from '../../platform/db/statement.ts';

export interface TimeRow {
  readonly kind: (typeof ANSWERED)[number];
  readonly who: string | null;
  /** JSON: minutes of each request; null for one that waits. */
  readonly minutes: string;
}

const BRUSSELS = 'Europe/Brussels';
const instant = (day: string): string => new Date(instantOf(day, '00:00', BRUSSELS)).toISOString();

/** SQL for the minutes between a request and its answer; null while it waits. */
const MINUTES =
  'CAST(round((julianday(c.answered_at) - julianday(c.created_at)) * 1440) AS INTEGER) AS minutes';

/**
 * Minutes of the requests of these days, by kind and by who was mailed. Viewings are booked at once: only those count that
 * were confirmed or declined by hand. Stays count once their guest has confirmed them. `owner` is an address in lower
 * case, or null for everybody.
 */
export const timesStatement = (
  siteId: string,
  { from, to, owner }: { readonly from: string; readonly to: string; readonly owner: string | null },
): Statement => ({
  sql:
    'SELECT a.kind, coalesce((SELECT p.name FROM staff AS p WHERE p.site_id = ?1 AND p.removed_at IS NULL AND ' +
    'lower(p.email) = lower(a.owner) LIMIT 1), a.owner) AS who, json_group_array(a.minutes) AS minutes FROM (' +
    `SELECT 'question' AS kind, ${caseOwner('contact', 'c.site_id', 'c.id')} AS owner, ${MINUTES} FROM submissions AS c ` +
    "WHERE c.site_id = ?1 AND c.kind = 'contact' AND c.created_at >= ?2 AND c.created_at < ?3 UNION ALL " +
    `SELECT 'question', ${caseOwner('valuation', 'c.site_id', 'c.id')}, ${MINUTES} FROM valuations AS c ` +
    "WHERE c.site_id = ?1 AND c.state = 'asked' AND c.created_at >= ?2 AND c.created_at < ?3 UNION ALL " +
    // What was asked since `?2` begins after it.
    `SELECT 'viewing', ${caseOwner('appointment', 'c.site_id', 'c.id')}, ${MINUTES} FROM appointments AS c ` +
    "WHERE c.site_id = ?1 AND c.starts_at >= ?2 AND c.created_at >= ?2 AND c.created_at < ?3 AND c.answer IN ('confirmed', 'declined') UNION ALL " +
    `SELECT 'stay', ${caseOwner('stay', 'c.site_id', 'c.id')}, ${MINUTES} FROM stays AS c WHERE c.site_id = ?1 ` +
    "AND c.email_key IS NOT NULL AND c.held_until IS NULL AND c.created_at >= ?2 AND c.created_at < ?3 AND ifnull(c.answer, '') <> 'cancelled'" +
    ') AS a WHERE (?4 IS NULL OR lower(a.owner) = ?4) GROUP BY a.kind, who ORDER BY who IS NULL, who, a.kind',
  params: [siteId, instant(from), instant(to), owner],
});

/** The time within which half of the requests were answered; those that wait are later than any other. */
function halfOf(minutes: readonly (number | null)[]): number | null {
  if (minutes.length < FEW) return null;
  const sorted = minutes.map((one) => one ?? Number.POSITIVE_INFINITY).toSorted((one, other) => one - other);
  const half = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(half) ? Math.max(0, half) : null;
}

export const answerTimes = (rows: readonly TimeRow[]): Figures['answers'] =>
  rows.map(({ kind, who, minutes }) => ({ kind, who, half: halfOf(JSON.parse(minutes)) }));
