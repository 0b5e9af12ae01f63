/**
 * Hostnames of sites in further databases, claimed in the directory before their site has them (docs/decisions/0108):
 * no statement can ask two databases. Sites in the directory itself need no claim, because triggers there know both.
 */

import type { Bindings } from '../../env.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { bindingsFor, directoryOf, numberOf, type WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/hash.ts';

const claimStatement = (
  hostname: string,
  { siteId, claim, isOpen }: { readonly siteId: string; readonly claim: string; readonly isOpen: boolean },
  now: Date,
): Statement => ({
  sql:
    'INSERT INTO claimed_hostnames (hostname, site_id, claim, claimed_at, is_open) VALUES (?, ?, ?, ?, ?) ' +
    'ON CONFLICT DO UPDATE SET is_open = excluded.is_open',
  params: [hostname, siteId, claim, now.toISOString(), isOpen ? 1 : 0],
});

const inDirectory = async (env: WithDatabase, statements: readonly Statement[]): Promise<void> => {
  const { DB } = directoryOf(env);
  if (statements.length > 0) await DB.batch(statements.map((one) => prepare(DB, one)));
};

/**
 * Claims hostnames for a call of a site, all or none; returns the claim, which `endClaim` ends, however the call ends.
 * Null for a site of the directory. Throws an error with `hostname_taken` when another site has one of them, or has
 * claimed it.
 */
export async function claimHostnames(
  env: WithDatabase,
  siteId: string,
  hostnames: readonly string[],
  now: Date,
): Promise<string | null> {
  if (numberOf(env) === 0) return null;
  const claim = newId();
  await inDirectory(
    env,
    hostnames.map((hostname) => claimStatement(hostname, { siteId, claim, isOpen: true }, now)),
  );
  return claim;
}

const hostnamesOf = async ({ DB }: WithDatabase, siteId: string): Promise<readonly string[]> => {
  const { results } = await DB.prepare('SELECT hostname FROM hostnames WHERE site_id = ? ORDER BY hostname')
    .bind(siteId)
    .all<{ hostname: string }>();
  return results.map(({ hostname }) => hostname);
};

/** How often hostnames are read while other calls change them; then the claim stays open, and the cron ends it. */
const TRIES = 10;

/**
 * Ends a claim, or, without one, tells what a site has: that is claimed, everything else is free, but for the open
 * claims of other calls for this site. Two databases have no batch in common. So only the claims that were read
 * before the site's hostnames are taken, and if these are others afterwards, all is read again.
 */
export async function endClaim(
  env: WithDatabase,
  siteId: string,
  claim: string | null,
  now: Date,
): Promise<void> {
  if (numberOf(env) === 0) return;
  const { DB } = directoryOf(env);
  for (let tries = 0; tries < TRIES; tries++) {
    const { results } = await DB.prepare(
      'SELECT DISTINCT claim FROM claimed_hostnames WHERE site_id = ? AND is_open = 0',
    )
      .bind(siteId)
      .all<{ claim: string }>();
    const own = await hostnamesOf(env, siteId);
    const ownClaim = newId();
    await inDirectory(env, [
      ...own.map((hostname) => claimStatement(hostname, { siteId, claim: ownClaim, isOpen: false }, now)),
      {
        sql: 'DELETE FROM claimed_hostnames WHERE site_id = ? AND claim IN (SELECT value FROM json_each(?))',
        params: [siteId, JSON.stringify(results.map((row) => row.claim))],
      },
    ]);
    if ((await hostnamesOf(env, siteId)).join() !== own.join()) continue;
    if (claim !== null)
      await inDirectory(env, [
        { sql: 'DELETE FROM claimed_hostnames WHERE site_id = ? AND claim = ?', params: [siteId, claim] },
      ]);
    return;
  }
}

/** Milliseconds after which the call of an open claim has ended without a word. */
const LOST_MS = 60 * 60_000;

/** Ends claims whose calls were interrupted; sites that are gone lose theirs. */
export async function endLostClaims(env: Bindings, now: Date): Promise<void> {
  const { results } = await directoryOf(env)
    .DB.prepare(
      'SELECT DISTINCT site_id, claim FROM claimed_hostnames WHERE is_open = 1 AND claimed_at < ? LIMIT 50',
    )
    .bind(new Date(now.getTime() - LOST_MS).toISOString())
    .all<{ site_id: string; claim: string }>();
  for (const { site_id, claim } of results) {
    await endClaim(await bindingsFor(env, site_id), site_id, claim, now);
  }
}
