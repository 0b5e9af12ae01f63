import { ContactInfoSchema } from '#wire/contact-info.ts';
import type { FeedState } from '#wire/staff.ts';
import { readKeeping } from '#wire/tolerant/read.ts';
import { type ServiceClient, type ServiceFault, serviceClient } from '../../own-service/service-client.ts';
import { isUnmet, onlyIf } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { ReadChunk } from '../imports/stage.ts';
import { onlyOf, onlyShownBy, onOffer, pictureStatements } from './noted-pictures.ts';
import { startChain } from './picture-chains.ts';
import { type PulledHome, readHome } from './read-home.ts';
import { endStatement, failedStatement } from './round-end.ts';
import { beginTurn, type ServiceTurn, sameService, takeIn } from './turn.ts';

/** Homes requested per piece of work. */
const MOST_HOMES = 20;
/**
 * Maximum number of homes with a 404 that are believed to be gone at once; if there are more, they are
 * requested again first.
 */
const FEW_GONE = 5;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds until a failed home is requested again: doubled with each try, at most a day. */
const againAfter = (tries: number): number => Math.min(5 * MINUTE * 2 ** tries, 24 * HOUR);

/** A home to request, as noted before it is. */
interface DueHome {
  readonly id: string;
  readonly tries: number;
  /** Since when it is to be requested, and when it was pulled: one of them is another after any change. */
  readonly askAt: number | null;
  readonly pulledAt: number | null;
}

/** The notes on homes; one that is not known yet has none. */
export async function homesToAsk(
  { env, siteId }: ServiceTurn,
  where: Statement,
): Promise<readonly DueHome[]> {
  const { results } = await prepare(env.DB, {
    sql: `SELECT id, tries, ask_at AS askAt, learned_at AS pulledAt FROM own_homes WHERE site_id = ? AND ${where.sql}`,
    params: [siteId, ...where.params],
  }).all<DueHome>();
  return results;
}

/** Condition: nobody heard of a change of these homes meanwhile, or pulled them. */
const asRead = (siteId: string, homes: readonly DueHome[]): Statement =>
  onlyIf({
    sql:
      'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM json_each(?2) AS h LEFT JOIN own_homes AS o ' +
      "ON o.site_id = ?1 AND o.id = h.value ->> '$.id' WHERE o.ask_at IS NOT h.value ->> '$.askAt' " +
      "OR o.learned_at IS NOT h.value ->> '$.pulledAt')",
    params: [siteId, JSON.stringify(homes)],
  });

/** Result of requesting a home. */
export type Asked =
  | ({ readonly kind: 'learned' } & PulledHome)
  | { readonly kind: 'gone'; readonly surely: boolean }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The service is down: no further requests. */
  | { readonly kind: 'down'; readonly state: FeedState; readonly reason: string };

export async function askHome(client: ServiceClient, id: string, turn: ServiceTurn): Promise<Asked> {
  const home = await client.get(`/estates/v2/${encodeURIComponent(id)}`);
  if (home.kind === 'none') return { kind: 'gone', surely: home.status === 410 };
  if (home.kind === 'failed') return { ...home, kind: home.down ? 'down' : 'refused' };
  const answered = await client.get(`/estates/${encodeURIComponent(id)}/contact-info`);
  if (answered.kind === 'failed' && answered.down) return { ...answered, kind: 'down' };
  const person = answered.kind === 'json' ? readKeeping(ContactInfoSchema, answered.value) : null;
  const read = await readHome(id, home.value, person?.success ? person.data : null, turn);
  if ('refused' in read) return { kind: 'refused', reason: read.refused };
  if (read.cut > 0) turn.log('warn', 'own_home.text_cut', { home: id, texts: read.cut });
  return { kind: 'learned', ...read };
}

const pulledStatement = (siteId: string, id: string, refused: string | null, now: Date): Statement => ({
  sql:
    'INSERT INTO own_homes (site_id, id, learned_at, refused) VALUES (?1, ?2, ?3, ?4) ' +
    'ON CONFLICT DO UPDATE SET learned_at = ?3, ask_at = NULL, tries = 0, refused = ?4',
  params: [siteId, id, now.getTime(), refused],
});

const againStatement = (
  siteId: string,
  { id, tries }: DueHome,
  reason: string | null,
  at: number,
): Statement => ({
  sql: 'UPDATE own_homes SET ask_at = ?3, tries = ?4, refused = ?5 WHERE site_id = ?1 AND id = ?2',
  params: [siteId, id, at, tries + 1, reason],
});

/** Why a home was refused, by its id; null when it was accepted. */
type ReasonOf = (id: string) => string | null;

/** Stores the pulled homes; returns the reasons of refusals. Throws when a home is not as it was noted (`isUnmet`). */
export async function settle(turn: ServiceTurn, asked: ReadonlyMap<DueHome, Asked>): Promise<ReasonOf> {
  const { siteId, now } = turn;
  const all = [...asked];
  const pulled = all.flatMap(([{ id }, one]) => (one.kind === 'learned' ? [{ id, ...one }] : []));
  const gone = all.filter(([, { kind }]) => kind === 'gone');
  // A service that lost its homes for an hour must not have them all withdrawn.
  const believed = gone.filter(
    ([{ tries }, one]) => gone.length <= FEW_GONE || tries > 0 || (one.kind === 'gone' && one.surely),
  );
  const goneIds = believed.map(([{ id }]) => id);
  const reasonIn =
    (refusals: ReadChunk['refusals']): ReasonOf =>
    (id) => {
      const found = refusals.find((one) => one.id === id);
      return found === undefined ? null : `${found.field}: ${found.reason}`.slice(0, 200);
    };
  const notes = (reasonOf: ReasonOf): readonly Statement[] => [
    ...pulled.map(({ id }) => pulledStatement(siteId, id, reasonOf(id), now)),
    ...pictureStatements(
      siteId,
      pulled.filter(({ id }) => reasonOf(id) === null),
      now,
    ),
    ...goneIds.flatMap((id) => [
      { sql: 'DELETE FROM own_homes WHERE site_id = ? AND id = ?', params: [siteId, id] },
      { sql: 'DELETE FROM addressed_pictures WHERE site_id = ? AND home_id = ?', params: [siteId, id] },
    ]),
    ...gone
      .filter((one) => !believed.includes(one))
      .map(([home]) => againStatement(siteId, home, 'gone with many others', now.getTime() + 6 * HOUR)),
    ...all.flatMap(([home, one]) =>
      one.kind === 'refused'
        ? [againStatement(siteId, home, one.reason, now.getTime() + againAfter(home.tries))]
        : [],
    ),
  ];
  const records = pulled.map(({ record }) => record);
  const refusals = await takeIn(turn, records, async (found) => {
    const reasonOf = reasonIn(found);
    // What stands of a refused home stays, with its pictures.
    const accepted = pulled.filter(({ id }) => reasonOf(id) === null);
    const changing = [...accepted.map(({ id }) => id), ...goneIds];
    const leaving = await onlyOf(
      turn,
      changing,
      accepted.flatMap(({ pictures }) => pictures.map(({ name }) => name)),
    );
    return {
      gone: [
        ...(await onOffer(turn, goneIds)).map((id) => ({ kind: 'estate', id }) as const),
        ...leaving.map((id) => ({ kind: 'picture', id }) as const),
      ],
      conditions: [
        sameService(turn),
        asRead(
          siteId,
          all.map(([home]) => home),
        ),
        onlyShownBy(siteId, changing, leaving),
      ],
      notes: notes(reasonOf),
    };
  });
  return reasonIn(refusals);
}

/**
 * Requests due homes of a site's own service, stores them, and enqueues the rest; the last one ends the round whose list
 * they were in. `round` is null for homes that the service told of.
 */
export async function pullHomes(
  env: WithDatabase,
  { siteId, round }: { readonly siteId: string; readonly round: number | null },
  now: Date,
): Promise<void> {
  const turn = await beginTurn(env, siteId, now);
  if (turn === null) return;
  const again = async () => {
    await env.WORK.send({ kind: 'learn-homes', siteId, round });
  };
  const due = await homesToAsk(turn, {
    sql: `ask_at <= ? ORDER BY ask_at LIMIT ${MOST_HOMES + 1}`,
    params: [now.getTime()],
  });
  const client = serviceClient(siteId, turn.service, env);
  const asked = new Map<DueHome, Asked>();
  let down: ServiceFault | null = null;
  for (const home of due.slice(0, MOST_HOMES)) {
    if (!turn.hasRoom()) break;
    const one = await askHome(client, home.id, turn);
    if (one.kind === 'down') {
      down = one;
      break;
    }
    asked.set(home, one);
  }
  if (asked.size > 0) {
    try {
      await settle(turn, asked);
    } catch (error) {
      if (!isUnmet(error)) throw error;
      // Heard of, pulled by another, or another service since they were read: those still due are requested again.
      turn.log('info', 'own_service.once_more', { homes: asked.size });
      return again();
    }
    await startChain(turn);
  }
  if (down === null && due.length > asked.size) return again();
  if (down !== null) {
    // The next round requests the remaining ones.
    const { state, reason } = down;
    turn.log('warn', 'own_service.failed', { state, reason });
  }
  const end =
    round !== null
      ? endStatement(turn, { fault: down, hasChanges: down === null, round })
      : down && failedStatement(turn, down);
  if (end !== null) await prepare(env.DB, end).run();
}
