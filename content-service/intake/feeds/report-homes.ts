import { shortEstatePath } from '#domain/links.ts';
import type { Site } from '#wire/site.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { originOf } from '../../platform/site-origin.ts';
import { type FeedHome, isRecordOf } from './feed-homes.ts';
import { FeedFault, type HomeReport } from './kind.ts';
import { stillUnderWay } from './stored-feed.ts';
import type { Round } from './take-page.ts';

/** Homes that are told at once. */
const AT_ONCE = 100;

interface ToTell extends Pick<FeedHome, 'vendor_id' | 'estate_id' | 'guid' | 'state'> {
  /** What the vendor is told now: the state, and the origin of the page of one that is shown. */
  readonly now: string;
}

/** What became of a home, as it is noted once the vendor knows it. */
const NOW =
  "CASE WHEN r.id IS NOT NULL THEN 'shown ' || ?3 WHEN h.state = 'refused' THEN 'refused' ELSE 'gone' END";

/**
 * Tells the vendor what became of homes since it was last told: that they have a page, and where, that they left, or that
 * they were refused. Of homes that were never shown nothing else is told. A vendor that does not take it does not end the
 * round: the next one tells it. Returns why it did not, for operators.
 */
export async function reportHomes({ turn, of, kind, ask }: Round, site: Site): Promise<string | null> {
  if (kind.report === undefined || site.state !== 'live') return null;
  const { env } = turn;
  const origin = originOf(site, null, env);
  const addressOf = ({ guid, estate_id }: ToTell): string =>
    `${origin}${shortEstatePath(guid ?? estate_id, site.defaultLocale)}`;
  while (turn.hasRoom()) {
    const { results: homes } = await prepare(env.DB, {
      sql:
        `SELECT h.vendor_id, h.estate_id, h.guid, h.state, ${NOW} AS now FROM feed_homes AS h ` +
        `LEFT JOIN records AS r ON r.site_id = h.site_id AND ${isRecordOf('h')} AND r.withdrawn_at IS NULL ` +
        `WHERE h.site_id = ?1 AND h.feed = ?2 AND h.state IN ('shown', 'hidden', 'refused', 'gone') ` +
        `AND h.reported IS NOT ${NOW} AND (h.reported IS NOT NULL OR r.id IS NOT NULL OR h.state = 'refused') ` +
        `ORDER BY h.number LIMIT ${AT_ONCE}`,
      params: [of.siteId, of.feed, origin],
    }).all<ToTell>();
    if (homes.length === 0) return null;
    const reports = homes.map((home): HomeReport => {
      const state = home.now.startsWith('shown') ? 'shown' : home.now === 'refused' ? 'refused' : 'gone';
      const address = state === 'shown' ? addressOf(home) : null;
      return { id: home.vendor_id, number: home.estate_id, state, address };
    });
    try {
      await kind.report(ask, reports);
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      turn.log('warn', 'feed.not_told', { feed: of.feed, state: error.state, reason: error.reason });
      return `the vendor was not told of ${homes.length} homes or more: ${error.state}, ${error.reason}`;
    }
    const noted = {
      sql:
        "UPDATE feed_homes SET reported = (SELECT v.value ->> '$.now' FROM json_each(?3) AS v " +
        "WHERE v.value ->> '$.vendor_id' = feed_homes.vendor_id) WHERE site_id = ?1 AND feed = ?2 " +
        "AND vendor_id IN (SELECT v.value ->> '$.vendor_id' FROM json_each(?3) AS v)",
      params: [of.siteId, of.feed, JSON.stringify(homes)],
    };
    await env.DB.batch([stillUnderWay(of), noted].map((one) => prepare(env.DB, one)));
  }
  return null;
}
