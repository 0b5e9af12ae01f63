import { readCallAddress } from '#domain/leads/call-address.ts';
import { describeError } from '#domain/log.ts';
import { localHostsOf, readOutsideAddress } from '#domain/own-service/service-address.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Site } from '#wire/site.ts';
import { later, nextAttempt } from '../../mail/lease.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { normaliseHostname } from '../../platform/hostname.ts';
import { createLog } from '../../platform/log.ts';
import { originAt } from '../../platform/site-origin.ts';
import { findSite } from '../../platform/sites.ts';
import { addressesOf, type ChangedPage, changedPages, type Place } from './changed-pages.ts';
import { type Fetch, INDEX_NOW, type Posted, postAddresses } from './post-addresses.ts';

const MINUTE = 60_000;
/** Time between two looks for changes of a site, and the duration of a lease, milliseconds. */
const EVERY = 30 * MINUTE;
const LEASE = 5 * MINUTE;
/** Minutes between two looks for sites that were switched on or off. */
const PLACES_EVERY = 5;
/** Sites of a minute: their posts take ten seconds each at most, one after the other. */
const MOST_SITES = 20;

/** A site whose turn it is, leased by this caller: `attempts` and `next_at` tell this lease from a later one. */
interface Turn extends Place {
  readonly site_id: string;
  readonly attempts: number;
  readonly next_at: string;
}

/** Sites that tell search engines, by the index `sites_with_index_now`. */
const WITH_KEY =
  "SELECT s.id FROM sites AS s WHERE s.removed_at IS NULL AND s.doc ->> '$.state' = 'live' " +
  "AND s.doc ->> '$.settings.indexNow' IS NOT NULL";

/** A site that begins has told everything by its sitemap; one that ends, or is closed, begins anew. */
const placeStatements = (now: Date) => [
  {
    sql: `DELETE FROM index_now WHERE site_id NOT IN (${WITH_KEY})`,
    params: [],
  },
  {
    sql:
      `INSERT INTO index_now (site_id, reported_at, next_at) SELECT id, ?1, ?2 FROM (${WITH_KEY}) ` +
      'WHERE true ON CONFLICT DO NOTHING',
    params: [now.toISOString(), later(now, EVERY)],
  },
];

/** Leases the sites whose turn it is: of two callers, the second finds the end of the lease. */
async function takeTurns(db: D1Database, now: Date): Promise<readonly Turn[]> {
  if (now.getUTCMinutes() % PLACES_EVERY === 0)
    await db.batch(placeStatements(now).map((statement) => prepare(db, statement)));
  const { results } = await prepare(db, {
    sql:
      'UPDATE index_now SET attempts = attempts + 1, next_at = ?2 WHERE site_id IN ' +
      '(SELECT site_id FROM index_now WHERE next_at <= ?1 ORDER BY next_at LIMIT ?3) RETURNING *',
    params: [now.toISOString(), later(now, LEASE), MOST_SITES],
  }).all<Turn>();
  return results;
}

/** What a turn comes to: pages that are told or given up, and why the last post failed. */
interface Ending {
  readonly upTo?: ChangedPage | undefined;
  readonly outcome: string | null;
}

const OWN = 'WHERE site_id = ? AND attempts = ? AND next_at = ?';

/** Ends a turn while its lease is valid: the next one begins after these pages. */
const end = ({ site_id, attempts, next_at, ...place }: Turn, { upTo, outcome }: Ending, now: Date) => ({
  sql: `UPDATE index_now SET reported_at = ?, reported_kind = ?, reported_id = ?, attempts = 0, next_at = ?, outcome = ? ${OWN}`,
  params: [
    upTo?.modified_at ?? place.reported_at,
    upTo?.kind ?? place.reported_kind,
    upTo?.id ?? place.reported_id,
    later(now, EVERY),
    outcome,
    site_id,
    attempts,
    next_at,
  ],
});

/** Puts a turn off, with the backoff of mails and calls, or longer where the engine asks for it. */
const putOff = ({ site_id, attempts, next_at }: Turn, { outcome }: Posted, at: string) => ({
  sql: `UPDATE index_now SET next_at = ?, outcome = ? ${OWN}`,
  params: [at, outcome, site_id, attempts, next_at],
});

/** Where and how addresses are told. */
interface Telling {
  readonly env: WithDatabase;
  readonly fetch: Fetch;
  readonly clock: () => Date;
}

/** The address of the engine, and the site's own; null where they are not public, as on a developer's machine. */
function publicAddresses(
  site: Site,
  env: WithDatabase,
): { engine: URL; origin: string; host: string } | null {
  const host = normaliseHostname(site.hostnames[0] ?? '');
  const origin = originAt(host, env);
  const engine = readOutsideAddress(env.INDEX_NOW_URL || INDEX_NOW, localHostsOf(env.LOCAL_SERVICES));
  return engine === null || readCallAddress(`${origin}/`) === null ? null : { engine, origin, host };
}

/** Tells what changed on a site; what the engine does not take is tried again, and given up after the last attempt. */
async function takeTurn(turn: Turn, { env, fetch: fetchIt, clock }: Telling) {
  const { DB } = env;
  const now = clock();
  const site = await findSite(DB, turn.site_id);
  // Switched off or closed since its place was made: it begins anew.
  const key = site?.state === 'live' ? site.settings.indexNow : null;
  const to = site === null ? null : publicAddresses(site, env);
  if (site === null || !key || to === null) return end(turn, { outcome: null }, now);
  const changed = await changedPages(DB, site.id, turn, now);
  const upTo = changed.at(-1);
  const addresses = await addressesOf(DB, { site, today: brusselsDay(now) }, changed, to.origin);
  if (addresses.length === 0) return end(turn, { upTo, outcome: null }, now);
  const posted = await postAddresses(to.engine, { host: to.host, key, addresses }, fetchIt);
  if (posted.result === 'taken') return end(turn, { upTo, outcome: null }, clock());
  const { state, at } = nextAttempt({ attempts: turn.attempts }, clock(), posted.result === 'refused');
  const given = { site: site.id, outcome: posted.outcome, addresses: addresses.length };
  createLog()('warn', state === 'failed' ? 'index_now.given_up' : 'index_now.put_back', given);
  if (state === 'failed') return end(turn, { upTo, outcome: posted.outcome }, clock());
  const waited = later(clock(), posted.waits);
  return putOff(turn, posted, waited > at ? waited : at);
}

/**
 * Tells search engines which pages of the sites of a database changed (IndexNow), for sites with a key. A site that fails
 * does not stop the others; its lease ends by itself.
 */
export async function tellEngines(
  env: WithDatabase,
  clock: () => Date,
  fetchIt: Fetch = (address, init) => fetch(address, init),
): Promise<void> {
  for (const turn of await takeTurns(env.DB, clock())) {
    try {
      await prepare(env.DB, await takeTurn(turn, { env, fetch: fetchIt, clock })).run();
    } catch (error) {
      createLog()('error', 'index_now.error', { site: turn.site_id, error: describeError(error) });
    }
  }
}
