/** The site's production bundle, counting all billed operations, with caches in the isolate. */
import { ANEW_HEADER, COLD_HEADER } from '../../edge/workers/addresses.ts';
import { startBundle } from '../../stage/workers/bundle.ts';
import { holdClock, skipClock } from '../../stage/workers/clock.ts';
import { counting, createCounter, KV_NAMES } from '../../stage/workers/counter.ts';
import { forgetAll, keepHere, kvHere } from '../../stage/workers/local-caches.ts';
import { LATER_HEADER, USED_PATH } from './addresses.ts';

interface Env {
  readonly CONTENT: Fetcher;
}

/** Longer than an isolate reuses a version, shorter than a page stays fresh. */
const A_MOMENT_MS = 5_000;

const counter = createCounter();
const CACHE = counting(kvHere, KV_NAMES, counter);

holdClock();
keepHere();
// Imported only now, because the bundle takes `Date.now` as its clock when it starts.
const site = await startBundle();

export default {
  async fetch(request: Request, given: Env, context: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === USED_PATH) {
      const content = await given.CONTENT.fetch(`https://content.internal${USED_PATH}`);
      const both = [counter.take(), await content.json<Record<string, number>>()];
      const names = new Set(both.flatMap((counts) => Object.keys(counts)));
      return Response.json(
        Object.fromEntries(
          [...names].map((name) => [name, both.reduce((sum, one) => sum + (one[name] ?? 0), 0)]),
        ),
      );
    }
    counter.add('requests');
    const anew = request.headers.get(ANEW_HEADER);
    if (request.headers.has(COLD_HEADER)) {
      forgetAll();
      skipClock();
    }
    if (request.headers.has(LATER_HEADER)) skipClock(A_MOMENT_MS);
    const env = { ...given, CACHE, ...(anew !== null && { PAGE_EDITION: anew }) };
    return site.fetch(request, env, context);
  },
};
