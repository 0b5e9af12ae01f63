import type { Bindings } from '../../env.ts';
import { serviceClient } from '../../own-service/service-client.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { LearnedNow } from '../../platform/operation/operation.ts';
import { findService } from '../../platform/own-services.ts';
import { type Asked, askHome, settle } from './learn-homes.ts';
import { beginTurn, type Turn } from './turn.ts';

/** Milliseconds for each of the two calls that a home is learned by: less than the site waits for both. */
const PATIENCE = 1_500;
/** Milliseconds for which is remembered what came of it. */
const REMEMBERED = 60_000;
/** Homes of a site that are asked for within that time: whoever invents ids has the agency asked no more often. */
const MOST_ASKED = 20;
/** Milliseconds after which one looks again whether another call has learned it, and how often. */
const LOOK_AGAIN = 150;
const MOST_LOOKS = 20;

/** Lets this call ask, where no other does or did lately and the home is not on offer here; says what others found. */
async function claim(
  { DB }: Bindings,
  siteId: string,
  id: string,
  now: Date,
): Promise<'mine' | LearnedNow | 'asking'> {
  const [, mine, told] = await DB.batch<{ outcome: LearnedNow | null }>(
    [
      {
        sql: 'DELETE FROM asked_homes WHERE site_id = ? AND asked_at <= ?',
        params: [siteId, now.getTime() - REMEMBERED],
      },
      {
        sql:
          'INSERT INTO asked_homes (site_id, id, asked_at) SELECT ?1, ?2, ?3 ' +
          'WHERE NOT EXISTS (SELECT 1 FROM estates WHERE site_id = ?1 AND id = ?2 AND withdrawn_at IS NULL) ' +
          `AND (SELECT count(*) FROM asked_homes WHERE site_id = ?1) < ${MOST_ASKED} ` +
          'ON CONFLICT DO NOTHING RETURNING outcome',
        params: [siteId, id, now.getTime()],
      },
      { sql: 'SELECT outcome FROM asked_homes WHERE site_id = ? AND id = ?', params: [siteId, id] },
    ].map((one) => prepare(DB, one)),
  );
  if (mine?.results[0] !== undefined) return 'mine';
  const row = told?.results[0];
  return row === undefined ? 'unknown' : (row.outcome ?? 'asking');
}

/** What another call found that asks at this moment. */
async function waitFor({ DB }: Bindings, siteId: string, id: string): Promise<LearnedNow> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await scheduler.wait(LOOK_AGAIN);
    const row = await DB.prepare('SELECT outcome FROM asked_homes WHERE site_id = ? AND id = ?')
      .bind(siteId, id)
      .first<{ outcome: LearnedNow | null }>();
    if (row?.outcome) return row.outcome;
  }
  return 'unreachable';
}

/** Asks for a home, or for the project that it is a unit of: it comes in as lists bring it. */
async function askWhole(turn: Turn, id: string): Promise<readonly [id: string, asked: Asked]> {
  const client = serviceClient(turn.siteId, turn.service, turn.env, PATIENCE);
  const asked = await askHome(client, id, turn);
  const project = asked.kind === 'learned' ? String(asked.record.estate.general.parentId ?? '') : '';
  return /^[1-9]/.test(project) ? [project, await askHome(client, project, turn)] : [id, asked];
}

async function learn(turn: Turn, id: string): Promise<LearnedNow> {
  const { env, siteId, log } = turn;
  const [whole, asked] = await askWhole(turn, id);
  if (asked.kind === 'gone') return 'unknown';
  if (asked.kind !== 'learned') {
    log('warn', 'own_service.failed', { outcome: asked.reason });
    return 'unreachable';
  }
  await env.DB.prepare('INSERT INTO own_homes (site_id, id) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(siteId, whole)
    .run();
  const learned = new Map([[{ id: whole, tries: 0 }, asked]]);
  const reasonOf = await settle(turn, learned).catch((error: unknown) => {
    // A round that wrote meanwhile stands in the way once.
    log('info', 'own_service.once_more', { estate: whole, error: String(error).slice(0, 200) });
    return settle(turn, learned);
  });
  const reason = reasonOf(whole);
  if (reason !== null) {
    log('warn', 'own_service.refused', { estate: whole, reason });
    return 'unknown';
  }
  await env.WORK.send({ kind: 'fetch-pictures', siteId });
  log('info', 'own_service.home_learned', { estate: whole });
  return 'learned';
}

/**
 * Learns a home that a visitor names and nobody has told of: put on line a minute ago at the agency's own service, which
 * is asked for it once, and for no more than a few a minute. Never throws.
 */
export async function learnNamedHome(
  env: Bindings,
  siteId: string,
  id: string,
  now: Date,
): Promise<LearnedNow> {
  if ((await findService(env.DB, siteId))?.scope !== 'core') return 'unknown';
  const claimed = await claim(env, siteId, id, now);
  if (claimed === 'asking') return waitFor(env, siteId, id);
  if (claimed !== 'mine') return claimed;
  const turn = await beginTurn(env, siteId, now);
  const outcome =
    turn === null
      ? 'unknown'
      : await learn(turn, id).catch((error: unknown) => {
          turn.log('error', 'own_service.not_learned', { estate: id, error: String(error).slice(0, 200) });
          return 'unreachable' as const;
        });
  await env.DB.prepare('UPDATE asked_homes SET outcome = ? WHERE site_id = ? AND id = ?')
    .bind(outcome, siteId, id)
    .run();
  return outcome;
}
