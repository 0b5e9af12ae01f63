interface CachedResponse {
  readonly body: ArrayBuffer;
  readonly status: number;
  readonly headers: Headers;
  readonly json: () => Promise<unknown>;
}

/** Maximum entries of one cache; the oldest are dropped, since a run makes thousands of pages. */
const MOST = 400;
const named = new Map<string, Map<string, CachedResponse>>();
const values = new Map<string, string>();

const addressOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : String(request);

const cacheOf = (name: string): Cache => {
  const entries = named.get(name) ?? new Map<string, CachedResponse>();
  named.set(name, entries);
  return {
    // As stored: constructing a response here would be counted as the site's work.
    match: async (request: RequestInfo | URL) =>
      entries.get(addressOf(request)) as unknown as Response | undefined,
    async put(request: RequestInfo | URL, response: Response) {
      const { status, headers } = response;
      const body = await response.arrayBuffer();
      const json = async (): Promise<unknown> => JSON.parse(new TextDecoder().decode(body));
      entries.set(addressOf(request), { body, status, headers, json });
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
    delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
  };
};

/**
 * Replaces the platform's Cache API by one in the isolate. At Cloudflare a hit costs the Worker no CPU; the
 * local simulation is a Worker with a database, which costs more than the page it stores.
 */
export const keepHere = (): void => {
  Object.defineProperty(globalThis, 'caches', { value: { open: async (name: string) => cacheOf(name) } });
};

/** A KV in the isolate, for the same reason. */
export const kvHere = {
  get: async (key: string) => values.get(key) ?? null,
  put: async (key: string, value: string) => {
    values.set(key, value);
  },
} as KVNamespace;

/** Empties every cache and KV. */
export const forgetAll = (): void => {
  named.clear();
  values.clear();
};
