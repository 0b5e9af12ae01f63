/** The content service with all billed operations counted; the cron runs with the work that it queues. */
import { type MeteredEnv, runSql, startMetered } from '../../stage/workers/metered-content.ts';
import { CRON_PATH, PUBLIC_HEADER, SQL_PATH, USED_PATH } from './addresses.ts';

/** One operation each to write, read and delete a message. */
const QUEUE_OPERATIONS = 3;

const { counter, waiting, takeDatabase, asSite, asPublic, minute, work } = await startMetered([
  'queueOperations',
  QUEUE_OPERATIONS,
]);

/** A minute of the cron, with the work that it queued. */
async function cron(env: MeteredEnv, at: string): Promise<Response> {
  await minute(at, env);
  for (let body = waiting.shift(); body !== undefined; body = waiting.shift())
    await work(body, env, { at: new Date(at) });
  return new Response(null, { status: 204 });
}

export default {
  async fetch(request: Request, env: MeteredEnv, context: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === USED_PATH) {
      const { rows, written } = takeDatabase();
      return Response.json({ ...counter.take(), rowsRead: rows, rowsWritten: written });
    }
    if (pathname === SQL_PATH) {
      const { results, meta } = await runSql(request, env);
      return Response.json({ rows: results, bytes: meta.size_after });
    }
    if (pathname === CRON_PATH) return cron(env, searchParams.get('at') ?? '');
    if (!request.headers.has(PUBLIC_HEADER)) return asSite(request, env, context);
    counter.add('requests');
    return asPublic(request, env, context);
  },
};
