import type { Statement } from '../platform/db/statement.ts';

/** A request that the system of a feed may take. */
export interface ForFeeds {
  /** The home that it is about, by its id or GUID; null for a request about no home. */
  readonly home: string | null;
  /** The visitor's address; null where they left none. */
  readonly visitor: string | null;
}

/** A feed that takes requests: not while it is paused, and none of a draft, which only the agency's people see. */
const TAKES =
  "f.leads <> 'mail' AND f.paused = 0 AND NOT EXISTS " +
  "(SELECT 1 FROM sites AS s WHERE s.id = f.site_id AND s.doc ->> '$.state' = 'draft')";

/**
 * The feed to whose system a new request goes, with the vendor's id of its home: none or one row of `feed`, `home`, `leads`.
 * That is the feed which brings the home, and for a request about none the only one of the site that takes any.
 */
export const wayOfRequest = (siteId: string, { home }: ForFeeds): Statement =>
  home === null
    ? {
        sql:
          'SELECT min(f.name) AS feed, NULL AS home, min(f.leads) AS leads FROM feeds AS f ' +
          `WHERE f.site_id = ? AND ${TAKES} HAVING count(*) = 1`,
        params: [siteId],
      }
    : {
        sql:
          'SELECT f.name AS feed, h.vendor_id AS home, f.leads FROM feed_homes AS h ' +
          'JOIN feeds AS f ON f.site_id = h.site_id AND f.name = h.feed ' +
          'WHERE h.site_id = ? AND h.estate_id IN (SELECT id FROM estates WHERE site_id = ? AND id = ? ' +
          `UNION SELECT id FROM estates WHERE site_id = ? AND guid = ?) AND ${TAKES}`,
        params: [siteId, siteId, home, siteId, home],
      };

/** The same for news of a request: it goes where the request went, unless a mail had to take its place there. */
export const wayOfNews = (siteId: string, firstId: string): Statement => ({
  sql:
    'SELECT c.feed, c.vendor_home AS home, f.leads FROM lead_calls AS c ' +
    'JOIN feeds AS f ON f.site_id = c.site_id AND f.name = c.feed ' +
    `WHERE c.site_id = ? AND c.id = ? AND c.state IN ('due', 'sending', 'sent') AND ${TAKES}`,
  params: [siteId, firstId],
});
