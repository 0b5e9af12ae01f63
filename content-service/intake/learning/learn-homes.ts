import { ContactInfoSchema } from '../../../wire/contact-info.ts';
import type { Bindings } from '../../env.ts';
import { type ServiceClient, serviceClient } from '../../own-service/service-client.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { type AddressedPicture, type LearnedHome, readHome } from './read-home.ts';
import { beginTurn, type Turn, takeIn } from './turn.ts';

/** Homes that one turn asks for. */
const MOST_HOMES = 20;
/** Homes of a turn that may be gone (404) and are believed at once; more of them are asked for once more. */
const FEW_GONE = 5;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds until a home that could not be read is asked for again: doubled with each try, a day at most. */
const againAfter = (tries: number): number => Math.min(5 * MINUTE * 2 ** tries, 24 * HOUR);

interface DueHome {
  readonly id: string;
  readonly tries: number;
}

/** What became of asking for a home. */
export type Asked =
  | ({ readonly kind: 'learned' } & LearnedHome)
  | { readonly kind: 'gone'; readonly surely: boolean }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The service is down: nothing else need be asked. */
  | { readonly kind: 'down'; readonly reason: string };

export async function askHome(client: ServiceClient, id: string, turn: Turn): Promise<Asked> {
  const home = await client.get(`/estates/v2/${encodeURIComponent(id)}`);
  if (home.kind === 'none') return { kind: 'gone', surely: home.status === 410 };
  if (home.kind === 'failed') return { kind: home.down ? 'down' : 'refused', reason: home.outcome };
  const told = await client.get(`/estates/${encodeURIComponent(id)}/contact-info`);
  if (told.kind === 'failed' && told.down) return { kind: 'down', reason: told.outcome };
  const contact = told.kind === 'json' ? (ContactInfoSchema.safeParse(told.value).data ?? null) : null;
  const read = await readHome(id, home.value, contact, turn);
  return 'refused' in read ? { kind: 'refused', reason: read.refused } : { kind: 'learned', ...read };
}

const learnedStatement = (siteId: string, id: string, refused: string | null, now: Date): Statement => ({
  sql: 'UPDATE own_homes SET learned_at = ?3, ask_at = NULL, tries = 0, refused = ?4 WHERE site_id = ?1 AND id = ?2',
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

/** The pictures that a home names now; what it named before is looked at again, for its bytes may be others. */
const pictureStatements = (
  siteId: string,
  id: string,
  pictures: readonly AddressedPicture[],
  now: Date,
): Statement[] => [
  {
    sql:
      'DELETE FROM addressed_pictures WHERE site_id = ?1 AND home_id = ?2 ' +
      "AND name NOT IN (SELECT value ->> '$.name' FROM json_each(?3))",
    params: [siteId, id, JSON.stringify(pictures)],
  },
  {
    sql:
      'INSERT INTO addressed_pictures (site_id, home_id, name, address, check_at) ' +
      "SELECT ?1, ?2, value ->> '$.name', value ->> '$.address', ?4 FROM json_each(?3) WHERE true " +
      'ON CONFLICT DO UPDATE SET check_at = ?4',
    params: [siteId, id, JSON.stringify(pictures), now.getTime()],
  },
];

/** Names of these pictures that no other home shows: they go with what named them. */
async function onlyOf(
  { env, siteId }: Turn,
  homeIds: readonly string[],
  kept: readonly string[],
): Promise<string[]> {
  const { results } = await prepare(env.DB, {
    sql:
      'SELECT DISTINCT name FROM addressed_pictures AS p WHERE site_id = ?1 ' +
      'AND home_id IN (SELECT value FROM json_each(?2)) AND name NOT IN (SELECT value FROM json_each(?3)) ' +
      'AND NOT EXISTS (SELECT 1 FROM addressed_pictures AS o WHERE o.site_id = ?1 AND o.name = p.name ' +
      'AND o.home_id NOT IN (SELECT value FROM json_each(?2))) ' +
      "AND EXISTS (SELECT 1 FROM records WHERE site_id = ?1 AND kind = 'picture' AND id = p.name)",
    params: [siteId, JSON.stringify(homeIds), JSON.stringify(kept)],
  }).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Ids among these whose homes are on offer here. */
async function onOffer({ env, siteId }: Turn, ids: readonly string[]): Promise<string[]> {
  const { results } = await prepare(env.DB, {
    sql:
      "SELECT id FROM records WHERE site_id = ?1 AND kind = 'estate' AND withdrawn_at IS NULL " +
      'AND id IN (SELECT value FROM json_each(?2))',
    params: [siteId, JSON.stringify(ids)],
  }).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Why a home could not be taken in, by its id; null where it was. */
type ReasonOf = (id: string) => string | null;

/** Puts what was learned in the place of what was known; says what was refused of it. */
export async function settle(turn: Turn, asked: ReadonlyMap<DueHome, Asked>): Promise<ReasonOf> {
  const { env, siteId, now } = turn;
  const all = [...asked];
  const learned = all.flatMap(([{ id }, one]) => (one.kind === 'learned' ? [{ id, ...one }] : []));
  const gone = all.filter(([, { kind }]) => kind === 'gone');
  // A service that lost its homes for an hour must not have them withdrawn everywhere.
  const believed = gone.filter(
    ([{ tries }, one]) => gone.length <= FEW_GONE || tries > 0 || (one.kind === 'gone' && one.surely),
  );
  const goneIds = believed.map(([{ id }]) => id);
  const leaving = await onlyOf(
    turn,
    [...learned.map(({ id }) => id), ...goneIds],
    learned.flatMap(({ pictures }) => pictures.map(({ name }) => name)),
  );
  const refusals = await takeIn(
    turn,
    learned.map(({ record }) => record),
    [
      ...(await onOffer(turn, goneIds)).map((id) => ({ kind: 'estate', id }) as const),
      ...leaving.map((id) => ({ kind: 'picture', id }) as const),
    ],
  );
  const reasonOf: ReasonOf = (id) => {
    const found = refusals.find((one) => one.id === id);
    return found === undefined ? null : `${found.field}: ${found.reason}`.slice(0, 200);
  };
  const statements = [
    ...learned.flatMap(({ id, pictures }) => [
      learnedStatement(siteId, id, reasonOf(id), now),
      ...pictureStatements(siteId, id, reasonOf(id) === null ? pictures : [], now),
    ]),
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
  if (statements.length > 0) await env.DB.batch(statements.map((one) => prepare(env.DB, one)));
  return reasonOf;
}

/** Asks for homes of a site's own service that may have changed, takes them in, and hands out the rest. */
export async function learnHomes(env: Bindings, siteId: string, now: Date): Promise<void> {
  const turn = await beginTurn(env, siteId, now);
  if (turn === null) return;
  const { results: due } = await env.DB.prepare(
    `SELECT id, tries FROM own_homes WHERE site_id = ? AND ask_at <= ? ORDER BY ask_at LIMIT ${MOST_HOMES + 1}`,
  )
    .bind(siteId, now.getTime())
    .all<DueHome>();
  const client = serviceClient(siteId, turn.service, env);
  const asked = new Map<DueHome, Asked>();
  let down: string | null = null;
  for (const home of due.slice(0, MOST_HOMES)) {
    if (!turn.hasTime()) break;
    const one = await askHome(client, home.id, turn);
    if (one.kind === 'down') {
      down = one.reason;
      break;
    }
    asked.set(home, one);
  }
  await settle(turn, asked);
  if (asked.size > 0) await env.WORK.send({ kind: 'fetch-pictures', siteId });
  if (down !== null) {
    // The next round asks for what is left.
    turn.log('warn', 'own_service.failed', { outcome: down });
    await env.DB.prepare('UPDATE own_services SET outcome = ? WHERE site_id = ?').bind(down, siteId).run();
  } else if (due.length > asked.size) await env.WORK.send({ kind: 'learn-homes', siteId });
}
