/**
 * Hostnames of sites in further databases, claimed in the directory before their site has them (docs/decisions/0108):
 * no statement can ask two databases. Sites in the directory itself need no claim, because triggers there know both.
 */

import type { Bindings } from '../../env.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { bindingsFor, directoryOf, numberOf, type WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/hash.ts';

/** A claim that has ended: the site has the hostname. */
const ENDED = '';

const claimStatement = (siteId: string, hostname: string, claim: string, now: Date): Statement => ({
  sql:
    'INSERT INTO claimed_hostnames (hostname, site_id, claim, claimed_at) VALUES (?, ?, ?, ?) ' +
    'ON CONFLICT DO UPDATE SET site_id = excluded.site_id, claim = excluded.claim, claimed_at = excluded.claimed_at',
  params: [hostname, siteId, claim, now.toISOString()],
});

const inDirectory = async (env: WithDatabase, statements: readonly Statement[]): Promise<void> => {
  const { DB } = directoryOf(env);
  if (statements.length > 0) await DB.batch(statements.map((one) => prepare(DB, one)));
};

/**
 * Claims hostnames for a site, all or none; returns the claim, which `endClaim` ends, however the call ends. Throws
 * an error with `hostname_taken` when another site has one of them, or has claimed it.
 */
export async function claimHostnames(
  env: WithDatabase,
  siteId: string,
  hostnames: readonly string[],
  now: Date,
): Promise<string> {
  if (numberOf(env) === 0) return ENDED;
  const claim = newId();
  await inDirectory(
    env,
    hostnames.map((hostname) => claimStatement(siteId, hostname, claim, now)),
  );
  return claim;
}

/**
 * Ends a claim: what the site has stays claimed, what it has not, or no longer, is free. Claims that another call for
 * this site has just made stay until that call ends.
 */
export async function endClaim(env: WithDatabase, siteId: string, claim: string, now: Date): Promise<void> {
  if (numberOf(env) === 0) return;
  const { results } = await env.DB.prepare('SELECT hostname FROM hostnames WHERE site_id = ?')
    .bind(siteId)
    .all<{ hostname: string }>();
  const own = results.map(({ hostname }) => hostname);
  await inDirectory(env, [
    {
      sql:
        'DELETE FROM claimed_hostnames WHERE site_id = ? AND claim IN (?, ?) ' +
        'AND hostname NOT IN (SELECT value FROM json_each(?))',
      params: [siteId, ENDED, claim, JSON.stringify(own)],
    },
    {
      sql: 'UPDATE claimed_hostnames SET claim = ? WHERE site_id = ? AND claim = ?',
      params: [ENDED, siteId, claim],
    },
    ...own.map((hostname) => ({
      sql:
        'INSERT INTO claimed_hostnames (hostname, site_id, claim, claimed_at) VALUES (?, ?, ?, ?) ' +
        'ON CONFLICT DO NOTHING',
      params: [hostname, siteId, ENDED, now.toISOString()],
    })),
  ]);
}

/** Milliseconds after which the call of an open claim has ended without a word. */
const LOST_MS = 60 * 60_000;

/** Ends claims whose calls were interrupted; sites that are gone lose theirs. */
export async function endLostClaims(env: Bindings, now: Date): Promise<void> {
  const { results } = await directoryOf(env)
    .DB.prepare("SELECT site_id, claim FROM claimed_hostnames WHERE claim <> '' AND claimed_at < ? LIMIT 50")
    .bind(new Date(now.getTime() - LOST_MS).toISOString())
    .all<{ site_id: string; claim: string }>();
  for (const { site_id, claim } of results) {
    await endClaim(await bindingsFor(env, site_id), site_id, claim, now);
  }
}
