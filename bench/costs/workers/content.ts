/** The content service's production bundle with both entrances, counting all billed operations. */
import { countDatabase, type DatabaseCounts } from '../../stage/workers/counted-database.ts';
import { counting, createCounter, KV_NAMES, R2_NAMES } from '../../stage/workers/counter.ts';
import { CRON_PATH, PUBLIC_HEADER, SQL_PATH, USED_PATH } from './addresses.ts';

interface Env {
  readonly DB: D1Database;
  readonly PICTURES: R2Bucket;
}

interface Bundle {
  readonly default: {
    fetch(request: Request, env: unknown, context: ExecutionContext): Promise<Response>;
    scheduled(controller: unknown, env: unknown): Promise<void>;
    queue(batch: unknown, env: unknown): Promise<void>;
  };
  readonly SiteDoor: new (
    context: ExecutionContext,
    env: unknown,
  ) => { fetch(request: Request): Promise<Response> };
}

/** Module of the bundle, beside this one. */
const ADDRESS: string = './bundle.mjs';
const { default: worker, SiteDoor }: Bundle = await import(ADDRESS);

/** One operation each to write, read and delete a message. */
const QUEUE_OPERATIONS = 3;

const counter = createCounter();
const versions = new Map<string, string>();
const waiting: unknown[] = [];
let database: DatabaseCounts | undefined;

const queue = {
  send: async (body: unknown) => {
    waiting.push(body);
    counter.add('queueOperations', QUEUE_OPERATIONS);
  },
  sendBatch: async (messages: Iterable<{ body: unknown }>) => {
    for (const { body } of messages) await queue.send(body);
  },
};

const metered = (env: Env) => {
  database ??= countDatabase(env.DB);
  return {
    ...env,
    DB: database.database,
    PICTURES: counting(env.PICTURES, R2_NAMES, counter),
    CACHE: counting(
      {
        get: async (key: string) => versions.get(key) ?? null,
        put: async (key: string, value: string) => void versions.set(key, value),
      } as KVNamespace,
      KV_NAMES,
      counter,
    ),
    WORK: queue,
    EMAIL: { send: async () => counter.add('mails') },
  };
};

/** A minute of the cron, with the work that it queued. */
async function cron(env: Env, at: string): Promise<Response> {
  await worker.scheduled({ scheduledTime: Date.parse(at), cron: '* * * * *' }, metered(env));
  for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
    const message = { id: 'bench', body, attempts: 1, timestamp: new Date(at), ack() {}, retry() {} };
    await worker.queue({ queue: 'gevel-work', messages: [message] }, metered(env));
  }
  return new Response(null, { status: 204 });
}

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === USED_PATH) {
      const { rows = 0, written = 0 } = database?.take() ?? {};
      return Response.json({ ...counter.take(), rowsRead: rows, rowsWritten: written });
    }
    if (pathname === SQL_PATH) {
      const { sql, params } = await request.json<{ sql: string; params: unknown[] }>();
      const result = await env.DB.prepare(sql)
        .bind(...params)
        .all();
      return Response.json({ rows: result.results, bytes: result.meta.size_after });
    }
    if (pathname === CRON_PATH) return cron(env, searchParams.get('at') ?? '');
    if (!request.headers.has(PUBLIC_HEADER)) return new SiteDoor(context, metered(env)).fetch(request);
    counter.add('requests');
    return worker.fetch(request, metered(env), context);
  },
};
