/** A site moves to another database while it is read and written (docs/decisions/0130). */
import type { Site } from '#wire/site.ts';
import { claimHostnames, endClaim } from '../../intake/sites/claim-hostnames.ts';
import { changedStatement, tellChanged } from '../../platform/changed-sites.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { databaseNumbered, directoryOf, numberOf, type WithDatabase } from '../../platform/db/shards.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { normaliseHostname } from '../../platform/hostname.ts';
import { journalStatement } from '../../platform/journal.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { findSiteDocument } from '../../platform/sites.ts';
import { describeBackup } from '../backups/describe.ts';
import { hiddenSiteStatements } from '../backups/hidden-site.ts';
import { copySite } from './copy-site.ts';
import { deleteCopy } from './delete-copy.ts';
import { decide, dropGuards, HOLD_SECONDS, hold, lift } from './holds.ts';

/** Milliseconds until no isolate believes any more that it knows where the site is, and no older call is under way. */
const UNTIL_ASKED = 70_000;
/** Milliseconds of the hold in which mails that are being sent may be noted as sent, and between two questions. */
const SENDING_LASTS = 3_000;
const SENDING_ASKED = 200;
/** Milliseconds of the hold that are left for the decision. */
const RESERVE = 2_000;

type Context = Pick<CallContext, 'now' | 'caller' | 'log'>;

/** Throws `refused` for the database that the site is in, or one that is not bound. */
function targetOf(source: WithDatabase, to: number): WithDatabase {
  if (numberOf(source) === to) throw new ContentError('refused', 'The site is in this database already.');
  try {
    return databaseNumbered(source, to);
  } catch {
    throw new ContentError('refused', `There is no database ${to}: it is not bound.`, { to: 'not bound' });
  }
}

/** Throws when a site could not move to a database: `refused`, or not_found. */
export async function checkMove(source: WithDatabase, siteId: string, to: number): Promise<void> {
  targetOf(source, to);
  if ((await findSiteDocument(source.DB, siteId)) === null) throw notFound('site');
}

/**
 * Notes that a site will move; returns how long to wait before it can, milliseconds. Until it has moved, each call asks
 * the directory where it is.
 */
export async function announceMove(
  source: WithDatabase,
  siteId: string,
  to: number,
  now: Date,
): Promise<number> {
  await checkMove(source, siteId, to);
  const since = await directoryOf(source)
    .DB.prepare(
      'INSERT INTO site_shards (site_id, shard, moving_to, moving_since) VALUES (?1, ?2, ?3, ?4) ' +
        'ON CONFLICT DO UPDATE SET moving_to = excluded.moving_to, ' +
        'moving_since = ifnull(moving_since, excluded.moving_since) RETURNING moving_since',
    )
    .bind(siteId, numberOf(source), to, now.toISOString())
    .first<string>('moving_since');
  return Math.max(0, Date.parse(since ?? now.toISOString()) + UNTIL_ASKED - now.getTime());
}

/**
 * Waits for mails and calls that are being sent: copied now, they would be noted nowhere, and sent again. None begins
 * while the site is held. Throws `unavailable` after the deadline (milliseconds).
 */
async function waitWhileSending({ DB }: WithDatabase, siteId: string, deadline: number): Promise<void> {
  for (;;) {
    const sending = await DB.prepare(
      "SELECT 1 FROM outbox WHERE site_id = ?1 AND state = 'sending' UNION ALL " +
        "SELECT 1 FROM lead_calls WHERE site_id = ?1 AND state = 'sending' LIMIT 1",
    )
      .bind(siteId)
      .first();
    if (sending === null) return;
    if (Date.now() > deadline)
      throw new ContentError('unavailable', 'A mail of the site is being sent; try again.');
    await new Promise((resolve) => setTimeout(resolve, SENDING_ASKED));
  }
}

/** Opens the copy, and notes where the site is now. Repeated, it changes nothing more. */
export async function switchTo(
  source: WithDatabase,
  target: WithDatabase,
  siteId: string,
  { now, who }: { readonly now: Date; readonly who: string },
): Promise<void> {
  const opened = 'EXISTS (SELECT 1 FROM restores WHERE site_id = ?)';
  const { sql, params } = journalStatement(
    { siteId, who, deed: 'site.moved', what: `database ${numberOf(target)}`, count: 1 },
    now,
  );
  await target.DB.batch(
    [
      {
        sql: sql.replace('VALUES (?, ?, ?, ?, ?, ?)', `SELECT ?, ?, ?, ?, ?, ? WHERE ${opened}`),
        params: [...params, siteId],
      },
      changedStatement(siteId, now),
      { sql: `UPDATE sites SET removed_at = NULL WHERE id = ? AND ${opened}`, params: [siteId, siteId] },
      { sql: 'DELETE FROM restores WHERE site_id = ?', params: [siteId] },
    ].map((one) => prepare(target.DB, one)),
  );
  await endClaim(target, siteId, null, now);
  const directory = directoryOf(source);
  await directory.DB.prepare(
    'UPDATE site_shards SET shard = ?2, moving_to = NULL, moving_since = NULL WHERE site_id = ?1',
  )
    .bind(siteId, numberOf(target))
    .run();
  // In the directory itself its hostnames need no claims.
  if (numberOf(target) === 0)
    await directory.DB.prepare('DELETE FROM claimed_hostnames WHERE site_id = ?').bind(siteId).run();
  await source.DB.prepare("UPDATE holds SET state = 'moved' WHERE site_id = ? AND state = 'decided'")
    .bind(siteId)
    .run();
}

/**
 * Leaves a site where it was. Nothing happens when it is decided after all, because only the answer was lost: then the
 * copy is the site, and the cron ends the move.
 */
async function takeBack(
  source: WithDatabase,
  target: WithDatabase,
  siteId: string,
  now: Date,
): Promise<void> {
  const attempt = now.toISOString();
  if (!(await lift(source.DB, siteId, attempt))) return;
  await dropGuards(source.DB);
  while (!(await deleteCopy(target, siteId, attempt)));
  // Its hostnames are claimed as they were.
  await endClaim(target, siteId, null, now);
  await endClaim(source, siteId, null, now);
}

/**
 * Moves an announced site: holds its rows, copies them, and switches. Reads go on; writes are refused as unavailable for
 * ten seconds at most. If anything fails before the decision, the site is where it was. Returns the milliseconds of the
 * hold.
 */
export async function moveSite(
  source: WithDatabase,
  siteId: string,
  to: number,
  context: Context,
): Promise<number> {
  const { now, caller, log } = context;
  const target = targetOf(source, to);
  const wait = await announceMove(source, siteId, to, now);
  if (wait > 0) throw new ContentError('unavailable', `The site can move in ${Math.ceil(wait / 1000)} s.`);
  const attempt = now.toISOString();
  const began = Date.now();
  if (!(await hold(source.DB, siteId, attempt)))
    throw new ContentError('unavailable', 'The site is being moved by another call; try again.');
  try {
    // What an earlier attempt left: none of them can decide any more.
    while (!(await deleteCopy(target, siteId, attempt)));
    await waitWhileSending(source, siteId, began + SENDING_LASTS);
    const { document, numbers } = await describeBackup(source.DB, siteId, now);
    const hostnames = (JSON.parse(document) as Site).hostnames.map(normaliseHostname);
    const claim = await claimHostnames(target, siteId, hostnames, now);
    const begin = { savedAt: attempt, document, numbers };
    try {
      await target.DB.batch(
        hiddenSiteStatements(siteId, hostnames, begin, now).map((one) => prepare(target.DB, one)),
      );
    } finally {
      await endClaim(target, siteId, claim, now);
    }
    await copySite(source, target, siteId, { attempt, deadline: began + HOLD_SECONDS * 1000 - RESERVE });
    if (!(await decide(source.DB, siteId, attempt)))
      throw new ContentError('unavailable', 'The copy took too long; try again.');
  } catch (error) {
    await takeBack(source, target, siteId, now);
    throw ['site_exists', 'not_restoring'].includes(refusalOf(error) ?? '')
      ? new ContentError('unavailable', 'The other database still has rows of the site; try again.')
      : error;
  }
  await switchTo(source, target, siteId, { now, who: caller.who });
  const took = Date.now() - began;
  log('info', 'site.moved', { to, took });
  await tellChanged(target, log, siteId);
  return took;
}
