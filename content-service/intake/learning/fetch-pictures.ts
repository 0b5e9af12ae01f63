import { readPictureAddress } from '../../../domain/own-service/service-address.ts';
import type { Bindings } from '../../env.ts';
import { boundedBytes, TooLarge } from '../../platform/bounded-body.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { NotKept, takePicture } from './take-picture.ts';
import { beginTurn, type Turn, takeIn } from './turn.ts';

/** Pictures that one turn fetches. */
const MOST_PICTURES = 20;
/** Milliseconds within which a picture has come whole. */
const PATIENCE = 10_000;
/** Bytes of an original. */
const MOST_BYTES = 15 * 1024 * 1024;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds for which a picture that is being fetched is nobody else's. */
const LEASE = 5 * MINUTE;
/** Milliseconds after which a picture is looked at again though no home says that it changed. */
const LOOK_AGAIN = 7 * DAY;

/** Sites whose pictures one minute hands out, every fifth. */
const MOST_SITES = 40;

interface DuePicture {
  readonly name: string;
  readonly address: string;
  readonly etag: string | null;
  readonly tries: number;
}

/** What became of a picture. `same` and `kept` hold what the host called its bytes. */
type Fetched =
  | { readonly state: 'kept'; readonly etag: string | null; readonly record: object | null }
  | { readonly state: 'gone'; readonly reason: string }
  /** Its host says what is no picture of ours: what is kept stays. */
  | { readonly state: 'refused'; readonly reason: string }
  /** It may be well again soon; `error` is what the platform says of it. */
  | { readonly state: 'failing'; readonly reason: string; readonly error?: string };

/** Hands out the sites whose pictures are due. */
export async function fetchDuePictures({ DB, WORK }: Bindings, now: Date): Promise<void> {
  if (now.getUTCMinutes() % 5 !== 0) return;
  const { results } = await DB.prepare(
    `SELECT DISTINCT site_id FROM addressed_pictures WHERE check_at <= ? LIMIT ${MOST_SITES}`,
  )
    .bind(now.getTime())
    .all<{ site_id: string }>();
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

/** Fetches one picture; what goes wrong is said, never thrown. */
async function fetchOne(turn: Turn, picture: DuePicture): Promise<Fetched> {
  // Read again: the hosts may be others since a home named it.
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
    if (error instanceof NotKept) return { state: 'refused', reason: error.message };
    if (error instanceof TooLarge)
      return { state: 'refused', reason: `more than ${MOST_BYTES / 1024 / 1024} MB` };
    if (signal.aborted) return { state: 'failing', reason: 'timeout' };
    return { state: 'failing', reason: 'unreachable', error: String(error).slice(0, 200) };
  }
}

/** One line a picture that did not come, with its host and never its address: that may hold a key. */
function tell(turn: Turn, { address }: DuePicture, fetched: Fetched): void {
  if (fetched.state === 'kept') return;
  const { state, ...why } = fetched;
  const line = { host: new URL(address).host, ...why };
  if (state === 'failing') turn.log('warn', 'own_picture.failed', line);
  else turn.log('info', state === 'gone' ? 'own_picture.gone' : 'own_picture.refused', line);
}

/** When a picture is looked at again: soon while it fails, and later with each time. */
const nextLook = (fetched: Fetched, tries: number): number =>
  fetched.state === 'failing'
    ? Math.min(5 * MINUTE * 2 ** tries, DAY)
    : fetched.state === 'kept'
      ? LOOK_AGAIN
      : DAY;

const noteStatement = (
  siteId: string,
  { name, tries, etag }: DuePicture,
  fetched: Fetched,
  now: Date,
): Statement => ({
  sql:
    'UPDATE addressed_pictures SET state = ?3, reason = ?4, etag = ?5, tries = ?6, check_at = ?7 ' +
    'WHERE site_id = ?1 AND name = ?2',
  params: [
    siteId,
    name,
    fetched.state,
    fetched.state === 'kept' ? null : fetched.reason,
    // Bytes that are not kept any more must come whole when they are back.
    fetched.state === 'kept'
      ? (fetched.etag ?? (fetched.record === null ? etag : null))
      : fetched.state === 'gone'
        ? null
        : etag,
    fetched.state === 'failing' ? tries + 1 : 0,
    now.getTime() + nextLook(fetched, tries),
  ],
});

/** Takes the pictures that are due, so that no other turn fetches them too. */
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

/** Names among these that are kept. */
async function keptOf({ env, siteId }: Turn, names: readonly string[]): Promise<readonly string[]> {
  const { results } = await prepare(env.DB, {
    sql: "SELECT id FROM records WHERE site_id = ?1 AND kind = 'picture' AND id IN (SELECT value FROM json_each(?2))",
    params: [siteId, JSON.stringify(names)],
  }).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Fetches pictures of a site's homes that are due, and hands out the rest. */
export async function fetchPictures(env: Bindings, siteId: string, now: Date): Promise<void> {
  const turn = await beginTurn(env, siteId, now);
  if (turn === null) return;
  const due = await lease(turn);
  const fetched = new Map<DuePicture, Fetched>();
  for (const picture of due) {
    if (!turn.hasTime()) break;
    fetched.set(picture, await fetchOne(turn, picture));
  }
  const all = [...fetched];
  const gone = await keptOf(
    turn,
    all.flatMap(([{ name }, { state }]) => (state === 'gone' ? [name] : [])),
  );
  await takeIn(
    turn,
    all.flatMap(([, one]) => (one.state === 'kept' && one.record !== null ? [one.record] : [])),
    gone.map((id) => ({ kind: 'picture', id })),
  );
  for (const [picture, one] of all) tell(turn, picture, one);
  if (all.length > 0) {
    await env.DB.batch(
      all.map(([picture, one]) => prepare(env.DB, noteStatement(siteId, picture, one, now))),
    );
  }
  if (due.length >= MOST_PICTURES) await env.WORK.send({ kind: 'fetch-pictures', siteId });
}
