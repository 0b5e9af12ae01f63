import type { DeskFeed } from '#wire/staff.ts';
import type { Statement } from '../platform/db/statement.ts';

export interface FailingRow {
  readonly name: string;
  readonly since: number | null;
  readonly state: string;
  readonly reason: string | null;
}

/**
 * Selects the feeds of a site, its own service among them, that failed in their last round: the agency's homes are not as its
 * own system has them. A suspended site has none: it has no rounds.
 */
export const failingFeedsStatement = (siteId: string): Statement => ({
  sql:
    'SELECT name, since, outcome AS state, reason FROM shown_feeds ' +
    'WHERE site_id = ?1 AND failing = 1 AND outcome IS NOT NULL ORDER BY name LIMIT 100',
  params: [siteId],
});

/** Such a feed as the agency's page shows it. */
export const failingFeedView = ({ name, since, state, reason }: FailingRow): DeskFeed => ({
  name,
  readAt: since === null ? null : new Date(since).toISOString(),
  state,
  reason,
});
