import { onlyIf } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { notSuspended } from '../../platform/sites.ts';

/** A feed as stored. Instants are milliseconds since 1970. */
export interface FeedRow {
  readonly site_id: string;
  readonly name: string;
  readonly kind: string;
  readonly settings: string;
  readonly secret_key: string | null;
  readonly secret: string | null;
  readonly paused: 0 | 1;
  readonly every: number;
  readonly run_at: number;
  readonly round: number | null;
  readonly round_until: number | null;
  readonly whole: 0 | 1 | null;
  readonly since: number | null;
  readonly whole_at: number | null;
  readonly reading: string | null;
  readonly checkpoint: string | null;
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly ended_at: number | null;
  readonly failures: number;
  readonly leads: 'mail' | 'call' | 'both';
}

/** A feed of a site. */
export interface FeedOf {
  readonly siteId: string;
  readonly feed: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds in which the next piece of a round is awaited; after that, another round may begin. */
const PIECE = 15 * MINUTE;
/** Milliseconds after which homes that were missing with many others are looked for again. */
export const LOOK_AGAIN = 60 * MINUTE;
/** A whole list is read once a day; the round a quarter of an hour before the day is over is the one. */
export const WHOLE_AFTER = DAY - 15 * MINUTE;
/** A failing feed is asked again after its interval, doubled with each failure up to this. */
const LONGEST_WAIT = 6 * 60 * MINUTE;

/** Finds a feed. */
export const findFeed = (db: D1Database, { siteId, feed }: FeedOf): Promise<FeedRow | null> =>
  prepare(db, {
    sql: 'SELECT * FROM feeds WHERE site_id = ? AND name = ?',
    params: [siteId, feed],
  }).first<FeedRow>();

/**
 * Ends rounds whose next piece did not come, of a site or of all: they are due at once. That is no failure of a vendor,
 * but counts as one, so that operators see a feed of which it happens each time.
 */
export const endLostRounds = (siteId: string | null, now: Date): Statement => ({
  sql:
    'UPDATE feeds SET round = NULL, round_until = NULL, whole = NULL, failures = failures + 1, ended_at = ?2, ' +
    "run_at = min(run_at, ?2), outcome = 'interrupted', reason = 'the round was not finished' " +
    'WHERE round IS NOT NULL AND round_until <= ?2 AND (?1 IS NULL OR site_id = ?1)',
  params: [siteId, now.getTime()],
});

/**
 * Gives up a round whose first piece failed here: the message that began it begins another when it comes again. `reason` is for
 * operators, who would otherwise see a feed that is well and brings nothing.
 */
export const giveUpStatement = ({ siteId, feed, round }: RoundOf, reason: string, now: Date): Statement => ({
  sql:
    'UPDATE feeds SET round = NULL, round_until = NULL, whole = NULL, failures = failures + 1, ended_at = ?4, ' +
    "outcome = 'interrupted', reason = ?5 WHERE site_id = ?1 AND name = ?2 AND round = ?3",
  params: [siteId, feed, round, now.getTime(), reason],
});

/**
 * Begins a round of a feed, unless its site is suspended or has one under way whose next piece is still awaited. Among two callers one
 * gets the row: the condition and the index `feeds_one_round` are of the statement that writes.
 */
export async function beginRound(
  db: D1Database,
  { siteId, feed }: FeedOf,
  {
    reading,
    alwaysWhole,
    pictureHosts,
  }: { readonly reading: string; readonly alwaysWhole: boolean; readonly pictureHosts: readonly string[] },
  now: Date,
): Promise<FeedRow | null> {
  const at = now.getTime();
  const [, , begun] = await db.batch<FeedRow>(
    [
      endLostRounds(siteId, now),
      {
        sql:
          'DELETE FROM feed_pages WHERE site_id = ?1 AND NOT EXISTS (SELECT 1 FROM feeds AS f ' +
          'WHERE f.site_id = ?1 AND f.name = feed_pages.feed AND f.round = feed_pages.round)',
        params: [siteId],
      },
      {
        sql:
          'UPDATE feeds SET picture_hosts = ?9, round = ?3, round_until = ?3 + ?4, whole = iif(?7 = 1 OR reading IS NOT ?8 OR whole_at IS NULL OR whole_at <= ?3 - ?5 ' +
          'OR EXISTS (SELECT 1 FROM feed_homes AS h WHERE h.site_id = ?1 AND h.feed = ?2 AND h.gone_at <= ?3 - ?6), 1, 0) ' +
          `WHERE site_id = ?1 AND name = ?2 AND paused = 0 AND ${notSuspended('feeds.site_id')} ` +
          'AND NOT EXISTS (SELECT 1 FROM feeds AS o WHERE o.site_id = ?1 AND o.round IS NOT NULL) RETURNING *',
        params: [
          siteId,
          feed,
          at,
          PIECE,
          WHOLE_AFTER,
          LOOK_AGAIN,
          Number(alwaysWhole),
          reading,
          JSON.stringify(pictureHosts),
        ],
      },
      // One that finds the round of another feed under way is due in a minute, not after its interval.
      {
        sql:
          'UPDATE feeds SET run_at = min(run_at, ?3 + 60000) WHERE site_id = ?1 AND name = ?2 AND paused = 0 ' +
          'AND round IS NULL AND EXISTS (SELECT 1 FROM feeds AS o WHERE o.site_id = ?1 AND o.round IS NOT NULL)',
        params: [siteId, feed, at],
      },
    ].map((one) => prepare(db, one)),
  );
  return begun?.results[0] ?? null;
}

/** A round of a feed, identified by when it began. */
export interface RoundOf extends FeedOf {
  readonly round: number;
}

/** Condition: the round is still under way: the feed was not paused, removed, or begun anew. */
export const stillUnderWay = ({ siteId, feed, round }: RoundOf): Statement =>
  onlyIf({
    sql: 'SELECT 1 FROM feeds WHERE site_id = ? AND name = ? AND round = ? AND paused = 0',
    params: [siteId, feed, round],
  });

/** The next piece of a round is awaited from now on. */
export const awaitPieceStatement = ({ siteId, feed, round }: RoundOf, now: Date): Statement => ({
  sql: 'UPDATE feeds SET round_until = ?4 WHERE site_id = ?1 AND name = ?2 AND round = ?3',
  params: [siteId, feed, round, now.getTime() + PIECE],
});

const OVER = 'round = NULL, round_until = NULL, whole = NULL, ended_at = ?4';

const forgetPages = ({ siteId, feed, round }: RoundOf): Statement => ({
  sql: 'DELETE FROM feed_pages WHERE site_id = ? AND feed = ? AND round = ?',
  params: [siteId, feed, round],
});

/** Whether units wait for the whole list, since their project is shown again. */
const UNITS_WAIT =
  'EXISTS (SELECT 1 FROM feed_homes AS u JOIN feed_homes AS p ON p.site_id = u.site_id AND p.feed = u.feed ' +
  "AND p.vendor_id = u.parent AND p.state = 'shown' WHERE u.site_id = ?1 AND u.feed = ?2 AND u.parent IS NOT NULL " +
  "AND u.mark IS NULL AND u.state = 'hidden')";

/** Ends a round that read all it wanted: the next one goes on from its beginning. `reason` is for operators. */
export const endRoundStatements = (
  of: RoundOf,
  {
    checkpoint,
    reading,
    reason,
    isWholeRead,
    isReported,
  }: {
    readonly checkpoint: string | null;
    readonly reading: string;
    readonly reason: string | null;
    /** Whether the whole list was read: one that has not changed was not. */
    readonly isWholeRead: boolean;
    /** Whether the vendor was told of all that it wants to know: what is left is told in a minute. */
    readonly isReported: boolean;
  },
  now: Date,
): Statement[] => [
  {
    sql:
      `UPDATE feeds SET whole_at = iif(${UNITS_WAIT}, NULL, iif(?9 = 1, round, whole_at)), since = round, ${OVER}, outcome = 'ok', ` +
      // Homes that are missing with many others are looked for in an hour.
      'reason = ?5, checkpoint = ?6, reading = ?7, failures = 0, run_at = max(?4 + 60000, round + iif(?10 = 0, 0, iif(EXISTS ' +
      '(SELECT 1 FROM feed_homes AS h WHERE h.site_id = ?1 AND h.feed = ?2 AND h.gone_at IS NOT NULL), ' +
      'min(every, ?8), every))) ' +
      'WHERE site_id = ?1 AND name = ?2 AND round = ?3',
    params: [
      of.siteId,
      of.feed,
      of.round,
      now.getTime(),
      reason,
      checkpoint,
      reading,
      LOOK_AGAIN,
      Number(isWholeRead),
      Number(isReported),
    ],
  },
  forgetPages(of),
];

/** Ends a round that failed: what stands stays, and the next round asks for what this one should have read. */
export const failRoundStatements = (
  of: RoundOf,
  {
    state,
    reason,
    retryAfter,
  }: { readonly state: string; readonly reason: string; readonly retryAfter: number | null },
  now: Date,
): Statement[] => [
  {
    sql:
      `UPDATE feeds SET ${OVER}, outcome = ?5, reason = ?6, failures = failures + 1, ` +
      'run_at = ?4 + max(min(every * (1 << min(failures, 10)), max(every, ?7)), ?8) ' +
      'WHERE site_id = ?1 AND name = ?2 AND round = ?3',
    params: [
      of.siteId,
      of.feed,
      of.round,
      now.getTime(),
      state,
      reason.slice(0, 300),
      LONGEST_WAIT,
      Math.min(retryAfter ?? 0, DAY / 1000) * 1000,
    ],
  },
  forgetPages(of),
];
