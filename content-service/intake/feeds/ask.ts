import { localHostsOf, readOutsideAddress } from '#domain/own-service/service-address.ts';
import type { Bindings } from '../../env.ts';
import { boundedBytes, TooLarge } from '../../platform/bounded-body.ts';
import { type Ask, type AskRequest, FeedFault, NotThere, type Validators } from './kind.ts';
import { ownPace, type Pace } from './pace.ts';
import { jsonIn } from './reading/read-json.ts';

/** Milliseconds for a whole answer. */
const PATIENCE = 15_000;
/** Maximum bytes of a page of homes, and of a file. */
const MOST_PAGE = 8 * 1024 * 1024;
const MOST_FILE = 20 * 1024 * 1024;

/** Seconds of a Retry-After (RFC 9110 §10.2.3); null without one that can be read. */
function secondsOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,6}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.round((at - now) / 1000));
}

/** Longest validator that is kept: a longer one is sent by nobody who means it. */
const LONGEST_VALIDATOR = 300;

function validatorsOf(headers: Headers): Validators | null {
  const [etag = null, modified = null] = ['ETag', 'Last-Modified'].map((name) => {
    const value = headers.get(name);
    return value !== null && value.length <= LONGEST_VALIDATOR ? value : null;
  });
  return etag === null && modified === null ? null : { etag, modified };
}

/** Conditions of a request; servers that know ETags ignore the time (RFC 9110 §13.1.3). */
const conditionsOf = (validators: Validators | null): Readonly<Record<string, string>> => ({
  ...(validators?.etag ? { 'If-None-Match': validators.etag } : {}),
  ...(validators?.modified ? { 'If-Modified-Since': validators.modified } : {}),
});

function faultOf({ status, headers }: Response): FeedFault {
  const retryAfter = secondsOf(headers.get('Retry-After'), Date.now());
  if (status === 401 || status === 403) return new FeedFault('key-refused', `status ${status}`);
  if (status === 404 || status === 410) return new NotThere('broken', `status ${status}`);
  if (status === 429) return new FeedFault('too-often', 'status 429', retryAfter);
  if (status >= 500) return new FeedFault('failing', `status ${status}`, retryAfter);
  // Redirects are not followed. Of a request that timed out, or met an earlier one, nobody knows what became.
  if (status >= 300 && status < 400)
    return new FeedFault('broken', `redirected, status ${status}`, null, true);
  const isUntaken = status >= 400 && status !== 408 && status !== 409;
  return new FeedFault('broken', `status ${status}`, null, isUntaken);
}

/** A signal that is aborted after so many milliseconds, unless it has ended. */
function waitingFor(patience: number): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

/** Calls of a piece of work, one after the other. The address is checked again each time, and no redirect is followed. */
export function askOf(
  { settings, secrets, account, now }: Pick<Ask, 'settings' | 'secrets' | 'account' | 'now'>,
  { LOCAL_SERVICES }: Pick<Bindings, 'LOCAL_SERVICES'>,
  patience = PATIENCE,
  pace: Pace = ownPace(),
): Ask {
  const local = localHostsOf(LOCAL_SERVICES);

  async function call<Answer>(
    { method, address, headers, body, text }: AskRequest,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const url = readOutsideAddress(address, local);
    if (url === null) throw new FeedFault('settings', 'an address that is not called');
    await pace.wait();
    // Ended with the call: an invocation may have so many timers that wait, and a quick vendor gets thousands of calls.
    const waiting = waitingFor(patience);
    const { signal } = waiting;
    const sent = new Headers({ 'User-Agent': 'Gevel/1', ...headers });
    const content =
      text ?? (body === undefined ? null : { type: 'application/json', content: JSON.stringify(body) });
    if (content !== null) sent.set('Content-Type', content.type);
    const init = content === null ? {} : { body: content.content };
    try {
      return await read(
        await fetch(url.href, { method, headers: sent, ...init, redirect: 'manual', signal }),
      );
    } catch (error) {
      if (error instanceof FeedFault) throw error;
      if (error instanceof TooLarge) throw new FeedFault('broken', `an answer of ${error.message}`);
      if (signal.aborted) throw new FeedFault('unreachable', `no answer in ${patience / 1000} seconds`);
      if (error instanceof SyntaxError) throw new FeedFault('broken', 'no JSON, or only a part of it');
      throw new FeedFault('unreachable', 'no connection');
    } finally {
      waiting.end();
      pace.ended();
    }
  }

  const refuse = async (response: Response): Promise<never> => {
    await response.body?.cancel();
    throw faultOf(response);
  };

  return {
    settings,
    secrets,
    account,
    now,
    json: (request) =>
      call({ ...request, headers: { Accept: 'application/json', ...request.headers } }, async (response) => {
        if (response.status !== 200) return refuse(response);
        const type = response.headers.get('Content-Type') ?? '';
        if (!/^application\/(?:[\w.+-]*\+)?json\b/i.test(type)) {
          await response.body?.cancel();
          throw new FeedFault('broken', `an answer of the type ${type.slice(0, 60) || 'none'}`);
        }
        return jsonIn(await boundedBytes(response, MOST_PAGE));
      }),
    send: (request) =>
      call(request, async (response) => {
        if (!response.ok) return refuse(response);
        try {
          return JSON.parse(new TextDecoder().decode(await boundedBytes(response, MOST_PAGE)));
        } catch {
          // No JSON, too much of it, or cut: the status has said that it was taken.
          return null;
        }
      }),
    xml: (request) =>
      call(request, async (response) => {
        if (![200, 400, 500].includes(response.status)) return refuse(response);
        const type = response.headers.get('Content-Type') ?? '';
        if (/^(?:text|application)\/(?:[\w.+-]*\+)?xml\b/i.test(type))
          return { status: response.status, bytes: await boundedBytes(response, MOST_PAGE) };
        if (response.status !== 200) return refuse(response);
        await response.body?.cancel();
        throw new FeedFault('broken', `an answer of the type ${type.slice(0, 60) || 'none'}`);
      }),
    file: (request, validators) =>
      call({ ...request, headers: { ...request.headers, ...conditionsOf(validators) } }, async (response) => {
        if (response.status === 304 && validators !== null) {
          await response.body?.cancel();
          return null;
        }
        if (response.status !== 200) return refuse(response);
        return {
          validators: validatorsOf(response.headers),
          bytes: await boundedBytes(response, MOST_FILE),
        };
      }),
  };
}
