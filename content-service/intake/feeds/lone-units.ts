import { prepare } from '../../platform/db/prepare.ts';
import { onlyOf, onlyShownBy, pictureStatements } from '../pull/noted-pictures.ts';
import { takeIn } from '../pull/turn.ts';
import { isRecordOf, type LeavingHome, recordOf, unitsLeaveStatement } from './feed-homes.ts';
import { stillUnderWay } from './stored-feed.ts';
import type { Round } from './take-page.ts';

/**
 * Withdraws units on offer whose project is not, at the end of a round: a list may name units on a page before their
 * project's, and still name them when it no longer has the project. One that is only `named` may still come.
 */
export async function withdrawLoneUnits({ turn, of }: Round): Promise<void> {
  const onOffer = (home: string) =>
    `EXISTS (SELECT 1 FROM records AS r WHERE r.site_id = ?1 AND ${isRecordOf(home)} AND r.withdrawn_at IS NULL)`;
  const { results: units } = await prepare(turn.env.DB, {
    sql:
      'SELECT u.vendor_id, u.estate_id, u.guid FROM feed_homes AS p CROSS JOIN feed_homes AS u ON u.site_id = ?1 ' +
      'AND u.feed = ?2 AND u.parent = p.vendor_id WHERE p.site_id = ?1 AND p.feed = ?2 ' +
      `AND p.state IN ('hidden', 'refused', 'asked', 'gone') AND NOT ${onOffer('p')} AND ${onOffer('u')}`,
    params: [of.siteId, of.feed],
  }).all<LeavingHome>();
  if (units.length === 0) return;
  const estates = units.map(({ estate_id }) => estate_id);
  const pictures = await onlyOf(turn, estates, []);
  await takeIn(turn, [], () => ({
    gone: [...units.map(recordOf), ...pictures.map((id) => ({ kind: 'picture', id }) as const)],
    conditions: [stillUnderWay(of), onlyShownBy(of.siteId, estates, pictures)],
    notes: [
      unitsLeaveStatement(
        of,
        units.map(({ vendor_id }) => vendor_id),
      ),
      ...pictureStatements(
        of.siteId,
        estates.map((id) => ({ id, pictures: [] })),
        turn.now,
      ),
    ],
  }));
}
