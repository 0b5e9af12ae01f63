/** The client conventions of the content service (spec 1 §7, "Client conventions"). */
import type { Locale } from '#domain/locale.ts';
import { ErrorAnswerSchema } from '#wire/error.ts';
import type { OneAnswer, OneCall } from '#wire/several.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import {
  AppError,
  ContentHttpError,
  ContentUnavailable,
  ContentUnreadable,
  type ErrorReason,
} from '../errors/app-error.ts';
import type { LogLevel } from '../errors/log.ts';
import { BodyTooLarge, expectedBytes, readLimitedBytes } from '../limits/limited-body.ts';
import type { HearCall, Upstream } from '../metrics/upstream.ts';
import { type AskSeveral, type Batch, type Prefetched, readSeveral } from './batch.ts';
import { createGuard, type GuardOptions } from './guard.ts';
import type { ContentPath } from './segments.ts';
import type { ContentTarget } from './target.ts';
import { withoutTyped } from './without-typed.ts';

/** Size limit of a decoded answer, bytes: far above the largest page of estates. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** Size limit of an error answer, bytes. */
const MAX_ERROR_BYTES = 64 * 1024;
/** Longest logged answer of a failed POST, characters. */
const LOGGED_BODY = 2_000;

export interface ContentHttpOptions extends GuardOptions {
  readonly target: ContentTarget;
  readonly requestId: string;
  /** Collects calls to send them as one. */
  readonly batch?: Batch;
  /** Counts of this request's calls. */
  readonly upstream?: Upstream;
  /** Called after each call about a site. */
  readonly heardCall?: HearCall;
}

export interface CallOptions {
  /** Sent as X-SITE when the site is known. */
  readonly siteId?: string;
  /** Sent as ACCEPT-LANGUAGE, on GET only. */
  readonly locale?: Locale;
  readonly search?: Readonly<Record<string, string | undefined>>;
  /** Extra headers of the call, such as `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** X-CLIENT on a POST; only the estate search sends it. */
  readonly marked?: boolean;
  /** Calls to send with this GET in one batch. */
  readonly along?: Prefetched | undefined;
  /** Time limit of an act that takes long by its nature, milliseconds. */
  readonly ms?: number;
}

/**
 * Every method throws ContentHttpError for a non-OK answer and ContentUnavailable without one;
 * ContentUnreadable when the status is OK and the body was lost.
 */
export interface ContentHttp {
  /** null on 204, parsed JSON when the content type is JSON, otherwise the raw response. */
  get(path: ContentPath, options?: CallOptions): Promise<unknown>;
  /** null on 204, otherwise JSON; the text of a failed answer is logged, without values of the sent body. */
  post(path: ContentPath, body: unknown, options?: CallOptions): Promise<unknown>;
  /** As `post`; bytes are sent as they are. */
  put(path: ContentPath, body: unknown, options?: CallOptions): Promise<unknown>;
  /** Returns the same as `get`. */
  delete(path: ContentPath, options?: CallOptions): Promise<unknown>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** "Not found" and "gone" are normal answers. */
function levelOf(status: number): LogLevel {
  if (status === 404 || status === 410) return 'info';
  return status >= 500 ? 'error' : 'warn';
}

/** The reason in an error answer, in the common format of errors (contract, "Conventions"). */
function reasonOf(text: string): ErrorReason | null {
  try {
    const { error } = readLoosely(ErrorAnswerSchema, JSON.parse(text));
    return { code: error.code, fields: error.fields ?? {}, nextSlots: error.nextSlots ?? [] };
  } catch {
    return null; // an error page of a proxy, or of a service with another format
  }
}

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

export function addressOf(path: ContentPath, search: CallOptions['search'] = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return path.path + (text === '' ? '' : `?${text}`);
}

function headersOf(method: Method, options: CallOptions, http: ContentHttpOptions, body?: unknown): Headers {
  const headers = new Headers(options.headers);
  headers.set('X-REQUEST-ID', http.requestId);
  headers.set('Accept', 'application/json, */*;q=0.1');
  if (options.siteId !== undefined) headers.set('X-SITE', options.siteId);
  if (method === 'GET' && options.locale !== undefined) headers.set('ACCEPT-LANGUAGE', options.locale);
  if (method === 'GET' || (method === 'POST' && options.marked === true)) headers.set('X-CLIENT', 'web');
  if (method === 'POST' || method === 'PUT')
    headers.set('Content-Type', body instanceof Uint8Array ? 'application/octet-stream' : 'application/json');
  if (http.target.token !== null) headers.set('Authorization', `Bearer ${http.target.token}`);
  return headers;
}

/** Text of an answer's body. Throws BodyTooLarge. */
const textOf = async (response: Response, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(
    await readLimitedBytes(response.body, maxBytes, expectedBytes(response, maxBytes)),
  );

const bodyOf = (body: unknown): BodyInit | null => {
  if (body === undefined) return null;
  return body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
};

/** Whether a call changes something: calls with an idempotency key do. */
const isAct = (method: Method, { headers }: CallOptions): boolean =>
  method === 'PUT' || method === 'DELETE' || headers?.['Idempotency-Key'] !== undefined;

/** A call as a member of a batch, with its own language; null for a method that a batch has not. */
function oneCall(method: Method, path: string, locale: Locale | undefined, body?: unknown): OneCall | null {
  if (method === 'GET') return { method, path, ...(locale && { locale }) };
  return method === 'POST' ? { method, path, body } : null;
}

/** A client for one request, with its id. */
export function createContentHttp(http: ContentHttpOptions): ContentHttp {
  const { target, log, upstream, heardCall } = http;
  const guarded = createGuard(http);

  /** Sends a request and counts its time until the answer began, or until it was aborted; milliseconds. */
  async function sendCounted(
    request: Request,
    siteId: string | undefined,
    signal: AbortSignal,
  ): Promise<Response> {
    const start = performance.now();
    let counted = false;
    const count = (well: boolean): void => {
      if (counted) return;
      counted = true;
      const ms = performance.now() - start;
      if (upstream !== undefined) {
        upstream.calls += 1;
        upstream.ms += ms;
      }
      if (siteId !== undefined) heardCall?.(siteId, ms, well);
    };
    signal.addEventListener('abort', () => count(false), { once: true });
    try {
      const response = await target.fetch(request);
      count(response.status < 500);
      return response;
    } finally {
      count(false);
    }
  }

  /** Fields of every log line of a call. */
  interface CallReport {
    readonly method: Method;
    readonly path: string;
    readonly site: string | undefined;
    readonly ms: number;
  }

  async function fail(report: CallReport, response: Response, sent: unknown): Promise<never> {
    const { status, statusText } = response;
    const text = await textOf(response, MAX_ERROR_BYTES).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return ''; // the status is enough
      throw error;
    });
    const body = report.method === 'POST' ? withoutTyped(text, sent).slice(0, LOGGED_BODY) : undefined;
    log(levelOf(status), 'content.http_error', { ...report, status, body });
    throw new ContentHttpError(status, statusText, reasonOf(text));
  }

  const askSeveral: AskSeveral = async (calls, siteId, signal) => {
    const headers = headersOf('POST', { siteId, marked: true }, http); // marked as a GET is: its calls only read
    const body = JSON.stringify({ calls });
    const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const;
    const response = await sendCounted(new Request(`${target.base}/several`, init), siteId, signal);
    if (response.ok) return readSeveral(JSON.parse(await textOf(response, MAX_ANSWER_BYTES)), calls);
    await response.body?.cancel();
    log('warn', 'content.not_several', { site: siteId, status: response.status });
    return null;
  };

  /** Whether the circuit breaker of a site is open. */
  const isResting = (siteId: string): boolean => http.breakers?.resting().includes(siteId) === true;

  /** Sends a GET in one batch with `along`; null when it must be sent alone. */
  async function withPrefetched(
    one: OneCall,
    along: Prefetched,
    signal: AbortSignal,
  ): Promise<OneAnswer | null> {
    const answers = askSeveral([one, ...along.calls], along.siteId, signal);
    http.batch?.prefetch(
      along,
      answers.then((all) => all?.slice(1) ?? null),
    );
    const first = (await answers)?.[0];
    // A service may support batches only for calls about one site: then the GET is sent again, alone.
    return first !== undefined && first.status < 300 ? first : null;
  }

  /** Sends a call that only reads in a batch; null when it must be sent alone. */
  function besideOthers(
    one: OneCall,
    along: Prefetched | undefined,
    signal: AbortSignal,
  ): Promise<OneAnswer | null> | null {
    if (one.method === 'GET' && along !== undefined && !isResting(along.siteId))
      return withPrefetched(one, along, signal);
    return http.batch?.join(one, signal, askSeveral) ?? null;
  }

  async function call(
    method: Method,
    path: ContentPath,
    options: CallOptions,
    body?: unknown,
  ): Promise<unknown> {
    let done = false;
    const start = performance.now();
    const report = (): CallReport => ({
      method,
      path: path.shown,
      site: options.siteId,
      ms: Math.round(performance.now() - start),
    });
    const address = addressOf(path, options.search);
    // Calls with extra headers are never batched.
    const alone = isAct(method, options) || options.headers !== undefined;
    const one = alone ? null : oneCall(method, address, options.locale, body);
    const read = async ({ status, body: answer }: OneAnswer): Promise<unknown> =>
      status >= 200 && status < 300
        ? (answer ?? null)
        : await fail(report(), Response.json(answer, { status }), body);
    try {
      const came = one && (await http.batch?.prefetched(one, options.siteId));
      // A call that failed in a batch is sent again, alone.
      if (came && came.status < 500) return await read(came);
      return await guarded(
        { site: options.siteId, act: isAct(method, options), repeatable: method === 'GET', ms: options.ms },
        async (signal, heard) => {
          const beside = one && (await besideOthers(one, options.along, signal));
          if (beside !== null) {
            heard();
            return await read(beside);
          }
          const request = new Request(target.base + address, {
            method,
            headers: headersOf(method, options, http, body),
            body: bodyOf(body),
            redirect: 'manual',
            signal,
          });
          const response = await sendCounted(request, options.siteId, signal);
          heard();
          if (!response.ok) return await fail(report(), response, body);
          done = true;
          if (response.status === 204) return null;
          const raw = (method === 'GET' || method === 'DELETE') && !isJson(response);
          return raw ? response : JSON.parse(await textOf(response, MAX_ANSWER_BYTES));
        },
      );
    } catch (error) {
      if (error instanceof AppError) throw error;
      const cause = error instanceof Error ? error.message : String(error);
      log('error', 'content.unreachable', { ...report(), cause });
      const Lost = done ? ContentUnreadable : ContentUnavailable;
      throw new Lost(`${method} ${path.shown}: ${cause}`, { cause: error });
    }
  }

  return {
    get: (path, options = {}) => call('GET', path, options),
    post: (path, body, options = {}) => call('POST', path, options, body),
    put: (path, body, options = {}) => call('PUT', path, options, body),
    delete: (path, options = {}) => call('DELETE', path, options),
  };
}

/** Statuses read as "not found". */
export const NOT_THERE: readonly number[] = [404];
/** The same for things that may have been withdrawn, where that makes no difference. */
export const NOT_THERE_ANY_MORE: readonly number[] = [404, 410];
/** The same for calls that other content services may lack. */
export const NO_SUCH_CALL: readonly number[] = [404, 405, 501];
/**
 * The same where there may be nothing, although everything asked about exists. 204 is in no other list: for all other
 * calls an answer without content is an outage, never "not found" or an empty list (decision 37).
 */
export const NOTHING_NAMED: readonly number[] = [204, ...NOT_THERE];

/**
 * null when the content service answers one of these statuses; other errors pass. An answer without content, which
 * the client gives as null (spec 1 §7), throws ContentUnavailable unless 204 is among them.
 */
export async function nullOn<T>(statuses: readonly number[], call: Promise<T>): Promise<T | null> {
  try {
    const answer = await call;
    if (answer === null && !statuses.includes(204)) throw new ContentUnavailable('an answer without content');
    return answer;
  } catch (error) {
    if (error instanceof ContentHttpError && statuses.includes(error.status)) return null;
    throw error;
  }
}
