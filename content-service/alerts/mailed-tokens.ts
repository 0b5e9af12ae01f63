import type { TokenPurpose } from '#wire/subscription.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { prepare } from '../platform/db/prepare.ts';
import { CONFIRM_DAYS, tokenFor, tokenHash } from '../platform/tokens.ts';
import type { StoredSubscription } from './subscriptions.ts';

type Seeded = Pick<StoredSubscription, 'id' | 'seed'>;

/** Context for issuing tokens. */
interface Giving extends Pick<MailContext, 'db' | 'tokenSecret'> {
  readonly siteId: string;
}

/**
 * Issues tokens of subscriptions for a purpose, in order, and stores their hashes first. Links are looked up
 * by hash alone, so new tokens work even when the secret has changed since the subscription was made, and
 * earlier tokens keep working. With an unchanged secret the tokens are the same and nothing is stored.
 */
export async function givenTokens<Purpose extends TokenPurpose>(
  subscriptions: readonly Seeded[],
  purposes: readonly Purpose[],
  { db, tokenSecret, siteId }: Giving,
): Promise<readonly Readonly<Record<Purpose, string>>[]> {
  const given = subscriptions.map(({ id, seed }) => ({
    id,
    tokens: purposes.map((purpose) => [purpose, tokenFor({ siteId, purpose, seed }, tokenSecret)] as const),
  }));
  const rows = given.flatMap(({ id, tokens }) =>
    tokens.map(([purpose, token]) => ({ id, purpose, hash: tokenHash(token) })),
  );
  await prepare(db, {
    sql:
      'INSERT INTO subscription_tokens (site_id, hash, subscription_id, purpose, expires_at) ' +
      "SELECT s.site_id, token.value ->> '$.hash', s.id, token.value ->> '$.purpose', " +
      "CASE WHEN token.value ->> '$.purpose' = 'confirm' " +
      "THEN strftime('%Y-%m-%dT%H:%M:%fZ', s.created_at, ?) END " +
      'FROM json_each(?) AS token CROSS JOIN subscriptions AS s ' +
      "ON s.site_id = ? AND s.id = token.value ->> '$.id' WHERE true ON CONFLICT DO NOTHING",
    params: [`+${CONFIRM_DAYS} days`, JSON.stringify(rows), siteId],
  }).run();
  return given.map(({ tokens }) => Object.fromEntries(tokens) as Record<Purpose, string>);
}

/** The tokens in a mail to a subscriber. */
export async function mailedTokens<Purpose extends TokenPurpose>(
  subscription: Seeded,
  purposes: readonly Purpose[],
  { db, site, tokenSecret }: MailContext,
): Promise<Readonly<Record<Purpose, string>>> {
  const [tokens] = await givenTokens([subscription], purposes, { db, tokenSecret, siteId: site.id });
  if (tokens === undefined) throw new Error('A subscription has tokens.');
  return tokens;
}
