import { projectIdOf } from '#domain/rules/project.ts';
import { serviceClient } from '../../own-service/service-client.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { PullOutcome } from '../../platform/operation/operation.ts';
import { findService } from '../../platform/own-services.ts';
import { startChain } from './picture-chains.ts';
import { type Asked, askHome, homesToAsk, settle } from './pull-homes.ts';
import { beginTurn, type ServiceTurn } from './turn.ts';

/** Timeout of each of the two requests for a home, milliseconds: less than the site waits for both. */
const PATIENCE = 1_500;
/** Milliseconds for which a result is remembered. */
const REMEMBERED = 60_000;
/**
 * Maximum number of homes of a site requested in that time, so that invented ids cause no more requests to
 * the agency.
 */
const MOST_ASKED = 20;
/** Milliseconds between checks whether another call has pulled the home, and the number of checks. */
const LOOK_AGAIN = 150;
const MOST_LOOKS = 20;

/**
 * Reserves the request for this call, unless another call made it recently or the home is on offer here; then
 * returns the known result.
 */
async function claim(
  { DB }: WithDatabase,
  siteId: string,
  id: string,
  now: Date,
): Promise<'mine' | PullOutcome | 'asking'> {
  const [, mine, answered] = await DB.batch<{ outcome: PullOutcome | null }>(
    [
      {
        sql: 'DELETE FROM asked_homes WHERE site_id = ? AND asked_at <= ?',
        params: [siteId, now.getTime() - REMEMBERED],
      },
      {
        sql:
          'INSERT INTO asked_homes (site_id, id, asked_at) SELECT ?1, ?2, ?3 ' +
          'WHERE NOT EXISTS (SELECT 1 FROM estates WHERE site_id = ?1 AND id = ?2 AND withdrawn_at IS NULL) ' +
          // One that is hidden here is known.
          "AND NOT EXISTS (SELECT 1 FROM home_layers WHERE site_id = ?1 AND kind = 'estate' AND home = ?2 " +
          "AND field = 'hidden' AND value = 'true') " +
          'AND EXISTS (SELECT 1 FROM own_services WHERE site_id = ?1) ' +
          `AND (SELECT count(*) FROM asked_homes WHERE site_id = ?1) < ${MOST_ASKED} ` +
          'ON CONFLICT DO NOTHING RETURNING outcome',
        params: [siteId, id, now.getTime()],
      },
      {
        // On offer by now: another call has pulled it.
        sql:
          "SELECT 'learned' AS outcome FROM estates WHERE site_id = ?1 AND id = ?2 AND withdrawn_at IS NULL " +
          'UNION ALL SELECT outcome FROM asked_homes WHERE site_id = ?1 AND id = ?2 LIMIT 1',
        params: [siteId, id],
      },
    ].map((one) => prepare(DB, one)),
  );
  if (mine?.results[0] !== undefined) return 'mine';
  const row = answered?.results[0];
  return row === undefined ? 'unknown' : (row.outcome ?? 'asking');
}

/** Waits for the result of a concurrent call. */
async function waitFor({ DB }: WithDatabase, siteId: string, id: string): Promise<PullOutcome> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await scheduler.wait(LOOK_AGAIN);
    const row = await DB.prepare('SELECT outcome FROM asked_homes WHERE site_id = ? AND id = ?')
      .bind(siteId, id)
      .first<{ outcome: PullOutcome | null }>();
    if (row?.outcome) return row.outcome;
  }
  return 'unreachable';
}

type Home = Awaited<ReturnType<typeof homesToAsk>>[number];

/** What is noted on a home, read before it is requested. */
async function notedOn(turn: ServiceTurn, id: string): Promise<Home> {
  const [noted] = await homesToAsk(turn, { sql: 'id = ?', params: [id] });
  return { id, tries: 0, askAt: noted?.askAt ?? null, pulledAt: noted?.pulledAt ?? null };
}

/** Requests a home, or the project that it is a unit of, as lists have it. */
async function askWhole(turn: ServiceTurn, home: Home): Promise<readonly [Home, Asked]> {
  const client = serviceClient(turn.siteId, turn.service, turn.env, PATIENCE);
  const asked = await askHome(client, home.id, turn);
  const project = asked.kind === 'learned' ? projectIdOf(asked.record.estate.general) : null;
  if (project === null) return [home, asked];
  const whole = await notedOn(turn, String(project));
  return [whole, await askHome(client, whole.id, turn)];
}

async function pull(turn: ServiceTurn, id: string): Promise<PullOutcome> {
  const { env, siteId, log } = turn;
  const noted = await notedOn(turn, id);
  // A round pulled it after the claim: it would be written again, as read earlier.
  if (noted.pulledAt !== null && (await isHere(env, siteId, id))) return 'learned';
  const [home, asked] = await askWhole(turn, noted);
  if (asked.kind === 'gone') return 'unknown';
  if (asked.kind !== 'learned') {
    log('warn', 'own_service.failed', { reason: asked.reason });
    return 'unreachable';
  }
  const { id: whole } = home;
  const reasonOf = await settle(turn, new Map([[home, asked]]));
  const reason = reasonOf(whole);
  if (reason !== null) {
    log('warn', 'own_service.refused', { estate: whole, reason });
    return 'unknown';
  }
  await startChain(turn);
  log('info', 'own_service.home_learned', { estate: whole });
  return 'learned';
}

/**
 * Pulls a home in a turn of its own. A concurrent round may have written meanwhile: then the home is here, or is
 * requested once more, since it or the service may be another one.
 */
async function pullInTurn(
  env: WithDatabase,
  siteId: string,
  id: string,
  now: Date,
  again = true,
): Promise<PullOutcome> {
  const turn = await beginTurn(env, siteId, now);
  if (turn === null) return 'unknown';
  try {
    return await pull(turn, id);
  } catch (error) {
    const said = { estate: id, error: String(error).slice(0, 200) };
    if (!again) {
      turn.log('error', 'own_service.not_learned', said);
      return 'unreachable';
    }
    turn.log('info', 'own_service.once_more', said);
    return (await isHere(env, siteId, id)) ? 'learned' : pullInTurn(env, siteId, id, now, false);
  }
}

const isHere = async ({ DB }: WithDatabase, siteId: string, id: string): Promise<boolean> =>
  (await prepare(DB, {
    sql: 'SELECT 1 FROM estates WHERE site_id = ? AND id = ? AND withdrawn_at IS NULL',
    params: [siteId, id],
  }).first()) !== null;

/**
 * Pulls a home that a visitor asks for and that is not known here, such as one published a minute ago. The
 * agency's own service is asked once per home, and for only a few homes a minute. It is written before the answer and
 * not by the queue, since the answer has it: the page would be "not found" to the visitor who came first, and to
 * crawlers. Throws only what the database refuses, such as every write while the site moves.
 */
export async function pullNamedHome(
  env: WithDatabase,
  siteId: string,
  id: string,
  now: Date,
): Promise<PullOutcome> {
  if ((await findService(env.DB, siteId))?.scope !== 'core') return 'unknown';
  const claimed = await claim(env, siteId, id, now);
  if (claimed === 'asking') return waitFor(env, siteId, id);
  if (claimed !== 'mine') return claimed;
  const outcome = await pullInTurn(env, siteId, id, now);
  await env.DB.prepare('UPDATE asked_homes SET outcome = ? WHERE site_id = ? AND id = ?')
    .bind(outcome, siteId, id)
    .run();
  return outcome;
}
