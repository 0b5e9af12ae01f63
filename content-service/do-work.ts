import { matchPiece } from './alerts/match-piece.ts';
import { matchRentals } from './alerts/rentals/match-rentals.ts';
import { readCalendar } from './calendars/read-calendar.ts';
import type { Bindings } from './env.ts';
import { runRound } from './intake/feeds/run-round.ts';
import { askList } from './intake/learning/ask-list.ts';
import { fetchPictures } from './intake/learning/fetch-pictures.ts';
import { learnHomes } from './intake/learning/learn-homes.ts';
import { removePiece } from './intake/sites/remove-site.ts';
import { deliveryOf } from './mail/deliver.ts';
import { deliverDue } from './mails.ts';
import { bindingsFor, databaseNumbered } from './platform/db/shards.ts';
import { MOST_MAILS, runMinute } from './scheduled.ts';
import type { Work } from './work.ts';

/** Executes a piece of work; throws when it must be repeated. */
export async function doWork(work: Work, env: Bindings, now: Date): Promise<void> {
  switch (work.kind) {
    case 'remove-site':
      if (!(await removePiece(await bindingsFor(env, work.siteId), work.siteId))) await env.WORK.send(work);
      return;
    case 'deliver':
      await deliverDue(deliveryOf(databaseNumbered(env, work.database)), MOST_MAILS);
      return;
    case 'minute':
      // Failures are logged, and the next minute repeats what they left.
      await runMinute(databaseNumbered(env, work.database), new Date(work.at));
      return;
    case 'read-calendar': {
      const own = await bindingsFor(env, work.siteId);
      await readCalendar(own.DB, work, now);
      return;
    }
    case 'match':
      await matchPiece((await bindingsFor(env, work.siteId)).DB, work, now);
      return;
    case 'match-rentals':
      await matchRentals((await bindingsFor(env, work.siteId)).DB, work, now);
      return;
    case 'ask-list':
      await askList(await bindingsFor(env, work.siteId), work, now);
      return;
    case 'learn-homes':
      await learnHomes(await bindingsFor(env, work.siteId), work.siteId, now);
      return;
    case 'feed-round':
      await runRound(await bindingsFor(env, work.siteId), work, now);
      return;
    case 'fetch-pictures':
      await fetchPictures(await bindingsFor(env, work.siteId), work.siteId, now);
      return;
  }
}
