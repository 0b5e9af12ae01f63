import { onlyIf } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { onlyOf, onlyShownBy, pictureStatements } from '../pull/noted-pictures.ts';
import { takeIn } from '../pull/turn.ts';
import { isRecordOf, type LeavingHome, recordOf } from './feed-homes.ts';
import { FeedFault } from './kind.ts';
import { LOOK_AGAIN, type RoundOf, stillUnderWay } from './stored-feed.ts';
import type { Round } from './take-page.ts';

/** Homes that may be gone from a list at once: more than these, and more than a share, or all, must be missing twice. */
const FEW_GONE = 5;
const SHARE_GONE = 0.2;

interface MissingRow extends LeavingHome {
  readonly gone_at: number | null;
  readonly on_offer: 0 | 1;
}

/** Whether a page of the round named a home `h`. */
const LISTED =
  'h.vendor_id IN (SELECT v.value FROM feed_pages AS p, json_each(p.ids) AS v ' +
  'WHERE p.site_id = ?1 AND p.feed = ?2 AND p.round = ?3)';

/**
 * A row where no two pages of the round name the same home. One that does moved behind a page that was read already, as
 * systems order by the last change: each later home moved up by one, and one of them is in no page.
 */
const namedOnce = ({ siteId, feed, round }: RoundOf): Statement => ({
  sql:
    'SELECT 1 WHERE (SELECT count(*) = count(DISTINCT v.value) FROM feed_pages AS p, json_each(p.ids) AS v ' +
    'WHERE p.site_id = ?1 AND p.feed = ?2 AND p.round = ?3)',
  params: [siteId, feed, round],
});

/** Homes of the feed that the whole list of its round does not name, and how many of the feed are on offer. */
async function findMissing({ turn: { env }, of }: Pick<Round, 'turn' | 'of'>) {
  const key = [of.siteId, of.feed];
  const from =
    `FROM feed_homes AS h LEFT JOIN records AS r ON r.site_id = h.site_id AND ${isRecordOf('h')} ` +
    'AND r.withdrawn_at IS NULL WHERE h.site_id = ?1 AND h.feed = ?2';
  const [once, missing, offered] = await env.DB.batch<MissingRow & { count: number }>(
    [
      namedOnce(of),
      {
        sql:
          `SELECT h.vendor_id, h.estate_id, h.guid, h.gone_at, r.id IS NOT NULL AS on_offer ${from} ` +
          `AND h.state NOT IN ('gone', 'named') AND NOT ${LISTED}`,
        params: [...key, of.round],
      },
      { sql: `SELECT count(r.id) AS count ${from}`, params: key },
    ].map((one) => prepare(env.DB, one)),
  );
  if (once?.results.length !== 1) throw new FeedFault('broken', 'the list changed while it was read');
  return { missing: missing?.results ?? [], offered: offered?.results[0]?.count ?? 0 };
}

const set = ({ siteId, feed }: RoundOf, value: string, ids: readonly string[]): Statement => ({
  sql:
    `UPDATE feed_homes SET ${value} WHERE site_id = ?1 AND feed = ?2 ` +
    'AND vendor_id IN (SELECT value FROM json_each(?3))',
  params: [siteId, feed, JSON.stringify(ids)],
});

/**
 * Withdraws the homes that are missing from the whole list of a round, among those that this feed brought. Many at once,
 * or all, must be missing again an hour later. Returns what operators should know of it. Throws FeedFault for a list that names
 * a home in two pages.
 */
export async function settleMissing({ turn, of }: Round): Promise<string | null> {
  const { missing, offered } = await findMissing({ turn, of });
  const leaving = missing.filter(({ on_offer }) => on_offer === 1);
  const isMuch =
    leaving.length === offered || (leaving.length > FEW_GONE && leaving.length > offered * SHARE_GONE);
  const isBelieved = ({ gone_at }: MissingRow): boolean =>
    !isMuch || (gone_at !== null && gone_at <= of.round - LOOK_AGAIN);
  const believed = leaving.filter(isBelieved);
  const waiting = leaving.filter((one) => !isBelieved(one));
  const idsOf = (homes: readonly Pick<MissingRow, 'vendor_id'>[]) => homes.map(({ vendor_id }) => vendor_id);
  const estates = believed.map(({ estate_id }) => estate_id);
  const pictures = await onlyOf(turn, estates, []);
  const back: Statement = {
    sql: `UPDATE feed_homes AS h SET gone_at = NULL WHERE h.site_id = ?1 AND h.feed = ?2 AND h.gone_at IS NOT NULL AND ${LISTED}`,
    params: [of.siteId, of.feed, of.round],
  };
  const gone = [...idsOf(believed), ...idsOf(missing.filter(({ on_offer }) => on_offer === 0))];
  await takeIn(turn, [], () => ({
    gone: [...believed.map(recordOf), ...pictures.map((id) => ({ kind: 'picture', id }) as const)],
    conditions: [stillUnderWay(of), onlyIf(namedOnce(of)), onlyShownBy(of.siteId, estates, pictures)],
    notes: [
      back,
      ...(gone.length === 0
        ? []
        : [set(of, "state = 'gone', reason = NULL, mark = NULL, gone_at = NULL, unmapped = '[]'", gone)]),
      ...(waiting.length === 0 ? [] : [set(of, `gone_at = ifnull(gone_at, ${of.round})`, idsOf(waiting))]),
      ...pictureStatements(
        of.siteId,
        estates.map((id) => ({ id, pictures: [] })),
        turn.now,
      ),
    ],
  }));
  return waiting.length === 0
    ? null
    : `${waiting.length} of ${offered} homes are missing from the list: they are looked for again in an hour`;
}
