import { shortEstatePath } from '#domain/links.ts';
import type { Site } from '#wire/site.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { originOf } from '../../platform/site-origin.ts';
import { type FeedHome, isRecordOf } from './feed-homes.ts';
import { FeedFault, type HomeReport, NOT_READ, RefusedRequest } from './kind.ts';
import { type FeedOf, stillUnderWay } from './stored-feed.ts';
import type { Round } from './take-page.ts';

/** Homes that are told at once. */
const AT_ONCE = 100;

interface ToTell extends Pick<FeedHome, 'vendor_id' | 'estate_id' | 'guid' | 'state'> {
  readonly number: number;
  /** What the vendor is told now: the state, and the origin of the page of one that is shown. */
  readonly now: string;
  /** What it was told last. */
  readonly reported: string | null;
}

/**
 * What became of a home, as it is noted once the vendor knows it: one that the agency's people hid has no page. That one is refused
 * because the vendor did not give it is nothing to tell it.
 */
const NOW =
  "CASE WHEN e.id IS NOT NULL THEN 'shown ' || ?3 " +
  `WHEN h.state = 'refused' AND h.reason NOT LIKE '${NOT_READ}: %' THEN 'refused' ELSE 'gone' END`;

/** Another feed of the site and of the same system has the page of a home: two with one login, of which the first brings it. */
const SHOWN_BY_ANOTHER =
  'EXISTS (SELECT 1 FROM feed_homes AS o JOIN feeds AS s ON s.site_id = o.site_id AND s.name = o.feed AND s.kind = ?5 ' +
  "WHERE o.site_id = ?1 AND o.feed <> ?2 AND o.vendor_id = h.vendor_id AND o.state = 'shown')";

/** What came of the reports of a round. */
interface Outcome {
  /** Why the vendor was not told of some, for operators. */
  readonly reason: string | null;
  /** Whether none is left for which there was no time. */
  readonly isAll: boolean;
}

/** A report, with what is noted once it was taken. */
interface Report {
  readonly now: string;
  readonly report: HomeReport;
}

const reportedStatement = ({ siteId, feed }: FeedOf, reports: readonly Report[]): Statement => ({
  sql:
    "UPDATE feed_homes SET reported = (SELECT v.value ->> '$.now' FROM json_each(?3) AS v " +
    "WHERE v.value ->> '$.report.id' = feed_homes.vendor_id) WHERE site_id = ?1 AND feed = ?2 " +
    "AND vendor_id IN (SELECT v.value ->> '$.report.id' FROM json_each(?3) AS v)",
  params: [siteId, feed, JSON.stringify(reports)],
});

/**
 * Tells the vendor what became of homes since it was last told: that they have a page, and where, that they left, or that
 * they were refused; one by one where it refuses one of them. Of homes that were never shown nothing else is told. A vendor
 * that does not take it does not end the round: the next one tells it. So does it those for which this piece of work has no time.
 * Of a home that is refused here because another feed of the same system has its page, nothing is told: that feed does.
 */
export async function reportHomes({ turn, of, kind, ask }: Round, site: Site): Promise<Outcome> {
  if (kind.report === undefined || site.state !== 'live') return { reason: null, isAll: true };
  const { env } = turn;
  const report = kind.report.bind(kind);
  const origin = originOf(site, null, env);
  const addressOf = ({ guid, estate_id }: ToTell): string =>
    `${origin}${shortEstatePath(guid ?? estate_id, site.defaultLocale)}`;
  const reportOf = (home: ToTell): HomeReport => {
    const state = home.now.startsWith('shown') ? 'shown' : home.now === 'refused' ? 'refused' : 'gone';
    const address = state === 'shown' ? addressOf(home) : null;
    const announced = home.reported?.startsWith('shown') ?? false;
    return { id: home.vendor_id, number: home.estate_id, state, address, announced };
  };
  const refused: string[] = [];
  // Numbers begin above it. What the vendor refuses is passed over, and told by the next round.
  let after = 0;
  let isAll = false;
  const note = (reports: readonly Report[]) =>
    env.DB.batch([stillUnderWay(of), reportedStatement(of, reports)].map((one) => prepare(env.DB, one)));
  const tellEach = async (reports: readonly Report[]): Promise<void> => {
    try {
      await report(
        ask,
        reports.map((one) => one.report),
      );
      await note(reports);
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      // One of them is refused: the others are told one by one.
      if (reports.length > 1) for (const one of reports) await tellEach([one]);
      // A vendor that no longer knows a home need not hear that it left.
      else if (reports[0]?.report.state === 'gone') await note(reports);
      else refused.push(error.reason);
    }
  };
  while (turn.hasRoom()) {
    const { results: homes } = await prepare(env.DB, {
      sql:
        `SELECT h.vendor_id, h.number, h.estate_id, h.guid, h.state, h.reported, ${NOW} AS now FROM feed_homes AS h ` +
        `LEFT JOIN records AS r ON r.site_id = h.site_id AND ${isRecordOf('h')} AND r.withdrawn_at IS NULL ` +
        'LEFT JOIN estates AS e ON e.site_id = r.site_id AND e.id = h.estate_id AND e.withdrawn_at IS NULL ' +
        `WHERE h.site_id = ?1 AND h.feed = ?2 AND h.number > ?4 AND h.state IN ('shown', 'hidden', 'refused', 'gone') ` +
        `AND h.reported IS NOT ${NOW} AND (h.reported IS NOT NULL OR e.id IS NOT NULL OR (h.state = 'refused' AND NOT ${SHOWN_BY_ANOTHER})) ` +
        `ORDER BY h.number LIMIT ${kind.reportAtOnce ?? AT_ONCE}`,
      params: [of.siteId, of.feed, origin, after, kind.name],
    }).all<ToTell>();
    const last = homes.at(-1);
    isAll = last === undefined;
    if (last === undefined) break;
    after = last.number;
    try {
      await tellEach(homes.map((home) => ({ now: home.now, report: reportOf(home) })));
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      turn.log('warn', 'feed.not_told', { feed: of.feed, state: error.state, reason: error.reason });
      const reason = `the vendor was not told of ${homes.length} homes or more: ${error.state}, ${error.reason}`;
      // It is asked again in its own time.
      return { reason, isAll: true };
    }
  }
  if (refused.length === 0) return { reason: null, isAll };
  turn.log('warn', 'feed.not_told', { feed: of.feed, state: 'broken', reason: refused[0] });
  return { reason: `the vendor refuses to be told of ${refused.length} homes: ${refused[0]}`, isAll };
}
