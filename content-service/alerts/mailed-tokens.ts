import type { TokenPurpose } from '../../wire/subscription.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { prepare } from '../platform/db/prepare.ts';
import { CONFIRM_DAYS, tokenFor, tokenHash } from '../platform/tokens.ts';
import type { StoredSubscription } from './subscriptions.ts';

/**
 * The tokens that a mail to a subscriber carries, with their hashes stored before it is sent: links are looked up
 * by hash alone, so those of this mail work although the secret was another when the subscription was made, and
 * those of earlier mails although it is another now. While the secret stays, the tokens do, and nothing is added.
 */
export async function mailedTokens<Purpose extends TokenPurpose>(
  { id, seed }: Pick<StoredSubscription, 'id' | 'seed'>,
  purposes: readonly Purpose[],
  { db, site, tokenSecret }: MailContext,
): Promise<Readonly<Record<Purpose, string>>> {
  const tokens = purposes.map(
    (purpose) => [purpose, tokenFor({ siteId: site.id, purpose, seed }, tokenSecret)] as const,
  );
  const rows = tokens.map(([purpose, token]) => ({ purpose, hash: tokenHash(token) }));
  await prepare(db, {
    sql:
      'INSERT INTO subscription_tokens (site_id, hash, subscription_id, purpose, expires_at) ' +
      "SELECT s.site_id, token.value ->> '$.hash', s.id, token.value ->> '$.purpose', " +
      "CASE WHEN token.value ->> '$.purpose' = 'confirm' " +
      "THEN strftime('%Y-%m-%dT%H:%M:%fZ', s.created_at, ?) END " +
      'FROM subscriptions AS s CROSS JOIN json_each(?) AS token ' +
      'WHERE s.site_id = ? AND s.id = ? ON CONFLICT DO NOTHING',
    params: [`+${CONFIRM_DAYS} days`, JSON.stringify(rows), site.id, id],
  }).run();
  return Object.fromEntries(tokens) as Record<Purpose, string>;
}
