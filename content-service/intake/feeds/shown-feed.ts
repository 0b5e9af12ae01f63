import * as z from 'zod';
import { prepare } from '../../platform/db/prepare.ts';
import type { FeedOf, FeedRow } from './stored-feed.ts';

const count = z.int().min(0);
const instant = z.string().nullable();

/** How visitors' requests about a feed's homes go: by mail, to its system, or both. */
export const LeadWaySchema = z.enum(['mail', 'call', 'both']);

/** A feed in a list: of its secrets only the id of the key that seals them. */
export const FeedSchema = z.object({
  name: z.string(),
  kind: z.string(),
  settings: z.record(z.string(), z.unknown()),
  secretKey: z.string().nullable(),
  paused: z.boolean(),
  minutes: count,
  running: z.boolean(),
  nextAt: z.string(),
  endedAt: instant,
  outcome: z.string().nullable(),
  reason: z.string().nullable(),
  failures: count,
  leads: LeadWaySchema,
});

/** A feed with its homes: how many, why some are not shown, which were not taken as they are, and what had no place in a record. */
export const FeedShownSchema = FeedSchema.extend({
  /** Requests of visitors for its system of the last sixty days: waiting, taken, and sent by mail instead. */
  requests: z.object({ waiting: count, taken: count, mailed: count, lastRefusal: z.string().nullable() }),
  homes: z.object({ shown: count, hidden: count, refused: count, asked: count, gone: count }),
  hiddenFor: z.array(z.object({ reason: z.string().nullable(), homes: count, home: z.string() })),
  notTaken: z.array(
    z.object({
      home: z.string(),
      estate: z.string(),
      state: z.string(),
      reason: z.string().nullable(),
      rival: z.string().nullable(),
    }),
  ),
  unmapped: z.array(
    z.object({ what: z.string(), name: z.string(), value: z.string(), homes: count, home: z.string() }),
  ),
});
/** Pictures that homes name by address, by state, and the first that do not come. */
export const FeedPicturesSchema = z.object({
  due: count,
  kept: count,
  gone: count,
  refused: count,
  failing: count,
  lost: z.array(
    z.object({ home: z.string(), address: z.string(), state: z.string(), reason: z.string().nullable() }),
  ),
});

type FeedShown = z.infer<typeof FeedShownSchema>;

/** Maximum number of listed homes, and of codes. */
const MOST_LISTED = 50;

const instantOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A row of `shown_feeds`: a feed, or the agency's own service. */
interface ShownRow
  extends Pick<
    FeedRow,
    | 'name'
    | 'kind'
    | 'settings'
    | 'secret_key'
    | 'paused'
    | 'every'
    | 'run_at'
    | 'outcome'
    | 'reason'
    | 'ended_at'
    | 'failures'
    | 'leads'
  > {
  readonly running: 0 | 1;
}

/** A stored feed as shown. */
const toFeed = (row: ShownRow): z.infer<typeof FeedSchema> => ({
  name: row.name,
  kind: row.kind,
  settings: JSON.parse(row.settings),
  secretKey: row.secret_key,
  paused: row.paused === 1,
  minutes: row.every / 60_000,
  running: row.running === 1,
  nextAt: new Date(row.run_at).toISOString(),
  endedAt: instantOf(row.ended_at),
  outcome: row.outcome,
  reason: row.reason,
  failures: row.failures,
  leads: row.leads,
});

/** The feeds of a site, its own service among them, by name. */
export async function listFeeds(db: D1Database, siteId: string) {
  const { results } = await prepare(db, {
    sql: 'SELECT * FROM shown_feeds WHERE site_id = ? ORDER BY name',
    params: [siteId],
  }).all<ShownRow>();
  return results.map(toFeed);
}

/** The pictures of a site that are fetched from their addresses. */
export async function feedPictures(
  db: D1Database,
  siteId: string,
): Promise<z.infer<typeof FeedPicturesSchema>> {
  const [states, lost] = await db.batch(
    [
      'SELECT state, count(*) AS count FROM addressed_pictures WHERE site_id = ? GROUP BY state',
      'SELECT home_id AS home, address, state, reason FROM addressed_pictures ' +
        `WHERE site_id = ? AND state IN ('gone', 'refused', 'failing') ORDER BY state, home_id, name LIMIT ${MOST_LISTED}`,
    ].map((sql) => prepare(db, { sql, params: [siteId] })),
  );
  const counts = (states?.results ?? []) as { state: string; count: number }[];
  return {
    due: 0,
    kept: 0,
    gone: 0,
    refused: 0,
    failing: 0,
    ...Object.fromEntries(counts.map(({ state, count: many }) => [state, many])),
    lost: (lost?.results ?? []) as z.infer<typeof FeedPicturesSchema>['lost'],
  };
}

/** A feed with its homes; null when there is none. */
export async function showFeed(db: D1Database, { siteId, feed }: FeedOf): Promise<FeedShown | null> {
  const [row, states, hiddenFor, notTaken, unmapped, requests] = await db.batch(
    [
      'SELECT * FROM shown_feeds WHERE site_id = ?1 AND name = ?2',
      'SELECT state, count(*) AS count FROM shown_feed_homes WHERE site_id = ?1 AND feed = ?2 GROUP BY state',
      'SELECT reason, count(*) AS homes, min(home) AS home FROM shown_feed_homes WHERE site_id = ?1 AND feed = ?2 ' +
        `AND state = 'hidden' GROUP BY reason ORDER BY homes DESC, reason LIMIT ${MOST_LISTED}`,
      'SELECT home, estate, state, reason, rival FROM shown_feed_homes WHERE site_id = ?1 AND feed = ?2 ' +
        `AND state IN ('refused', 'asked') ORDER BY state, number LIMIT ${MOST_LISTED}`,
      "SELECT u.value ->> '$.what' AS what, u.value ->> '$.name' AS name, min(u.value ->> '$.value') AS value, " +
        'count(DISTINCT h.home) AS homes, min(h.home) AS home FROM shown_feed_homes AS h, json_each(h.unmapped) AS u ' +
        `WHERE h.site_id = ?1 AND h.feed = ?2 GROUP BY 1, 2 ORDER BY homes DESC, 1, 2 LIMIT ${MOST_LISTED}`,
      "SELECT count(*) FILTER (WHERE state IN ('due', 'sending')) AS waiting, count(*) FILTER (WHERE state = 'sent') AS taken, " +
        "count(*) FILTER (WHERE state = 'failed') AS mailed, (SELECT outcome FROM lead_calls WHERE site_id = ?1 AND feed = ?2 " +
        "AND state = 'failed' ORDER BY created_at DESC, id LIMIT 1) AS lastRefusal FROM lead_calls WHERE site_id = ?1 AND feed = ?2",
    ].map((sql) => prepare(db, { sql, params: [siteId, feed] })),
  );
  const found = row?.results[0] as ShownRow | undefined;
  if (found === undefined) return null;
  const counts = (states?.results ?? []) as { state: string; count: number }[];
  return {
    ...toFeed(found),
    requests: requests?.results[0] as FeedShown['requests'],
    homes: {
      shown: 0,
      hidden: 0,
      refused: 0,
      asked: 0,
      gone: 0,
      ...Object.fromEntries(
        counts.flatMap(({ state, count: many }) => (state === 'named' ? [] : [[state, many] as const])),
      ),
    },
    hiddenFor: (hiddenFor?.results ?? []) as FeedShown['hiddenFor'],
    notTaken: (notTaken?.results ?? []) as FeedShown['notTaken'],
    unmapped: (unmapped?.results ?? []) as FeedShown['unmapped'],
  };
}
