/** The site's production bundle without a Cache API or KV: everything that outlives a request is in the isolate. */
import { startBundle } from '../../stage/workers/bundle.ts';

const nothing = {
  match: async () => undefined,
  put: async (_key: unknown, response: Response) => void (await response.arrayBuffer()),
  delete: async () => false,
};
Object.defineProperty(globalThis, 'caches', { value: { open: async () => nothing } });
const CACHE = { get: async () => null, put: async () => undefined, delete: async () => undefined };

const site = await startBundle();

export default {
  fetch: (request: Request, env: object, context: ExecutionContext): Promise<Response> =>
    site.fetch(request, { ...env, CACHE }, context),
};
