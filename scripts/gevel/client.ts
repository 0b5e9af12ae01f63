import { Refused, Unreachable } from './errors.ts';
import { refusalOf } from './refusal.ts';
import { type Received, type Sent, send } from './transport.ts';

interface CallOptions {
  /** It must not happen twice: where nobody knows whether it arrived, it is not sent again. */
  readonly once?: true;
  /** What bytes are. */
  readonly contentType?: string;
}

/** The calls of a content service. A body is JSON, or bytes; so is an answer, and null where it is empty (204). */
export interface Client {
  readonly origin: string;
  get(path: string): Promise<unknown>;
  /** The bytes of an answer that is no JSON, such as a picture. */
  bytes(path: string): Promise<Uint8Array>;
  put(path: string, body: object, options?: CallOptions): Promise<unknown>;
  post(path: string, body: object, options?: CallOptions): Promise<unknown>;
  delete(path: string, options?: CallOptions): Promise<unknown>;
}

interface ClientSettings {
  readonly origin: string;
  readonly token: string;
  /** Tells of a call that is made again. */
  readonly say?: (what: string) => void;
  /** Waits; for tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** How often a call is made. */
const ATTEMPTS = 6;
/** Milliseconds before the second attempt; each further one waits twice as long. */
const FIRST_WAIT = 500;
/** Longest that a service is believed in what it says of when to come back, ms. */
const LONGEST_WAIT = 65_000;
/** Milliseconds for a call: a large import is stored in one go. */
const TIMEOUT = 180_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds that an answer asks to wait (RFC 9110 §10.2.3); null when it says nothing. */
function askedWait({ headers }: Received): number | null {
  const header = headers['retry-after'];
  if (header === undefined) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT) : null;
}

/** undefined for what is no JSON. */
const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

const causeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** A token is sent over TLS, or stays on this machine. */
function checkedOrigin(origin: string): URL {
  const url = new URL(origin);
  const local = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(url.hostname);
  if (url.protocol === 'https:' || local) return url;
  throw new Refused(`${origin} is not encrypted: the token could be read on the way. Use https.`);
}

/**
 * Makes the calls of a content service with a token. A lost connection, 429 and 503 are tried again after the
 * wait that the answer asks for; any other refusal is thrown as `CallRefused`, and no answer as `Unreachable`.
 */
export function createClient({ origin, token, say = () => {}, sleep = pause }: ClientSettings): Client {
  const base = checkedOrigin(origin);

  const requestOf = (method: string, path: string, body?: object, options: CallOptions = {}): Sent => {
    const bytes = body instanceof Uint8Array ? body : body && Buffer.from(JSON.stringify(body));
    return {
      method,
      // A service may live below a path.
      url: new URL(base.pathname.replace(/\/$/, '') + path, base),
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'application/json',
        ...(bytes && {
          'Content-Type': options.contentType ?? 'application/json',
          'Content-Length': String(bytes.byteLength),
        }),
      },
      body: bytes ?? null,
      timeoutMs: TIMEOUT,
    };
  };

  /** The answer, or what to wait for before the call is made again. Throws what no repetition would change. */
  async function attempt(
    request: Sent,
    once: boolean,
  ): Promise<Received | { readonly why: string; readonly wait: number | null }> {
    let answer: Received;
    try {
      answer = await send(request);
    } catch (error) {
      const why = `${base.origin} does not answer (${causeOf(error)})`;
      // Nobody listened, so that it did not arrive; anything else may have.
      if (once && causeOf(error) !== 'ECONNREFUSED')
        throw new Unreachable(`${why}; nobody knows whether it was done.`);
      return { why, wait: null };
    }
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (answer.status === 429 || answer.status === 503) {
      return { why: `${base.origin} is busy (${answer.status})`, wait: askedWait(answer) };
    }
    throw refusalOf(answer.status, parsed(answer.body), `${request.method} ${request.url.pathname}`);
  }

  async function call(
    method: string,
    path: string,
    body?: object,
    options: CallOptions = {},
  ): Promise<Buffer> {
    const request = requestOf(method, path, body, options);
    for (let turn = 1, usual = FIRST_WAIT; ; turn++, usual *= 2) {
      const outcome = await attempt(request, options.once === true);
      if ('status' in outcome) return outcome.body;
      if (turn === ATTEMPTS) throw new Unreachable(`${outcome.why}.`);
      const wait = outcome.wait ?? usual;
      say(`${outcome.why}: once more in ${wait / 1000} s.`);
      await sleep(wait);
    }
  }

  const json = async (...args: Parameters<typeof call>): Promise<unknown> => {
    const body = await call(...args);
    if (body.byteLength === 0) return null;
    const value = parsed(body);
    if (value === undefined) throw new Refused(`${args[0]} ${args[1]}: the answer is not JSON.`);
    return value;
  };

  return {
    origin,
    get: (path) => json('GET', path),
    bytes: (path) => call('GET', path),
    put: (path, body, options) => json('PUT', path, body, options),
    post: (path, body, options) => json('POST', path, body, options),
    delete: (path, options) => json('DELETE', path, undefined, options),
  };
}
