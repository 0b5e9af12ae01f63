/** The content service's production bundle with both entrances, counting all billed operations. */
import { countDatabase, type DatabaseCounts } from './counted-database.ts';
import { counting, createCounter, KV_NAMES, R2_NAMES } from './counter.ts';

export interface MeteredEnv {
  readonly DB: D1Database;
  readonly PICTURES: R2Bucket;
}

/** A message of its queue. */
interface Work {
  readonly kind: string;
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

/** Module of the bundle, beside the benchmark's entry. */
const ADDRESS: string = './bundle.mjs';

/** Starts it; `queued` is how each message counts, and `hear` gets each statement with its rows. */
export async function startMetered(
  queued: readonly [name: string, operations: number],
  hear?: Parameters<typeof countDatabase>[1],
) {
  const { default: worker, SiteDoor }: Bundle = await import(ADDRESS);
  const counter = createCounter();
  const versions = new Map<string, string>();
  /** Messages that its queue holds. */
  const waiting: Work[] = [];
  let database: DatabaseCounts | undefined;
  const send = async (body: Work): Promise<void> => {
    waiting.push(body);
    counter.add(...queued);
  };
  const sendBatch = async (messages: Iterable<{ body: Work }>): Promise<void> => {
    for (const { body } of messages) await send(body);
  };
  const cache = {
    get: async (key: string) => versions.get(key) ?? null,
    put: async (key: string, value: string) => void versions.set(key, value),
  } as KVNamespace;
  const metered = (env: MeteredEnv, more: object = {}) => {
    database ??= countDatabase(env.DB, hear);
    return {
      ...env,
      DB: database.database,
      PICTURES: counting(env.PICTURES, R2_NAMES, counter),
      CACHE: counting(cache, KV_NAMES, counter),
      WORK: { send, sendBatch },
      EMAIL: { send: async () => counter.add('mails') },
      ...more,
    };
  };
  return {
    counter,
    waiting,
    /** What the database did since the last time. */
    takeDatabase: () => database?.take() ?? { trips: 0, statements: 0, rows: 0, written: 0 },
    /** A request by the site's binding. */
    asSite: (request: Request, env: MeteredEnv, context: ExecutionContext) =>
      new SiteDoor(context, metered(env)).fetch(request),
    /** A request at the public hostname. */
    asPublic: (request: Request, env: MeteredEnv, context: ExecutionContext) =>
      worker.fetch(request, metered(env), context),
    /** A minute of the cron, which leaves its work in the queue. */
    minute: (at: string, env: MeteredEnv) =>
      worker.scheduled({ scheduledTime: Date.parse(at), cron: '* * * * *' }, metered(env)),
    /** Runs a message; `more` are further bindings. */
    work: (body: Work, env: MeteredEnv, { at = new Date(), more = {} } = {}) => {
      const message = { id: 'bench', body, attempts: 1, timestamp: at, ack() {}, retry() {} };
      return worker.queue({ queue: 'gevel-work', messages: [message] }, metered(env, more));
    },
  };
}

/** Runs `{sql, params}` of a request, not counted. */
export async function runSql(request: Request, { DB }: MeteredEnv): Promise<D1Result> {
  const { sql, params } = await request.json<{ sql: string; params: unknown[] }>();
  return DB.prepare(sql)
    .bind(...params)
    .all();
}
