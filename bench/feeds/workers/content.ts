/** The content service's production bundle, whose queue the benchmark holds in its hand, a message at a time. */

import { countDatabase, type DatabaseCounts } from '../../stage/workers/counted-database.ts';
import { counting, createCounter, KV_NAMES, R2_NAMES } from '../../stage/workers/counter.ts';
import {
  FORGET_PATH,
  MINUTE_PATH,
  NEXT_PATH,
  type Piece,
  PUBLIC_HEADER,
  SQL_PATH,
  USED_PATH,
} from './addresses.ts';

interface Env {
  readonly DB: D1Database;
  readonly PICTURES: R2Bucket;
  readonly MAKES_PICTURES: ImagesBinding;
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

const counter = createCounter();
const waiting: { readonly kind: string }[] = [];
const versions = new Map<string, string>();
let writtenTo: Record<string, number> = {};
let readBy: Record<string, number> = {};
let database: DatabaseCounts | undefined;

/** The table that a statement writes. */
const tableOf = (sql: string): string =>
  /\b(?:INSERT(?: OR \w+)? INTO|UPDATE(?: OR \w+)?|DELETE FROM)\s+(\w+)/.exec(sql)?.[1] ?? 'none';

const queue = {
  send: async (body: { kind: string }) => {
    waiting.push(body);
    counter.add('messages');
  },
  sendBatch: async (messages: Iterable<{ body: { kind: string } }>) => {
    for (const { body } of messages) await queue.send(body);
  },
};

const metered = (env: Env, more: object = {}) => {
  database ??= countDatabase(env.DB, (sql, { read, written }) => {
    readBy[sql] = (readBy[sql] ?? 0) + read;
    if (written > 0) writtenTo[tableOf(sql)] = (writtenTo[tableOf(sql)] ?? 0) + written;
  });
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
    ...more,
  };
};

async function next(env: Env, which: URLSearchParams): Promise<Response> {
  const [only, withImages] = [which.get('only'), which.has('images')];
  const isWanted = ({ kind }: { readonly kind: string }) => only === null || kind === only;
  const at = which.has('last') ? waiting.findLastIndex(isWanted) : waiting.findIndex(isWanted);
  const [body] = at === -1 ? [] : waiting.splice(at, 1);
  if (body === undefined) return new Response(null, { status: 204 });
  const message = { id: 'bench', body, attempts: 1, timestamp: new Date(), ack() {}, retry() {} };
  const images = counting(env.MAKES_PICTURES, { input: 'transformations' }, counter);
  const began = Date.now();
  let failed: string | null = null;
  try {
    await worker.queue(
      { queue: 'gevel-work', messages: [message] },
      metered(env, withImages ? { IMAGES: images } : {}),
    );
  } catch (error) {
    failed = String(error);
  }
  return Response.json({ kind: body.kind, milliseconds: Date.now() - began, failed } satisfies Piece);
}

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname) {
      case USED_PATH: {
        const counted = database?.take() ?? { trips: 0, statements: 0, rows: 0, written: 0 };
        const [most] = Object.entries(readBy).toSorted(([, one], [, other]) => other - one);
        const used = { ...counted, writtenTo, mostRead: most ?? ['', 0], counts: counter.take() };
        [writtenTo, readBy] = [{}, {}];
        return Response.json(used);
      }
      case SQL_PATH: {
        const { sql, params } = await request.json<{ sql: string; params: unknown[] }>();
        const { results } = await env.DB.prepare(sql)
          .bind(...params)
          .all();
        return Response.json(results);
      }
      case MINUTE_PATH:
        await worker.scheduled(
          { scheduledTime: Date.parse(searchParams.get('at') ?? ''), cron: '* * * * *' },
          metered(env),
        );
        return Response.json({ waiting: waiting.length });
      case NEXT_PATH:
        return next(env, searchParams);
      case FORGET_PATH:
        return Response.json({ dropped: waiting.splice(0).length });
      default:
        if (!request.headers.has(PUBLIC_HEADER)) return new SiteDoor(context, metered(env)).fetch(request);
        return worker.fetch(request, metered(env), context);
    }
  },
};
