/** The content service's production bundle, with a D1 that throws when a header of the call says so. */
import { startContentBundle } from '../../stage/workers/bundle.ts';

interface Env {
  readonly DB: D1Database;
}

const content = await startContentBundle();
const broken = {
  prepare: () => {
    throw new Error('D1 is out of order');
  },
  batch: () => Promise.reject(new Error('D1 is out of order')),
} as unknown as D1Database;

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext): Promise<Response> =>
    content.fetch(
      request,
      request.headers.get('X-BENCH-D1') === 'throws' ? { ...env, DB: broken } : env,
      context,
    ),
};
