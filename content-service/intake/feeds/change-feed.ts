import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { notSuspended } from '../../platform/sites.ts';
import type { FeedOf } from './stored-feed.ts';

const OVER = 'round = NULL, round_until = NULL, whole = NULL';

/** Makes the next round due at once, of a feed that has rounds: neither it is paused nor its site suspended. */
export const dueNowStatement = ({ siteId, feed }: FeedOf, now: Date): Statement => ({
  sql: `UPDATE feeds SET run_at = ?3 WHERE site_id = ?1 AND name = ?2 AND paused = 0 AND ${notSuspended('feeds.site_id')}`,
  params: [siteId, feed, now.getTime()],
});

/** Pauses a feed, whose round ends where it is, or resumes it. */
export const pauseStatement = ({ siteId, feed }: FeedOf, paused: boolean, now: Date): Statement => ({
  sql: `UPDATE feeds SET paused = ?3, run_at = iif(?3 = 1, run_at, ?4), ${OVER} WHERE site_id = ?1 AND name = ?2 AND paused <> ?3`,
  params: [siteId, feed, Number(paused), now.getTime()],
});

/** Ends the rounds of a site's feeds when it is suspended; all are due at once when it goes on. */
export const suspensionStatement = (siteId: string, now: Date): Statement => ({
  sql: `UPDATE feeds SET run_at = min(run_at, ?2), ${OVER} WHERE site_id = ?1`,
  params: [siteId, now.getTime()],
});

/** The name under which homes of a removed feed are noted: no feed can have it. */
const LEFT = "?2 || '@' ||";

/**
 * Removes a feed, with the last statement. Its homes stay as if they had been imported, with their numbers; they are
 * noted under its name and kind, since another vendor's ids mean other homes.
 */
export const removeStatements = ({ siteId, feed }: FeedOf): Statement[] => [
  {
    sql:
      'DELETE FROM addressed_pictures WHERE site_id = ?1 AND home_id IN ' +
      '(SELECT estate_id FROM feed_homes WHERE site_id = ?1 AND feed = ?2)',
    params: [siteId, feed],
  },
  { sql: 'DELETE FROM feed_pages WHERE site_id = ? AND feed = ?', params: [siteId, feed] },
  // Who stands apart is nobody's question any more.
  {
    sql:
      `UPDATE feed_homes SET feed = ${LEFT} f.kind, mark = NULL, gone_at = NULL FROM feeds AS f ` +
      'WHERE f.site_id = ?1 AND f.name = ?2 AND feed_homes.site_id = ?1 AND feed_homes.feed = ?2',
    params: [siteId, feed],
  },
  { sql: 'DELETE FROM feeds WHERE site_id = ? AND name = ?', params: [siteId, feed] },
];

/** Gives a feed the homes that one of its name and kind left when it was removed. */
export const homesReturnStatement = ({ siteId, feed }: FeedOf, kind: string): Statement => ({
  sql: `UPDATE feed_homes SET feed = ?2 WHERE site_id = ?1 AND feed = ${LEFT} ?3`,
  params: [siteId, feed, kind],
});

/** No home's id: of a note between two statements, since no two of a site may have the same. */
const CHANGING = 'changing';

/** Refuses the batch unless the home is kept apart. */
const isAsked = ({ siteId, feed }: FeedOf, home: string): Statement =>
  refuseWhere(
    'record_missing',
    "NOT EXISTS (SELECT 1 FROM feed_homes WHERE site_id = ? AND feed = ? AND vendor_id = ? AND state = 'asked')",
    [siteId, feed, home],
  );

/**
 * What an operator says of a home that is kept apart: it is the `same` as the one that no feed brings, and from now on comes
 * with the feed under its address; or another one. The next round takes it.
 */
export const decideStatements = (
  of: FeedOf,
  home: string,
  decided: 'same' | 'other',
  now: Date,
): Statement[] => [
  isAsked(of, home),
  refuseWhere(
    'taken',
    "? = 'same' AND EXISTS (SELECT 1 FROM feed_homes AS h JOIN feed_homes AS o ON o.site_id = h.site_id " +
      'AND o.estate_id = h.rival JOIN feeds AS s ON s.site_id = o.site_id AND s.name = o.feed ' +
      'WHERE h.site_id = ? AND h.feed = ? AND h.vendor_id = ?)',
    [decided, of.siteId, of.feed, home],
  ),
  // Two homes with one GUID would have one page.
  refuseWhere(
    'same_guid',
    "? = 'other' AND EXISTS (SELECT 1 FROM feed_homes AS h JOIN estates AS e ON e.site_id = h.site_id " +
      'AND e.id = h.rival AND e.guid = h.guid WHERE h.site_id = ? AND h.feed = ? AND h.vendor_id = ?)',
    [decided, of.siteId, of.feed, home],
  ),
  // Where a feed that was removed brought the rival, the two change places: each number stays taken once.
  {
    sql:
      `UPDATE feed_homes SET estate_id = '${CHANGING}', state = 'named', decided = NULL, guid = NULL ` +
      "WHERE site_id = ?1 AND ?4 = 'same' AND feed NOT IN (SELECT name FROM feeds WHERE site_id = ?1) AND estate_id = " +
      '(SELECT rival FROM feed_homes WHERE site_id = ?1 AND feed = ?2 AND vendor_id = ?3)',
    params: [of.siteId, of.feed, home, decided],
  },
  {
    sql:
      "UPDATE feed_homes SET decided = ?4, state = 'named', mark = NULL, reason = NULL, " +
      "estate_id = iif(?4 = 'same', rival, estate_id), rival = NULL WHERE site_id = ?1 AND feed = ?2 AND vendor_id = ?3",
    params: [of.siteId, of.feed, home, decided],
  },
  {
    sql:
      'UPDATE feed_homes SET estate_id = (SELECT CAST(number AS TEXT) FROM feed_homes WHERE site_id = ?1 AND feed = ?2 ' +
      `AND vendor_id = ?3) WHERE site_id = ?1 AND estate_id = '${CHANGING}'`,
    params: [of.siteId, of.feed, home],
  },
  // Only a whole list that is read names a home that did not change.
  {
    sql: `UPDATE feeds SET whole_at = NULL, run_at = ?3, ${OVER} WHERE site_id = ?1 AND name = ?2`,
    params: [of.siteId, of.feed, now.getTime()],
  },
];
