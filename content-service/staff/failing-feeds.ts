import type { DeskFeed } from '#wire/staff.ts';
import type { Statement } from '../platform/db/statement.ts';

export interface FailingRow {
  readonly name: string;
  readonly since: number | null;
  readonly state: string;
  readonly reason: string | null;
}

/** Selects the feeds of a site that failed in their last round: the agency's homes are not as its own system has them. */
export const failingFeedsStatement = (siteId: string): Statement => ({
  sql:
    'SELECT name, since, outcome AS state, reason FROM feeds ' +
    'WHERE site_id = ?1 AND failures > 0 AND paused = 0 AND outcome IS NOT NULL ORDER BY name LIMIT 100',
  params: [siteId],
});

/** Such a feed as the agency's page shows it. */
export const failingFeedView = ({ name, since, state, reason }: FailingRow): DeskFeed => ({
  name,
  readAt: since === null ? null : new Date(since).toISOString(),
  state,
  reason,
});
