import { readPictureAddress } from '#domain/own-service/service-address.ts';
import { boundedBytes, TooLarge } from '../../platform/bounded-body.ts';
import { onlyIf, untilMet } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { findService } from '../../platform/own-services.ts';
import { findSite, notSuspended } from '../../platform/sites.ts';
import { isMarked } from './noted-pictures.ts';
import { pictureHostsOfFeeds } from './picture-hosts.ts';
import { NotStored, takePicture } from './take-picture.ts';
import { type Turn, takeIn, turnOf } from './turn.ts';

/** Pictures fetched per piece of work. */
const MOST_PICTURES = 20;
/** Timeout for a whole picture, milliseconds. */
const PATIENCE = 10_000;
/** Maximum bytes of an original. */
const MOST_BYTES = 15 * 1024 * 1024;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds for which a picture being fetched is reserved. */
const LEASE = 5 * MINUTE;
/** Milliseconds after which an unchanged picture is checked again, and one whose vendor says when it changes. */
const LOOK_AGAIN = 7 * DAY;
const LOOK_AT_MARKED = 28 * DAY;

/** Maximum number of sites whose pictures are enqueued every fifth minute. */
const MOST_SITES = 40;

interface DuePicture {
  readonly name: string;
  readonly address: string;
  readonly etag: string | null;
  readonly tries: number;
}

/** Result of fetching a picture. `same` and `kept` have the host's ETag. */
type Fetched =
  | { readonly state: 'kept'; readonly etag: string | null; readonly record: object | null }
  | { readonly state: 'gone'; readonly reason: string }
  /** The host's answer is not an acceptable picture: the stored one is kept. */
  | { readonly state: 'refused'; readonly reason: string }
  /** A temporary failure; `error` is the platform's message. */
  | { readonly state: 'failing'; readonly reason: string; readonly error?: string };

/**
 * Enqueues the sites with due pictures, the longest due first. Begins with those that have a service or a feed: pictures
 * of a suspended site, or of a feed that was removed, stay due, and are not read.
 */
export async function fetchDuePictures({ DB, WORK }: WithDatabase, now: Date): Promise<void> {
  if (now.getUTCMinutes() % 5 !== 0) return;
  const { results } = await prepare(DB, {
    sql:
      'WITH fed AS (SELECT site_id FROM own_services AS served UNION SELECT site_id FROM feeds AS feeding) ' +
      'SELECT site_id, (SELECT min(p.check_at) FROM addressed_pictures AS p WHERE p.site_id = fed.site_id) AS due ' +
      `FROM fed WHERE due <= ? AND ${notSuspended('fed.site_id')} ORDER BY due LIMIT ${MOST_SITES}`,
    params: [now.getTime()],
  }).all<{ site_id: string }>();
  if (results.length === 0) return;
  await WORK.sendBatch(
    results.map(({ site_id }) => ({ body: { kind: 'fetch-pictures', siteId: site_id } as const })),
  );
}

async function read(turn: Turn, { name }: DuePicture, response: Response): Promise<Fetched> {
  const { status } = response;
  const etag = response.headers.get('ETag');
  if (status !== 200) await response.body?.cancel();
  if (status === 304) return { state: 'kept', etag, record: null };
  if (status === 404 || status === 410) return { state: 'gone', reason: String(status) };
  if (status >= 300 && status < 400) return { state: 'refused', reason: `redirected, ${status}` };
  if (status !== 200) return { state: 'failing', reason: String(status) };
  const bytes = await boundedBytes(response, MOST_BYTES);
  return { state: 'kept', etag, record: await takePicture(turn, name, bytes) };
}

/** Fetches a picture; returns errors as results, never throws. */
async function fetchOne(turn: Turn, picture: DuePicture): Promise<Fetched> {
  // Checked again: the allowed hosts may have changed since.
  const url = readPictureAddress(picture.address, turn.hosts, turn.local);
  if (url === null) return { state: 'refused', reason: 'a host that the settings do not name' };
  const signal = AbortSignal.timeout(PATIENCE);
  const headers = new Headers({
    Accept: 'image/avif,image/webp,image/png,image/jpeg',
    'User-Agent': 'Gevel/1',
  });
  if (picture.etag !== null) headers.set('If-None-Match', picture.etag);
  try {
    return await read(turn, picture, await fetch(url.href, { headers, redirect: 'manual', signal }));
  } catch (error) {
    if (error instanceof NotStored) return { state: 'refused', reason: error.message };
    if (error instanceof TooLarge)
      return { state: 'refused', reason: `more than ${MOST_BYTES / 1024 / 1024} MB` };
    if (signal.aborted) return { state: 'failing', reason: 'timeout' };
    return { state: 'failing', reason: 'unreachable', error: String(error).slice(0, 200) };
  }
}

/**
 * Logs a line for a picture that could not be fetched, with its host and never its address, which may contain
 * a key.
 */
function tell(turn: Turn, { address }: DuePicture, fetched: Fetched): void {
  if (fetched.state === 'kept') return;
  const { state, ...why } = fetched;
  const line = { host: new URL(address).host, ...why };
  if (state === 'failing') turn.log('warn', 'own_picture.failed', line);
  else turn.log('info', state === 'gone' ? 'own_picture.gone' : 'own_picture.refused', line);
}

/** Time of the next check: soon after a failure, and later with each further one. */
function nextLook({ state }: Fetched, { address, tries }: DuePicture): number {
  if (state === 'failing') return Math.min(5 * MINUTE * 2 ** tries, DAY);
  if (state !== 'kept') return DAY;
  return isMarked(address) ? LOOK_AT_MARKED : LOOK_AGAIN;
}

const noteStatement = (turn: Turn, picture: DuePicture, fetched: Fetched): Statement => ({
  sql:
    'UPDATE addressed_pictures SET state = ?3, reason = ?4, etag = ?5, tries = ?6, check_at = ?7 ' +
    'WHERE site_id = ?1 AND name = ?2 AND check_at = ?8',
  params: [
    turn.siteId,
    picture.name,
    fetched.state,
    fetched.state === 'kept' ? null : fetched.reason,
    // Without a stored picture there is no ETag, so that it is fetched whole when it is back.
    fetched.state === 'kept'
      ? (fetched.etag ?? (fetched.record === null ? picture.etag : null))
      : fetched.state === 'gone'
        ? null
        : picture.etag,
    fetched.state === 'failing' ? picture.tries + 1 : 0,
    turn.now.getTime() + nextLook(fetched, picture),
    leaseOf(turn),
  ],
});

/** Until when pictures leased in a turn are reserved: tells this lease from another, and from none. */
const leaseOf = ({ now }: Turn): number => now.getTime() + LEASE;

/** Names among these that are still leased: a home that stopped showing one, or showed it anew, ends its lease. */
const LEASED =
  'SELECT DISTINCT name FROM addressed_pictures WHERE site_id = ?1 AND check_at = ?2 ' +
  'AND name IN (SELECT value FROM json_each(?3))';

async function stillLeased(turn: Turn, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { results } = await prepare(turn.env.DB, {
    sql: LEASED,
    params: [turn.siteId, leaseOf(turn), JSON.stringify(names)],
  }).all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}

/** Condition: all of these are still leased. */
const allLeased = (turn: Turn, names: readonly string[]): Statement =>
  onlyIf({
    sql: `SELECT 1 WHERE (SELECT count(*) FROM (${LEASED})) = ?4`,
    params: [turn.siteId, leaseOf(turn), JSON.stringify(names), names.length],
  });

/** Stores what was fetched of the pictures that are still leased, and notes when to look again. */
const store = (turn: Turn, fetched: ReadonlyMap<DuePicture, Fetched>): Promise<void> =>
  untilMet(async () => {
    const leased = await stillLeased(
      turn,
      [...fetched].map(([{ name }]) => name),
    );
    const all = [...fetched].filter(([{ name }]) => leased.has(name));
    if (all.length === 0) return;
    const gone = await storedOf(
      turn,
      all.flatMap(([{ name }, { state }]) => (state === 'gone' ? [name] : [])),
    );
    const records = all.flatMap(([, one]) =>
      one.state === 'kept' && one.record !== null ? [one.record] : [],
    );
    await takeIn(turn, records, () => ({
      gone: gone.map((id) => ({ kind: 'picture', id })),
      conditions: [allLeased(turn, [...leased])],
      notes: all.map(([picture, one]) => noteStatement(turn, picture, one)),
    }));
    for (const [picture, one] of all) tell(turn, picture, one);
  });

/** Reserves the due pictures, so that no other worker fetches them too. */
async function lease({ env, siteId, now }: Turn): Promise<readonly DuePicture[]> {
  const { results } = await prepare(env.DB, {
    sql:
      'UPDATE addressed_pictures SET check_at = ?2 + ?3 WHERE site_id = ?1 AND check_at <= ?2 AND name IN ' +
      '(SELECT name FROM addressed_pictures WHERE site_id = ?1 AND check_at <= ?2 ORDER BY check_at ' +
      `LIMIT ${MOST_PICTURES}) RETURNING name, address, etag, tries`,
    params: [siteId, now.getTime(), LEASE],
  }).all<DuePicture>();
  return [...new Map(results.map((one) => [one.name, one])).values()];
}

/** Names among these whose pictures are stored. */
async function storedOf({ env, siteId }: Turn, names: readonly string[]): Promise<readonly string[]> {
  const { results } = await prepare(env.DB, {
    sql: "SELECT id FROM records WHERE site_id = ?1 AND kind = 'picture' AND id IN (SELECT value FROM json_each(?2))",
    params: [siteId, JSON.stringify(names)],
  }).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** A piece of work on the pictures of a site's own service and its feeds; null when it has neither, or is suspended. */
async function pictureTurn(env: WithDatabase, siteId: string, now: Date): Promise<Turn | null> {
  const [site, service, feeds] = await Promise.all([
    findSite(env.DB, siteId),
    findService(env.DB, siteId),
    pictureHostsOfFeeds(env, siteId),
  ]);
  if (site === null || site.state === 'suspended' || (service === null && feeds === null)) return null;
  const hosts = new Set([...(service?.pictureHosts ?? []), ...(feeds ?? [])]);
  return turnOf({ env, siteId, now }, { who: service === null ? 'feed' : 'own-service', reading: {}, hosts });
}

/** Fetches due pictures of a site's homes, and enqueues the rest. */
export async function fetchPictures(env: WithDatabase, siteId: string, now: Date): Promise<void> {
  const turn = await pictureTurn(env, siteId, now);
  if (turn === null) return;
  const due = await lease(turn);
  const fetched = new Map<DuePicture, Fetched>();
  for (const picture of due) {
    if (!turn.hasRoom()) break;
    fetched.set(picture, await fetchOne(turn, picture));
  }
  await store(turn, fetched);
  if (due.length >= MOST_PICTURES) await env.WORK.send({ kind: 'fetch-pictures', siteId });
}
