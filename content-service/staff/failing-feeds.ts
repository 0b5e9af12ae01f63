import type { DeskFeed } from '#wire/staff.ts';
import type { Statement } from '../platform/db/statement.ts';

const WEEK = 7 * 24 * 60 * 60_000;

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

/** Counts the requests of the last week that the system of a feed did not take for sure, by feed. */
export const mailedRequestsStatement = (siteId: string, now: Date): Statement => ({
  sql:
    'SELECT feed, count(*) AS requests FROM lead_calls ' +
    "WHERE site_id = ?1 AND feed IS NOT NULL AND state = 'failed' AND created_at > ?2 GROUP BY feed ORDER BY feed LIMIT 100",
  params: [siteId, new Date(now.getTime() - WEEK).toISOString()],
});

/** Such a feed as the agency's page shows it. */
export const failingFeedView = ({ name, since, state, reason }: FailingRow): DeskFeed => ({
  name,
  readAt: since === null ? null : new Date(since).toISOString(),
  state,
  reason,
});
