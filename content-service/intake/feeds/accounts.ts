import type { Bindings } from '../../env.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { openSecret, sealSecret } from './sealed.ts';

interface AccountRow {
  readonly key: string;
  readonly account: string;
}

/** Stores the deployment's account at a vendor, sealed; another one takes its place. Throws NoSuchKey. */
export async function putAccountStatement(
  kind: string,
  account: unknown,
  env: Bindings,
  now: Date,
): Promise<Statement> {
  const { key, text } = await sealSecret(account, { account: kind }, env);
  return {
    sql:
      'INSERT INTO feed_accounts (kind, key, account, set_at) VALUES (?, ?, ?, ?) ' +
      'ON CONFLICT DO UPDATE SET key = excluded.key, account = excluded.account, set_at = excluded.set_at',
    params: [kind, key, text, now.toISOString()],
  };
}

/** The deployment's account at a vendor; null when none is set. Throws FeedFault when it does not open. */
export async function findAccount(env: Bindings, kind: string): Promise<unknown> {
  const { DB } = directoryOf(env);
  const row = await prepare(DB, {
    sql: 'SELECT key, account FROM feed_accounts WHERE kind = ?',
    params: [kind],
  }).first<AccountRow>();
  return openSecret(row && { key: row.key, text: row.account }, { account: kind }, env);
}
