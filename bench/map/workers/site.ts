/**
 * The site's production bundle with an archive in memory: the local R2 is a separate Worker in the same
 * process, and its CPU would be measured too. In "anew" requests the cache of drawings is empty; in "cold" ones
 * the isolate has forgotten the archive too.
 */
import { startBundle } from '../../stage/workers/bundle.ts';
import { keepHere, kvHere } from '../../stage/workers/local-caches.ts';

interface Env {
  readonly CONTENT: Fetcher;
  readonly ARCHIVE: ArrayBuffer;
  readonly RECORD: string;
}

/** Equals `ANEW_HEADER` of the runner. */
const ANEW = 'x-bench-anew';
/** Name of the site's cache of map drawings. */
const MAP_CACHE = 'gevel-maps';

keepHere();
let anew = false;
const open = caches.open.bind(caches);
const NOTHING = { match: async () => undefined, put: async () => undefined };
caches.open = ((name: string) =>
  anew && name === MAP_CACHE ? Promise.resolve(NOTHING) : open(name)) as typeof caches.open;
const site = await startBundle();

/** A new bucket object each time, because an isolate remembers data per bucket object. */
const bucketOf = ({ ARCHIVE, RECORD }: Env) => ({
  async get(key: string, options?: { range?: { offset: number; length: number } }) {
    if (key === 'current.json') return { size: RECORD.length, json: async () => JSON.parse(RECORD) };
    const { offset = 0, length = 0 } = options?.range ?? {};
    return { body: null, arrayBuffer: async () => ARCHIVE.slice(offset, offset + length) };
  },
});
let cached: ReturnType<typeof bucketOf> | undefined;

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const asked = request.headers.get(ANEW);
    anew = asked !== null;
    cached ??= bucketOf(env);
    const MAPS = asked === 'cold' ? bucketOf(env) : cached;
    return site.fetch(request, { CONTENT: env.CONTENT, CACHE: kvHere, MAPS }, context);
  },
};
