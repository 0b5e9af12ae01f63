import { directoryOf, type WithDatabase } from '../../platform/db/shards.ts';
import { findAccount } from './accounts.ts';
import { askOf } from './ask.ts';
import { type Ask, FeedFault, type FeedKind } from './kind.ts';
import { accountPace, ownPace } from './pace.ts';
import { openSecret } from './sealed.ts';
import type { FeedRow } from './stored-feed.ts';

/**
 * Opens a feed for calls of its vendor, as of an instant. Throws FeedFault where its secrets do not open or the deployment has
 * no account.
 */
export async function openFeed(
  env: WithDatabase,
  { site_id: siteId, name: feed, secret, secret_key: key, settings }: FeedRow,
  kind: FeedKind,
  at: Date,
): Promise<Ask> {
  const sealed = secret === null || key === null ? null : { key, text: secret };
  const secrets = await openSecret(sealed, { siteId, feed, kind: kind.name }, env);
  const account = kind.account === null ? null : await findAccount(env, kind.name);
  if (kind.account !== null && account === null)
    throw new FeedFault('settings', `the deployment has no account: gevel feed account set ${kind.name}`);
  const pace = kind.isPacedByAccount ? accountPace(directoryOf(env).DB, kind.name) : ownPace();
  return askOf({ settings: JSON.parse(settings), secrets, account, now: at }, env, undefined, pace);
}
