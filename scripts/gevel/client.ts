import { Refused, Unreachable } from './errors.ts';
import { refusalOf } from './refusal.ts';
import { type Received, type Sent, send } from './transport.ts';

interface CallOptions {
  /** The call is not idempotent: it is not retried when it may have arrived. */
  readonly once?: true;
  /** Media type of a body of bytes. */
  readonly contentType?: string;
}

/** Calls of a content service. A body is JSON or bytes; an answer is JSON, or null when empty (204). */
export interface Client {
  readonly origin: string;
  get(path: string): Promise<unknown>;
  /** The bytes of an answer, such as a picture. */
  bytes(path: string): Promise<Uint8Array>;
  put(path: string, body: object, options?: CallOptions): Promise<unknown>;
  post(path: string, body: object, options?: CallOptions): Promise<unknown>;
  delete(path: string, options?: CallOptions): Promise<unknown>;
}

interface ClientSettings {
  readonly origin: string;
  readonly token: string;
  /** Reports a retry. */
  readonly say?: (what: string) => void;
  /** Replaces the wait, for tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** Greatest number of attempts. */
const ATTEMPTS = 6;
/** Wait before the second attempt, milliseconds; doubles with each attempt. */
const FIRST_WAIT = 500;
/** Longest wait by Retry-After, milliseconds. */
const LONGEST_WAIT = 65_000;
/** Timeout of a call, milliseconds: a large import is stored in one call. */
const TIMEOUT = 180_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Wait by Retry-After (RFC 9110 §10.2.3), milliseconds; null without the header. */
function askedWait({ headers }: Received): number | null {
  const header = headers['retry-after'];
  if (header === undefined) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT) : null;
}

/** Parses JSON; undefined when it is invalid. */
const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** What an answer says of itself: ": The site can move in 12 s". */
function saidIn({ body }: Received): string {
  const { error } = (parsed(body) ?? {}) as { readonly error?: { readonly message?: unknown } };
  return typeof error?.message === 'string' ? `: ${error.message.replace(/\.$/, '')}` : '';
}

const causeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Reads an origin; throws Refused when a token would leave this machine without TLS. */
function checkedOrigin(origin: string): URL {
  const url = new URL(origin);
  const local = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(url.hostname);
  if (url.protocol === 'https:' || local) return url;
  throw new Refused(`${origin} is not encrypted: the token could be read on the way. Use https.`);
}

/**
 * Calls a content service with a token. Retries after a lost connection, 429 and 503, with backoff or by Retry-After.
 * Throws `CallRefused` for any other error status, and `Unreachable` after the last attempt.
 */
export function createClient({ origin, token, say = () => {}, sleep = pause }: ClientSettings): Client {
  const base = checkedOrigin(origin);

  const requestOf = (method: string, path: string, body?: object, options: CallOptions = {}): Sent => {
    const bytes = body instanceof Uint8Array ? body : body && Buffer.from(JSON.stringify(body));
    return {
      method,
      // The base URL may have a path.
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

  /**
   * Throws Refused when the door does not know the token: it answers 404 to that, as if nothing were there (decision
   * 44), which would read as a site that does not exist.
   */
  async function checkToken(): Promise<void> {
    const { status } = await send(requestOf('GET', '/openapi.json'));
    if (status !== 404) return;
    throw new Refused(
      `${base.origin} does not accept this token: it is mistyped, revoked or of another deployment, or no content service is at this address.`,
    );
  }

  /** The answer, or the reason and wait of a retry. Throws errors that a retry cannot solve. */
  async function attempt(
    request: Sent,
    once: boolean,
  ): Promise<Received | { readonly why: string; readonly wait: number | null }> {
    let answer: Received;
    try {
      answer = await send(request);
    } catch (error) {
      const why = `${base.origin} does not answer (${causeOf(error)})`;
      // After ECONNREFUSED the call has not arrived; after any other error it may have.
      if (once && causeOf(error) !== 'ECONNREFUSED')
        throw new Unreachable(`${why}; the call may have arrived.`);
      return { why, wait: null };
    }
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (answer.status === 429 || answer.status === 503) {
      return { why: `${base.origin} is busy (${answer.status})${saidIn(answer)}`, wait: askedWait(answer) };
    }
    const refusal = refusalOf(
      answer.status,
      parsed(answer.body),
      `${request.method} ${request.url.pathname}`,
    );
    if (refusal.status === 404 && !refusal.namesThing) await checkToken();
    throw refusal;
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
      say(`${outcome.why}: retry in ${wait / 1000} s.`);
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
