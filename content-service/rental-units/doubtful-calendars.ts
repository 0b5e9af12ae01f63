import type { DeskCalendar } from '#wire/staff.ts';
import type { Statement } from '../platform/db/statement.ts';

export interface DoubtfulRow {
  readonly id: string;
  readonly unit_id: string;
  readonly unit: string;
  readonly address: string;
  readonly read_at: string | null;
  readonly failing_since: string | null;
  readonly outcome: string | null;
  readonly not_understood: number;
  readonly free: number;
}

/**
 * Selects calendars of other portals of which the agency should know: failing ones, and those that were not wholly
 * understood.
 */
export const doubtfulStatement = (siteId: string): Statement => ({
  sql:
    'SELECT c.id, c.unit_id, c.address, c.read_at, c.failing_since, c.outcome, c.not_understood, c.free, u.name AS unit ' +
    'FROM read_calendars AS c JOIN rental_units AS u ON u.site_id = c.site_id AND u.id = c.unit_id ' +
    'WHERE c.site_id = ?1 AND (c.failing_since IS NOT NULL OR c.not_understood > 0 OR c.free > 0) ' +
    'ORDER BY c.failing_since IS NULL, u.name, c.id LIMIT 100',
  params: [siteId],
});

/** Such a calendar as the agency's page shows it; only the host of its address, which may contain a key. */
export const doubtfulView = (row: DoubtfulRow): DeskCalendar => ({
  id: row.id,
  unit: row.unit || row.unit_id,
  host: new URL(row.address).hostname,
  failingSince: row.failing_since,
  outcome: row.outcome,
  readAt: row.read_at,
  notUnderstood: row.not_understood,
  free: row.free,
});
