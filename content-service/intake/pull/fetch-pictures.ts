import { readPictureAddress } from '#domain/own-service/service-address.ts';
import { boundedBytes, TooLarge } from '../../platform/bounded-body.ts';
import { onlyIf, untilMet } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { findService } from '../../platform/own-services.ts';
import { findSite } from '../../platform/sites.ts';
import { isMarked } from './noted-pictures.ts';
import { continuesChain, dueChains } from './picture-chains.ts';
import { pictureHostsOfFeeds } from './picture-hosts.ts';
import { NotStored, needsImages, takePicture } from './take-picture.ts';
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
/** How often a pause doubles: beyond this it is longer than every limit. */
const MOST_DOUBLED = 10;

/** The only refusal that is ours, without a call. */
const STRANGE_HOST = 'a host that the settings do not name';

interface DuePicture {
  readonly name: string;
  readonly address: string;
  /** Of the bytes that are stored, or of those that were refused. */
  readonly etag: string | null;
  readonly state: Fetched['state'] | 'due';
  readonly reason: string | null;
  readonly tries: number;
  readonly plan: 0 | 1;
}

/** Result of fetching a picture. */
type Fetched =
  /** `record` is null for one that has not changed. */
  | { readonly state: 'kept'; readonly etag: string | null; readonly record: object | null }
  | { readonly state: 'gone'; readonly reason: string }
  /** The host's answer is not an acceptable picture: the stored one is kept. `etag` is that of the refused bytes. */
  | { readonly state: 'refused'; readonly reason: string; readonly etag: string | null }
  /** A temporary failure; `error` is the platform's message. */
  | { readonly state: 'failing'; readonly reason: string; readonly error?: string };

/** Enqueues the sites with due pictures, every fifth minute. */
export async function fetchDuePictures(env: WithDatabase, now: Date): Promise<void> {
  if (now.getUTCMinutes() % 5 !== 0) return;
  const sites = await dueChains(env, now);
  if (sites.length === 0) return;
  await env.WORK.sendBatch(sites.map((siteId) => ({ body: { kind: 'fetch-pictures', siteId } as const })));
}

/** Bytes that are not stored, with the ETag by which they are known again; throws other errors. */
function refusalOf(error: unknown, etag: string | null): Fetched {
  if (error instanceof NotStored)
    return { state: 'refused', reason: error.message, etag: error.surely ? etag : null };
  if (error instanceof TooLarge)
    return { state: 'refused', reason: `more than ${MOST_BYTES / 1024 / 1024} MB`, etag };
  throw error;
}

async function read(turn: Turn, picture: DuePicture, response: Response): Promise<Fetched> {
  const { status } = response;
  const etag = response.headers.get('ETag');
  if (status !== 200) await response.body?.cancel();
  // The same bytes that were refused are refused again.
  if (status === 304 && picture.state === 'refused')
    return { state: 'refused', reason: picture.reason ?? '', etag: etag ?? picture.etag };
  if (status === 304) return { state: 'kept', etag: etag ?? picture.etag, record: null };
  if (status === 404 || status === 410) return { state: 'gone', reason: String(status) };
  if (status >= 300 && status < 400) return { state: 'refused', reason: `redirected, ${status}`, etag: null };
  if (status !== 200) return { state: 'failing', reason: String(status) };
  try {
    const bytes = await boundedBytes(response, MOST_BYTES);
    return { state: 'kept', etag, record: await takePicture(turn, picture, bytes) };
  } catch (error) {
    return refusalOf(error, etag);
  }
}

/** The ETag with which a picture is asked for; null where it is wanted whole. */
const knownAs = ({ env }: Turn, { etag, state, reason }: DuePicture): string | null =>
  state === 'refused' && reason !== null && needsImages(reason) && env.IMAGES !== undefined ? null : etag;

/** Fetches a picture; returns errors as results, never throws. */
async function fetchOne(turn: Turn, picture: DuePicture): Promise<Fetched> {
  // Checked again: the allowed hosts may have changed since.
  const url = readPictureAddress(picture.address, turn.hosts, turn.local);
  if (url === null) return { state: 'refused', reason: STRANGE_HOST, etag: null };
  const signal = AbortSignal.timeout(PATIENCE);
  const headers = new Headers({
    Accept: 'image/avif,image/webp,image/png,image/jpeg',
    'User-Agent': 'Gevel/1',
  });
  const known = knownAs(turn, picture);
  if (known !== null) headers.set('If-None-Match', known);
  try {
    return await read(turn, picture, await fetch(url.href, { headers, redirect: 'manual', signal }));
  } catch (error) {
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

/** How often a picture had this outcome before, without another in between. */
const timesBefore = ({ state }: Fetched, { state: before, tries }: DuePicture): number =>
  state === before ? tries : 0;

/**
 * Milliseconds until the next check. The pause grows with each failure or refusal: up to a day for failures; for what its
 * host still has as it was refused, or has no more, up to the time after which it would be checked anyway.
 */
function pauseAfter(fetched: Fetched, picture: DuePicture): number {
  const longest = isMarked(picture.address) ? LOOK_AT_MARKED : LOOK_AGAIN;
  const doubled = 2 ** Math.min(timesBefore(fetched, picture), MOST_DOUBLED);
  if (fetched.state === 'kept') return longest;
  if (fetched.state === 'failing') return Math.min(5 * MINUTE * doubled, DAY);
  // Neither is asked of its host: settings may name it at any time, or the means to make it smaller be there.
  if (fetched.reason === STRANGE_HOST) return DAY;
  return Math.min(DAY * doubled, needsImages(fetched.reason) ? LOOK_AGAIN : longest);
}

/** The ETag of the bytes that are stored, or were refused; without one, the picture is fetched whole. */
function etagAfter(fetched: Fetched, { state, etag }: DuePicture): string | null {
  if (fetched.state === 'gone') return null;
  if (fetched.state !== 'failing') return fetched.etag;
  // After a failure nothing says any more that these bytes were refused.
  return state === 'refused' ? null : etag;
}

/** A few pictures by their names: SQLite alone would read all that are due, or all of the site. */
const BY_NAME = 'addressed_pictures INDEXED BY addressed_pictures_by_name';

const noteStatement = (turn: Turn, picture: DuePicture, fetched: Fetched): Statement => ({
  sql:
    `UPDATE ${BY_NAME} SET state = ?3, reason = ?4, etag = ?5, tries = ?6, check_at = ?7 ` +
    'WHERE site_id = ?1 AND name = ?2 AND check_at = ?8',
  params: [
    turn.siteId,
    picture.name,
    fetched.state,
    fetched.state === 'kept' ? null : fetched.reason,
    etagAfter(fetched, picture),
    fetched.state === 'kept' ? 0 : timesBefore(fetched, picture) + 1,
    turn.now.getTime() + pauseAfter(fetched, picture),
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
      `UPDATE ${BY_NAME} SET check_at = ?2 + ?3 WHERE site_id = ?1 AND check_at <= ?2 AND name IN ` +
      '(SELECT name FROM addressed_pictures WHERE site_id = ?1 AND check_at <= ?2 ORDER BY check_at ' +
      `LIMIT ${MOST_PICTURES}) RETURNING name, address, etag, state, reason, tries, ` +
      '(SELECT max(o.plan) FROM addressed_pictures AS o INDEXED BY addressed_pictures_by_name ' +
      'WHERE o.site_id = ?1 AND o.name = addressed_pictures.name) AS plan',
    params: [siteId, now.getTime(), LEASE],
  }).all<DuePicture>();
  const byName = Map.groupBy(results, ({ name }) => name);
  return [...byName.values()].flatMap((rows) => {
    // Two homes show it, and one of them wants it whole.
    const isWhole = rows.some(({ etag }) => etag === null);
    return rows.slice(0, 1).map((one) => (isWhole ? { ...one, etag: null } : one));
  });
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
  if (await continuesChain(turn, due.length > 0)) await env.WORK.send({ kind: 'fetch-pictures', siteId });
}
