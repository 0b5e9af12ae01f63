import { onlyIf } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { FIRST_NUMBER } from '../values/feed-numbers.ts';
import type { Unmapped } from './kind.ts';
import { type FeedOf, type RoundOf, stillUnderWay } from './stored-feed.ts';

export type HomeState = 'named' | 'shown' | 'hidden' | 'refused' | 'asked' | 'gone';

/** SQL: the record `r` is that of the home `h`. A listing that an import gave another number is no longer the feed's. */
export const isRecordOf = (h: string): string =>
  `r.kind = iif(${h}.guid IS NULL, 'estate', 'listing') AND r.id = ifnull(${h}.guid, ${h}.estate_id) ` +
  `AND (${h}.guid IS NULL OR r.doc ->> '$.listing.external_id' = ${h}.estate_id)`;

/** A home whose record is to leave. */
export type LeavingHome = Pick<FeedHome, 'vendor_id' | 'estate_id' | 'guid'>;

/** The record of a home. */
export const recordOf = ({ estate_id, guid }: Pick<FeedHome, 'estate_id' | 'guid'>) =>
  guid === null ? ({ kind: 'estate', id: estate_id } as const) : ({ kind: 'listing', id: guid } as const);

/** What is noted on a home of a feed. */
export interface FeedHome {
  readonly vendor_id: string;
  readonly estate_id: string;
  /** The GUID of a listing of the second source; null for an estate of the first. */
  readonly guid: string | null;
  readonly mark: string | null;
  readonly state: HomeState;
  readonly decided: 'same' | 'other' | null;
  /** 1 while it is on offer here. */
  readonly on_offer: 0 | 1;
}

/** Homes among these ids, by id. */
export async function homesOf(
  { DB }: WithDatabase,
  { siteId, feed }: FeedOf,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FeedHome>> {
  const { results } = await prepare(DB, {
    sql:
      'SELECT h.vendor_id, h.estate_id, h.guid, h.mark, h.state, h.decided, r.id IS NOT NULL AS on_offer FROM json_each(?3) AS v ' +
      'CROSS JOIN feed_homes AS h ON h.site_id = ?1 AND h.feed = ?2 AND h.vendor_id = v.value ' +
      `LEFT JOIN records AS r ON r.site_id = ?1 AND ${isRecordOf('h')} AND r.withdrawn_at IS NULL`,
    params: [siteId, feed, JSON.stringify(ids)],
  }).all<FeedHome>();
  return new Map(results.map((home) => [home.vendor_id, home]));
}

/** Gives numbers to homes that have none, one above all that the site's feeds ever had. */
export async function numberHomes({ DB }: WithDatabase, of: RoundOf, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const number: Statement = {
    // The first number is in the text, since D1 binds numbers as floating ones.
    sql:
      'INSERT INTO feed_homes (site_id, feed, vendor_id, number, estate_id) ' +
      'SELECT ?1, ?2, v.value, last.number + 1 + v.key, CAST(last.number + 1 + v.key AS TEXT) FROM json_each(?3) AS v, ' +
      `(SELECT ifnull(max(number), ${FIRST_NUMBER}) AS number FROM feed_homes WHERE site_id = ?1) AS last WHERE true ` +
      'ON CONFLICT (site_id, feed, vendor_id) DO NOTHING',
    params: [of.siteId, of.feed, JSON.stringify(ids)],
  };
  await DB.batch([stillUnderWay(of), number].map((one) => prepare(DB, one)));
}

/** Units of these projects that are on offer. */
export async function unitsOf(
  { DB }: WithDatabase,
  { siteId, feed }: FeedOf,
  projects: readonly string[],
): Promise<readonly LeavingHome[]> {
  if (projects.length === 0) return [];
  const { results } = await prepare(DB, {
    sql:
      'SELECT h.vendor_id, h.estate_id, h.guid FROM feed_homes AS h JOIN records AS r ON r.site_id = h.site_id ' +
      `AND ${isRecordOf('h')} AND r.withdrawn_at IS NULL ` +
      'WHERE h.site_id = ?1 AND h.feed = ?2 AND h.parent IN (SELECT value FROM json_each(?3))',
    params: [siteId, feed, JSON.stringify(projects)],
  }).all<LeavingHome>();
  return results;
}

/** Why a unit is not shown although its vendor publishes it. */
export const PROJECT_NOT_SHOWN = 'its project is not shown';

/** Notes that units left with their project. */
export const unitsLeaveStatement = ({ siteId, feed }: FeedOf, units: readonly string[]): Statement => ({
  sql:
    `UPDATE feed_homes SET state = 'hidden', reason = '${PROJECT_NOT_SHOWN}' ` +
    'WHERE site_id = ?1 AND feed = ?2 AND vendor_id IN (SELECT value FROM json_each(?3))',
  params: [siteId, feed, JSON.stringify(units)],
});

/** Units that left with these projects, which are shown again, are mapped again. */
export const unitsReturnStatement = ({ siteId, feed }: FeedOf, projects: readonly string[]): Statement => ({
  sql:
    `UPDATE feed_homes SET mark = NULL WHERE site_id = ?1 AND feed = ?2 AND reason = '${PROJECT_NOT_SHOWN}' ` +
    'AND parent IN (SELECT value FROM json_each(?3))',
  params: [siteId, feed, JSON.stringify(projects)],
});

/** A home with a reference or a GUID that another home of the site has too, which no feed of the site brings. */
interface Rival {
  readonly sign: string;
  readonly id: string;
}

const OF_NO_FEED =
  'NOT EXISTS (SELECT 1 FROM feed_homes AS f JOIN feeds AS s ON s.site_id = f.site_id AND s.name = f.feed ' +
  'WHERE f.site_id = ?1 AND f.estate_id = e.id)';

/**
 * Homes on offer with one of these signs, that no feed brings: made by hand, imported, or left by a feed that was removed.
 * A sign is a reference or the GUID of a listing, upper and lower case being the same.
 */
const RIVALS =
  'SELECT v.value AS sign, e.id FROM json_each(?2) AS v CROSS JOIN estate_documents AS d ON d.site_id = ?1 ' +
  "AND lower(trim(d.doc ->> '$.general.reference')) = lower(trim(v.value)) AND d.doc ->> '$.general.reference' IS NOT NULL " +
  `JOIN estates AS e ON e.site_id = d.site_id AND e.id = d.id AND e.withdrawn_at IS NULL WHERE ${OF_NO_FEED} ` +
  'UNION ALL SELECT v.value, e.id FROM json_each(?2) AS v CROSS JOIN estates AS e ON e.site_id = ?1 ' +
  `AND e.guid IN (lower(v.value), upper(v.value)) AND e.withdrawn_at IS NULL WHERE ${OF_NO_FEED}`;

export async function rivalsOf(
  { DB }: WithDatabase,
  siteId: string,
  signs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (signs.length === 0) return new Map();
  const { results } = await prepare(DB, {
    sql: RIVALS,
    params: [siteId, JSON.stringify(signs)],
  }).all<Rival>();
  return new Map(results.map(({ sign, id }) => [sign, id]));
}

/** Condition: nobody made a home with one of these signs meanwhile. */
export const noRivals = (siteId: string, signs: readonly string[]): Statement =>
  onlyIf({
    sql: `SELECT 1 WHERE NOT EXISTS (${RIVALS})`,
    params: [siteId, JSON.stringify(signs)],
  });

/** What came of a home. */
export interface HomeNote {
  readonly id: string;
  /** null: the next round looks at it again, whatever the vendor says. */
  readonly mark: string | null;
  readonly state: HomeState;
  readonly reason: string | null;
  readonly rival: string | null;
  readonly parent: string | null;
  /** The GUID of the listing that is stored in this batch, or asked about; null keeps the one that is noted. */
  readonly guid: string | null;
  readonly unmapped: readonly Unmapped[];
}

/** Maximum number of unmapped codes and values that are noted of a home. */
const MOST_UNMAPPED = 100;

/** A vendor does not say whose unit a home is that it hides, and nothing is known of one that cannot be read. */
const PARENT =
  "CASE WHEN v.value ->> '$.state' IN ('hidden', 'refused') THEN ifnull(v.value ->> '$.parent', h.parent) " +
  "ELSE v.value ->> '$.parent' END";

/** Notes what came of homes: an INSERT of rows that are there, since an UPDATE would look through all homes for each of these. */
export const noteStatement = ({ siteId, feed }: FeedOf, notes: readonly HomeNote[]): Statement => ({
  sql:
    'INSERT INTO feed_homes (site_id, feed, vendor_id, number, estate_id, mark, state, reason, rival, parent, guid, unmapped) ' +
    "SELECT h.site_id, h.feed, h.vendor_id, h.number, h.estate_id, v.value ->> '$.mark', v.value ->> '$.state', " +
    `v.value ->> '$.reason', v.value ->> '$.rival', ${PARENT}, ifnull(v.value ->> '$.guid', h.guid), v.value -> '$.unmapped' FROM json_each(?3) AS v ` +
    "CROSS JOIN feed_homes AS h ON h.site_id = ?1 AND h.feed = ?2 AND h.vendor_id = v.value ->> '$.id' WHERE true " +
    'ON CONFLICT DO UPDATE SET mark = excluded.mark, state = excluded.state, reason = excluded.reason, ' +
    'rival = excluded.rival, parent = excluded.parent, guid = excluded.guid, unmapped = excluded.unmapped, gone_at = NULL',
  params: [
    siteId,
    feed,
    JSON.stringify(notes.map((one) => ({ ...one, unmapped: one.unmapped.slice(0, MOST_UNMAPPED) }))),
  ],
});
