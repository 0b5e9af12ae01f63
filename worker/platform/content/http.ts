/** The client conventions of the content service (spec 1 §7, "Client conventions"). */
import type { Locale } from '../../../domain/locale.ts';
import { ErrorAnswerSchema } from '../../../wire/error.ts';
import type { OneAnswer } from '../../../wire/several.ts';
import type { HearCall, Upstream } from '../counts/upstream.ts';
import {
  AppError,
  ContentHttpError,
  ContentUnavailable,
  ContentUnreadable,
  type ErrorReason,
} from '../errors/app-error.ts';
import type { LogLevel } from '../errors/log.ts';
import { BodyTooLarge, readLimitedBytes } from '../limits/limited-body.ts';
import { createGuard, type GuardOptions } from './guard.ts';
import type { ContentPath } from './segments.ts';
import type { ContentTarget } from './target.ts';
import { type AskSeveral, type Foreseen, readSeveral, type Together } from './together.ts';
import { withoutTyped } from './without-typed.ts';

/** Bytes of an answer, out of its encoding: far above the largest page of estates. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** Bytes read of an error answer. */
const MAX_ERROR_BYTES = 64 * 1024;
/** Characters of a failed POST's answer that go to the log. */
const LOGGED_BODY = 2_000;

export interface ContentHttpOptions extends GuardOptions {
  readonly target: ContentTarget;
  readonly requestId: string;
  /** Collects calls to send them as one. */
  readonly together?: Together;
  /** Counts of this request's calls. */
  readonly upstream?: Upstream;
  /** Hears of each call about a site. */
  readonly heardCall?: HearCall;
}

export interface CallOptions {
  /** Sent as X-SITE when the site is known. */
  readonly siteId?: string;
  /** Sent as ACCEPT-LANGUAGE, on GET only. */
  readonly locale?: Locale;
  readonly search?: Readonly<Record<string, string | undefined>>;
  /** Extra headers where a call needs them, such as `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** X-CLIENT on a POST: the estate search alone sends it. */
  readonly marked?: boolean;
  /** What goes along with a GET in the same request. */
  readonly along?: Foreseen | undefined;
}

/**
 * Every method throws ContentHttpError for a non-OK answer and ContentUnavailable without one;
 * ContentUnreadable when the status is OK and the body was lost.
 */
export interface ContentHttp {
  /** null on 204, parsed JSON when the content type is JSON, otherwise the raw response. */
  get(path: ContentPath, options?: CallOptions): Promise<unknown>;
  /** null on 204, otherwise JSON; the text of a failed answer is logged, without what was sent. */
  post(path: ContentPath, body: unknown, options?: CallOptions): Promise<unknown>;
  put(path: ContentPath, body: unknown, options?: CallOptions): Promise<unknown>;
  /** Reads its answer like GET. */
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
    const { error } = ErrorAnswerSchema.parse(JSON.parse(text));
    return { code: error.code, fields: error.fields ?? {}, nextSlots: error.nextSlots ?? [] };
  } catch {
    return null; // an error page of a proxy's, or of a service that words its errors otherwise
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

function headersOf(method: Method, options: CallOptions, http: ContentHttpOptions): Headers {
  const headers = new Headers(options.headers);
  headers.set('X-REQUEST-ID', http.requestId);
  headers.set('Accept', 'application/json, */*;q=0.1');
  if (options.siteId !== undefined) headers.set('X-SITE', options.siteId);
  if (method === 'GET' && options.locale !== undefined) headers.set('ACCEPT-LANGUAGE', options.locale);
  if (method === 'GET' || (method === 'POST' && options.marked === true)) headers.set('X-CLIENT', 'web');
  if (method === 'POST' || method === 'PUT') headers.set('Content-Type', 'application/json');
  if (http.target.token !== null) headers.set('Authorization', `Bearer ${http.target.token}`);
  return headers;
}

/** Text of an answer's body. Throws BodyTooLarge. */
const textOf = async (response: Response, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readLimitedBytes(response.body, maxBytes));

/** Whether a call changes something: calls with an idempotency key do. */
const isAct = (method: Method, { headers }: CallOptions): boolean =>
  method === 'PUT' || method === 'DELETE' || headers?.['Idempotency-Key'] !== undefined;

/** A client for one request; it holds that request's id. */
export function createContentHttp(http: ContentHttpOptions): ContentHttp {
  const { target, log, upstream, heardCall } = http;
  const guarded = createGuard(http);

  /** Sends a request and counts it: milliseconds until its answer began, or until the wait was given up. */
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
  interface Told {
    readonly method: Method;
    readonly path: string;
    readonly site: string | undefined;
    readonly ms: number;
  }

  async function fail(told: Told, response: Response, sent: unknown): Promise<never> {
    const { status, statusText } = response;
    const text = await textOf(response, MAX_ERROR_BYTES).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return ''; // the status says enough
      throw error;
    });
    const body = told.method === 'POST' ? withoutTyped(text, sent).slice(0, LOGGED_BODY) : undefined;
    log(levelOf(status), 'content.http_error', { ...told, status, body });
    throw new ContentHttpError(status, statusText, reasonOf(text));
  }

  const askSeveral: AskSeveral = async (calls, scope, signal) => {
    const headers = headersOf('GET', scope, http); // all of them read
    headers.set('Content-Type', 'application/json');
    const body = JSON.stringify({ calls });
    const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const;
    const response = await sendCounted(new Request(`${target.base}/several`, init), scope.siteId, signal);
    if (response.ok) return readSeveral(JSON.parse(await textOf(response, MAX_ANSWER_BYTES)), calls);
    await response.body?.cancel();
    log('warn', 'content.not_several', { site: scope.siteId, status: response.status });
    return null;
  };

  /** Whether nothing is asked about a site now, since it gets no answers. */
  const isResting = (siteId: string): boolean => http.breakers?.resting().includes(siteId) === true;

  /** What a GET got that others went along with; null where it is to be made by itself. */
  async function withForeseen(path: string, along: Foreseen, signal: AbortSignal): Promise<OneAnswer | null> {
    const answers = askSeveral([{ method: 'GET', path }, ...along.calls], along.scope, signal);
    http.together?.foresee(
      along,
      answers.then((all) => all?.slice(1) ?? null),
    );
    const first = (await answers)?.[0];
    // A service may know several calls about one site alone: what it does not find so is asked for by itself.
    return first !== undefined && first.status < 300 ? first : null;
  }

  /** What a call that only reads got beside others; null where it is to be made by itself. */
  function besideOthers(
    method: Method,
    path: string,
    body: unknown,
    { along }: CallOptions,
    signal: AbortSignal,
  ): Promise<OneAnswer | null> | null {
    if (method === 'GET' && along !== undefined && !isResting(along.scope.siteId))
      return withForeseen(path, along, signal);
    if (method !== 'GET' && method !== 'POST') return null;
    return http.together?.join({ method, path, body }, signal, askSeveral) ?? null;
  }

  /** What came along with an earlier call; null where it is to be asked for. */
  function foreseen(
    method: Method,
    path: string,
    body: unknown,
    { siteId, locale }: CallOptions,
  ): Promise<OneAnswer | null> | null {
    if (method !== 'GET' && method !== 'POST') return null;
    const about = { ...(siteId && { siteId }), ...(locale && { locale }) };
    return http.together?.foreseen({ method, path, body }, about) ?? null;
  }

  async function call(
    method: Method,
    path: ContentPath,
    options: CallOptions,
    body?: unknown,
  ): Promise<unknown> {
    let done = false;
    const start = performance.now();
    const told = (): Told => ({
      method,
      path: path.shown,
      site: options.siteId,
      ms: Math.round(performance.now() - start),
    });
    const address = addressOf(path, options.search);
    // What has headers of its own travels alone.
    const alone = isAct(method, options) || options.headers !== undefined;
    const read = async ({ status, body: answer }: OneAnswer): Promise<unknown> =>
      status >= 200 && status < 300
        ? (answer ?? null)
        : await fail(told(), Response.json(answer, { status }), body);
    try {
      const came = alone ? null : await foreseen(method, address, body, options);
      // What failed there is asked for by itself.
      if (came !== null && came.status < 500) return await read(came);
      return await guarded(
        { site: options.siteId, act: isAct(method, options), repeatable: method === 'GET' },
        async (signal, heard) => {
          const beside = alone ? null : await besideOthers(method, address, body, options, signal);
          if (beside !== null) {
            heard();
            return await read(beside);
          }
          const request = new Request(target.base + address, {
            method,
            headers: headersOf(method, options, http),
            body: body === undefined ? null : JSON.stringify(body),
            redirect: 'manual',
            signal,
          });
          const response = await sendCounted(request, options.siteId, signal);
          heard();
          if (!response.ok) return await fail(told(), response, body);
          done = true;
          if (response.status === 204) return null;
          const raw = (method === 'GET' || method === 'DELETE') && !isJson(response);
          return raw ? response : JSON.parse(await textOf(response, MAX_ANSWER_BYTES));
        },
      );
    } catch (error) {
      if (error instanceof AppError) throw error;
      const cause = error instanceof Error ? error.message : String(error);
      log('error', 'content.unreachable', { ...told(), cause });
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
 * null when the content service answers one of these statuses; other errors pass. Nothing else means "not
 * found": an answer without content (204) throws ContentUnavailable.
 */
export async function nullOn<T>(statuses: readonly number[], call: Promise<T>): Promise<T | null> {
  try {
    const answer = await call;
    if (answer === null) throw new ContentUnavailable('an answer without content');
    return answer;
  } catch (error) {
    if (error instanceof ContentHttpError && statuses.includes(error.status)) return null;
    throw error;
  }
}
