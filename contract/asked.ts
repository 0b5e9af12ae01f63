/** A request that a check sends. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, with each segment percent-encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as is, instead of a JSON body. */
  readonly text?: string;
  /** Sent without the token. */
  readonly stranger?: true;
}

/** An answer with its whole body. */
export interface Answered {
  readonly asked: Asked;
  /** 0 when no answer came. */
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** undefined when the body is not JSON. */
  readonly json: unknown;
  readonly ms: number;
  /** Why no answer came. */
  readonly failure?: string;
}

/** Sends a request to a content service, at whatever address. */
export type Ask = (asked: Asked) => Promise<Answered>;

/** The service under test. */
export interface Service {
  /** Without a trailing slash. */
  readonly base: string;
  readonly token: string | null;
  readonly siteId: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Time limit of a request, milliseconds. */
  readonly timeoutMs: number;
}

/** Headers that the contract asks for ("Conventions"), then those of the request itself. */
export function headersOf(asked: Asked, { siteId, token }: Pick<Service, 'siteId' | 'token'>): Headers {
  const headers = new Headers({ 'X-REQUEST-ID': 'contract-suite', Accept: 'application/json, */*;q=0.1' });
  if (asked.path.startsWith('/sites/')) headers.set('X-SITE', siteId);
  if (asked.method === 'GET') headers.set('ACCEPT-LANGUAGE', 'nl');
  if (asked.method === 'GET' || asked.path.endsWith('/estates')) headers.set('X-CLIENT', 'web');
  if (asked.body !== undefined || asked.text !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== null && asked.stranger !== true) headers.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(asked.headers ?? {})) headers.set(name, value);
  return headers;
}

/** The request body; null for none. */
export const sentOf = ({ body, text }: Asked): string | null =>
  text ?? (body === undefined ? null : JSON.stringify(body));

const parsed = (bytes: Uint8Array, type: string): unknown => {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined; // a body that is not JSON is reported by the check
  }
};

/** Sends requests to a service, one at a time, without following redirects. */
export const askOf =
  (service: Service): Ask =>
  async (asked) => {
    const start = performance.now();
    const init: RequestInit = {
      method: asked.method,
      headers: headersOf(asked, service),
      body: sentOf(asked),
      redirect: 'manual',
      signal: AbortSignal.timeout(service.timeoutMs),
    };
    try {
      const response = await service.fetch(service.base + asked.path, init);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const json = parsed(bytes, response.headers.get('Content-Type') ?? '');
      const ms = performance.now() - start;
      return { asked, status: response.status, headers: response.headers, bytes, json, ms };
    } catch (error) {
      const failure =
        error instanceof Error
          ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}`
          : String(error);
      const nothing = { status: 0, headers: new Headers(), bytes: new Uint8Array(), json: undefined };
      return { asked, ...nothing, ms: performance.now() - start, failure };
    }
  };
