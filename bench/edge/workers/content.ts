/** The content service's production bundle; with COUNTED its statements are counted. */

import { startContentBundle } from '../../stage/workers/bundle.ts';
import { countDatabase, type DatabaseCounts } from '../../stage/workers/counted-database.ts';
import { COUNTS_PATH } from './addresses.ts';

interface Env {
  readonly DB: D1Database;
  readonly COUNTED?: boolean;
}

const content = await startContentBundle();
let counts: DatabaseCounts | undefined;

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> | Response {
    if (env.COUNTED !== true) return content.fetch(request, env, context);
    counts ??= countDatabase(env.DB);
    if (new URL(request.url).pathname === COUNTS_PATH) return Response.json(counts.take());
    return content.fetch(request, { ...env, DB: counts.database }, context);
  },
};
