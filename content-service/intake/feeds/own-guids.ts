/** GUIDs of listings: each has one number and one page, whatever feeds bring it (decision 162). */
import { onlyIf } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { type FeedHome, isRecordOf } from './feed-homes.ts';
import type { Mapped } from './kind.ts';
import { guidOf } from './place-home.ts';
import type { FeedOf } from './stored-feed.ts';

/**
 * Homes of live feeds of the site that have GUIDs of a page, for homes with other numbers: on offer, as the trigger
 * `listings_of_feeds` asks. `?3` is a JSON list of `[vendor's id, GUID]`.
 */
const HOLDERS =
  "SELECT v.value ->> '$[0]' AS id, f.feed, f.vendor_id FROM json_each(?3) AS v " +
  "CROSS JOIN feed_homes AS f ON f.site_id = ?1 AND f.guid = v.value ->> '$[1]' " +
  'JOIN feeds AS s ON s.site_id = ?1 AND s.name = f.feed ' +
  `JOIN records AS r ON r.site_id = ?1 AND ${isRecordOf('f')} AND r.withdrawn_at IS NULL ` +
  "WHERE NOT (f.feed = ?2 AND f.vendor_id = v.value ->> '$[0]')";

/** A home of the page, by its vendor's id, and its GUID. */
type Guided = readonly [id: string, guid: string];

/** Of homes whose GUID another home of a live feed has: which one, in words for operators. */
async function holdersOf(
  { DB }: WithDatabase,
  { siteId, feed }: FeedOf,
  guided: readonly Guided[],
): Promise<ReadonlyMap<string, string>> {
  if (guided.length === 0) return new Map();
  const { results } = await prepare(DB, {
    sql: HOLDERS,
    params: [siteId, feed, JSON.stringify(guided)],
  }).all<{ readonly id: string; readonly feed: string; readonly vendor_id: string }>();
  return new Map(results.map((one) => [one.id, `home ${one.vendor_id} of the feed ${one.feed} has it`]));
}

/** Condition: no other home of a live feed got one of these GUIDs meanwhile. */
export const noHolders = ({ siteId, feed }: FeedOf, guided: readonly Guided[]): Statement =>
  onlyIf({
    sql: `SELECT 1 WHERE NOT EXISTS (${HOLDERS})`,
    params: [siteId, feed, JSON.stringify(guided)],
  });

const saidGuid = (made: Mapped): string | null => (made.kind === 'home' ? guidOf(made.record) : null);

const refusedGuid = (reason: string): Mapped => ({ kind: 'refused', field: 'guid', reason });

/**
 * A home whose GUID has become another one is refused: its page would stay, and a second one begin. So is one with the GUID
 * of another home of a feed, which has the page; in a page, the first one has it.
 */
export async function withOwnGuids<Read extends { readonly id: string; readonly made: Mapped }>(
  env: WithDatabase,
  of: FeedOf,
  read: readonly Read[],
  known: ReadonlyMap<string, FeedHome>,
): Promise<{
  readonly read: readonly (Read & { readonly made: Mapped })[];
  readonly guided: readonly Guided[];
}> {
  const guided = read.flatMap(({ id, made }): Guided[] => {
    const guid = saidGuid(made);
    return guid === null ? [] : [[id, guid]];
  });
  const holders = await holdersOf(env, of, guided);
  const first = new Map<string, string>();
  const checked = read.map((one) => {
    const guid = saidGuid(one.made);
    if (guid === null) return one;
    const noted = known.get(one.id);
    // One that is asked about has no page yet.
    const before = noted?.state === 'asked' ? null : (noted?.guid ?? null);
    if (before !== null && before !== guid) return { ...one, made: refusedGuid('another one than before') };
    const holder = holders.get(one.id);
    if (holder !== undefined) return { ...one, made: refusedGuid(holder) };
    const other = first.get(guid);
    if (other !== undefined)
      return { ...one, made: refusedGuid(`home ${other} of the feed ${of.feed} has it`) };
    first.set(guid, one.id);
    return one;
  });
  return { read: checked, guided: guided.filter(([id, guid]) => first.get(guid) === id) };
}
