/** A call as a check makes it. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, each segment encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in the place of JSON. */
  readonly text?: string;
  /** Made without the token. */
  readonly stranger?: true;
}

/** What was answered, read whole. */
export interface Answered {
  readonly asked: Asked;
  /** 0 where nobody answered. */
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** undefined where it is no JSON. */
  readonly json: unknown;
  readonly ms: number;
  /** Why there is no answer. */
  readonly failure?: string;
}

/** Makes calls of a content service, wherever it is. */
export type Ask = (asked: Asked) => Promise<Answered>;

/** A service to be tried. */
export interface Service {
  /** Without a slash at the end. */
  readonly base: string;
  readonly token: string | null;
  readonly siteId: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds that a call may take. */
  readonly timeoutMs: number;
}

/** Headers of a call, those of the contract and its own ("Conventions"). */
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

/** What is sent; null for nothing. */
export const sentOf = ({ body, text }: Asked): string | null =>
  text ?? (body === undefined ? null : JSON.stringify(body));

const parsed = (bytes: Uint8Array, type: string): unknown => {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined; // the check says that it is no JSON
  }
};

/** Calls of a service, one at a time, no redirect followed. */
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
