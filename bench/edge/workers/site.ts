/** The site's production bundle, with caches in the isolate; with COUNTED its calls are counted. */

import { startBundle } from '../../stage/workers/bundle.ts';
import { holdClock, skipClock } from '../../stage/workers/clock.ts';
import { forgetAll, keepHere, kvHere } from '../../stage/workers/local-caches.ts';
import { ANEW_HEADER, COLD_HEADER, COUNTS_PATH } from './addresses.ts';
import { createWaves } from './counts.ts';

interface Env {
  readonly CONTENT: Fetcher;
  readonly COUNTED?: boolean;
}

const waves = createWaves();

const counted = (inner: Fetcher): Pick<Fetcher, 'fetch'> => ({
  async fetch(request: RequestInfo | URL) {
    const end = waves.begin();
    try {
      return await inner.fetch(request);
    } finally {
      end();
    }
  },
});

holdClock();
keepHere();
// Imported only now, because the bundle takes `Date.now` as its clock when it starts.
const site = await startBundle();

export default {
  async fetch(request: Request, given: Env, context: ExecutionContext): Promise<Response> {
    // Another edition makes another page of the same data.
    const anew = request.headers.get(ANEW_HEADER);
    const env = anew === null ? given : { ...given, PAGE_EDITION: anew };
    if (request.headers.has(COLD_HEADER)) {
      forgetAll();
      skipClock();
    }
    if (env.COUNTED !== true) return site.fetch(request, { ...env, CACHE: kvHere }, context);
    if (new URL(request.url).pathname === COUNTS_PATH) {
      const database = await env.CONTENT.fetch(`https://content.internal${COUNTS_PATH}`);
      return Response.json({ ...waves.take(), ...(await database.json<object>()) });
    }
    return site.fetch(request, { ...env, CACHE: kvHere, CONTENT: counted(env.CONTENT) }, context);
  },
};
