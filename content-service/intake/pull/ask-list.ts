import { EstateSearchAnswerSchema } from '#wire/estate-search.ts';
import { readKeeping } from '#wire/tolerant/read.ts';
import { type ServiceFault, serviceClient } from '../../own-service/service-client.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { sha256 } from '../../platform/hash.ts';
import { notSuspended } from '../../platform/sites.ts';
import { endStatement, listedStatement, OFTEN } from './round-end.ts';
import { beginTurn, type ServiceTurn } from './turn.ts';

const DAY = 24 * 60 * 60_000;

/** Homes per page of the list. */
const PAGE = 50;
/** Maximum number of pages: a longer list is no agency's, or endless. */
const MOST_PAGES = 200;
/**
 * Homes per round that are requested although their list entry is unchanged, since details outside the list
 * may have changed.
 */
const OLDEST = 20;

/** Maximum number of services whose list is requested in a minute. */
const MOST_SERVICES = 40;

/** A page of a round; a round is identified by its start time. */
export interface ListPage {
  readonly siteId: string;
  readonly round: number;
  readonly from: number;
}

/** Enqueues the lists that are due; each becomes due again later, whatever its outcome. */
export async function askDueLists({ DB, WORK }: WithDatabase, now: Date): Promise<void> {
  const { results } = await DB.prepare(
    'UPDATE own_services SET ask_at = ?1 + ?2 WHERE site_id IN ' +
      `(SELECT site_id FROM own_services WHERE ask_at <= ?1 ORDER BY ask_at LIMIT ${MOST_SERVICES}) RETURNING site_id`,
  )
    .bind(now.getTime(), OFTEN)
    .all<{ site_id: string }>();
  if (results.length === 0) return;
  await WORK.sendBatch(
    results.map(({ site_id }) => ({
      body: { kind: 'ask-list', siteId: site_id, round: now.getTime(), from: 0 } as const,
    })),
  );
}

/** Requests the list of a site's own service at once, unless the site is suspended. */
export async function askListNow({ DB, WORK }: WithDatabase, siteId: string, now: Date): Promise<void> {
  const asked = await prepare(DB, {
    sql:
      "UPDATE own_services SET ask_at = ?2 + ?3 WHERE site_id = ?1 AND scope = 'core' " +
      `AND ${notSuspended('own_services.site_id')}`,
    params: [siteId, now.getTime(), OFTEN],
  }).run();
  if (asked.meta.changes > 0) await WORK.send({ kind: 'ask-list', siteId, round: now.getTime(), from: 0 });
}

/** Notes the homes of a page, while the site has this service: a home with a changed list entry becomes due. */
const seenStatement = (
  { siteId, service }: Pick<ServiceTurn, 'siteId' | 'service'>,
  round: number,
  homes: readonly { readonly id: string; readonly listed: string }[],
): Statement => ({
  sql:
    'INSERT INTO own_homes (site_id, id, listed, seen_at, ask_at) ' +
    "SELECT ?1, value ->> '$.id', value ->> '$.listed', ?2, ?2 FROM json_each(?3) " +
    'WHERE EXISTS (SELECT 1 FROM own_services AS s WHERE s.site_id = ?1 AND s.address = ?4) ' +
    'ON CONFLICT (site_id, id) DO UPDATE SET seen_at = ?2, listed = excluded.listed, ' +
    'ask_at = CASE WHEN own_homes.listed IS excluded.listed THEN own_homes.ask_at ' +
    'WHEN own_homes.ask_at IS ?2 THEN ?2 + 1 ELSE ?2 END',
  params: [siteId, round, JSON.stringify(homes), service.address],
});

/**
 * Homes that a complete list no longer contains become due, to be requested by their address; so do those
 * requested longest ago.
 */
const missingStatements = (siteId: string, round: number): Statement[] => [
  {
    sql:
      'UPDATE own_homes SET ask_at = ?2, tries = 0 WHERE site_id = ?1 AND seen_at < ?2 AND ask_at IS NULL AND ' +
      '(learned_at < ?3 OR seen_at = (SELECT asked_at FROM own_services WHERE site_id = ?1))',
    params: [siteId, round, round - DAY],
  },
  {
    sql:
      'UPDATE own_homes SET ask_at = ?2, tries = 0 WHERE site_id = ?1 AND ask_at IS NULL AND id IN ' +
      `(SELECT id FROM own_homes WHERE site_id = ?1 AND learned_at < ?3 ORDER BY learned_at LIMIT ${OLDEST})`,
    params: [siteId, round, round - DAY],
  },
];

/** Ends the list of a round; the round itself too, unless homes are due, whose last one ends it (`pullHomes`). */
async function endList(turn: ServiceTurn, round: number, fault: ServiceFault | null): Promise<void> {
  const { env, siteId, log } = turn;
  const missing = fault === null ? missingStatements(siteId, round) : [];
  await env.DB.batch([...missing, listedStatement(turn, round)].map((one) => prepare(env.DB, one)));
  if (fault !== null) log('warn', 'own_service.failed', { state: fault.state, reason: fault.reason });
  else if (await hasDue(turn)) {
    await env.WORK.send({ kind: 'learn-homes', siteId, round });
    return;
  }
  await prepare(env.DB, endStatement(turn, { fault, hasChanges: false, round })).run();
}

const hasDue = async ({ env, siteId, now }: ServiceTurn): Promise<boolean> =>
  (await env.DB.prepare('SELECT 1 FROM own_homes WHERE site_id = ? AND ask_at <= ? LIMIT 1')
    .bind(siteId, now.getTime())
    .first()) !== null;

/** Requests a page of a site's own service, and enqueues the next one. */
export async function askList(
  env: WithDatabase,
  { siteId, round, from }: ListPage,
  now: Date,
): Promise<void> {
  const turn = await beginTurn(env, siteId, now);
  if (turn === null) return;
  const client = serviceClient(siteId, turn.service, env);
  const answer = await client.post('/estates', { query: {}, sort: [], from, size: PAGE });
  if (answer.kind === 'none') return endList(turn, round, { state: 'broken', reason: String(answer.status) });
  if (answer.kind === 'failed') return endList(turn, round, answer);
  const read = readKeeping(EstateSearchAnswerSchema, answer.value);
  if (!read.success) return endList(turn, round, { state: 'broken', reason: 'a list that cannot be read' });
  const { results, total } = read.data;
  const homes = results.slice(0, PAGE).map((home) => ({
    id: String(home.general.id),
    listed: sha256(JSON.stringify(home)),
  }));
  await prepare(env.DB, seenStatement(turn, round, homes)).run();
  const next = from + PAGE;
  const isLast = homes.length === 0 || next >= total.value || next >= PAGE * MOST_PAGES;
  if (isLast) return endList(turn, round, null);
  await env.WORK.send({ kind: 'ask-list', siteId, round, from: next });
}
