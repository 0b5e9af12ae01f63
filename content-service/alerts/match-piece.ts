import { brusselsDay } from '#domain/stays/today.ts';
import type { Work } from '../kinds.ts';
import { findSite } from '../platform/sites.ts';
import { isOpenPiece, pieceDoneStatements } from './at-once.ts';
import { atOnceRun, beginningOf } from './at-once-cap.ts';
import { matchedMails } from './matched-mails.ts';
import { findRun } from './runs.ts';
import { storeMatched } from './store-matched.ts';
import { findAtOnce, findWaiting } from './waiting.ts';

/** Matches a piece of a daily run. */
export async function matchPiece(
  db: D1Database,
  { siteId, day, after, to }: Extract<Work, { kind: 'match' }>,
  now: Date,
): Promise<void> {
  const [run, site] = await Promise.all([findRun(db, siteId, day), findSite(db, siteId)]);
  if (run === null || site === null) return;
  const waiting = await findWaiting(db, run, after, to);
  if (waiting.length === 0) return;
  const mails = (await matchedMails(db, site, waiting, run.upto)).map(({ subscription, mail, fits }) => ({
    subscription,
    fits,
    mail:
      mail.kind === 'digest' && subscription.late !== null
        ? { ...mail, data: { ...mail.data, late: subscription.late } }
        : mail,
  }));
  await storeMatched(db, { siteId, upto: run.upto, run: day }, waiting, mails, now);
}

/** Matches a piece of the news that is told at once. */
export async function matchAtOnce(
  db: D1Database,
  { siteId, upto, after, to }: Extract<Work, { kind: 'match-at-once' }>,
  now: Date,
): Promise<void> {
  const [isOpen, site] = await Promise.all([isOpenPiece(db, siteId, upto, to), findSite(db, siteId)]);
  // A suspended site's news waits.
  if (!isOpen || site?.state !== 'live') return;
  const day = brusselsDay(now);
  const waiting = await findAtOnce(db, { siteId, day, upto }, after, to);
  const mails = (await matchedMails(db, site, waiting, upto)).map(({ subscription, mail, fits }) => ({
    subscription,
    fits,
    mail: mail.kind === 'digest' ? { ...mail, data: { ...mail.data, atOnce: true as const } } : mail,
  }));
  const matched = { siteId, upto, run: atOnceRun(upto), capSince: beginningOf(day) };
  await storeMatched(db, matched, waiting, mails, now, pieceDoneStatements(siteId, upto, to));
}
