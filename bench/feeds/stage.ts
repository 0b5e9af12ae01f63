import { newSite } from '#scripts/gevel/site/new-site.ts';
import { freePort } from '#scripts/lib/port.ts';
import { openHeap } from '../stage/heap.ts';
import { startStage } from '../stage/stage.ts';
import {
  FORGET_PATH,
  MINUTE_PATH,
  NEXT_PATH,
  type Piece,
  type PieceUsed,
  PUBLIC_HEADER,
  SQL_PATH,
  USED_PATH,
} from './workers/addresses.ts';

/** What a piece of work, or several, used. */
export interface Used extends PieceUsed {
  readonly cpuMs: number;
}

/** A piece of work with what it used. */
export interface Done extends Piece, Used {}

interface Which {
  readonly only?: string;
  /** The message that came last, instead of the one that waits longest. */
  readonly last?: boolean;
  /** Whether the Images binding is bound. */
  readonly images?: boolean;
}

/** Both Workers as deployed; the queue's messages are run when told. */
export interface Stage {
  /** A call at the public door, as the operator. Throws on a refusal. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  sql<Row>(text: string, ...params: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs a minute of the cron; returns how many messages wait. */
  minute(at: Date): Promise<number>;
  /** Runs the next message, of a kind if said so; null when none waits. Several at once are counted together. */
  next(options?: Which): Promise<Done | null>;
  /** Drops all messages; returns how many there were. */
  forget(): Promise<number>;
  /** Runs all messages, and those that they send; returns them. */
  drain(options?: Which): Promise<readonly Done[]>;
  /** Megabytes of the content service's isolate, with what is not collected yet: its inspector cannot collect. */
  heap(): Promise<number>;
  /** Megabytes of all of workerd, with the database and the caches of its files. */
  memory(): number;
  /** The Worker of pages. */
  readonly site: URL;
  stop(): Promise<void>;
}

export interface StageOptions {
  readonly root: string;
  readonly state: string;
  readonly work: string;
  /** Hosts of the servers on loopback that stand for vendors. */
  readonly hosts: readonly string[];
}

const SECRET = `bench-${crypto.randomUUID()}`;
const MB = 1_048_576;

/** Megabytes of V8's heap that each isolate may use here; it ends the process when one needs more. */
const HEAP_MB = 64;

export async function startFeeds({ hosts, ...given }: StageOptions): Promise<Stage> {
  const inspectorPort = await freePort();
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-heap-size=${HEAP_MB}`;
  const stage = await startStage({
    ...given,
    inspectorPort,
    players: [
      {
        name: 'site',
        entry: 'bench/feeds/workers/site.ts',
        bundle: 'site',
        bindings: { MEDIA_HOSTS: '' },
        serviceBindings: { CONTENT: 'content' },
      },
      {
        name: 'content',
        entry: 'bench/feeds/workers/content.ts',
        bundle: 'content',
        bindings: {
          MAIL_FROM: 'mail@gevel.example',
          TOKEN_SECRET: SECRET,
          OPERATOR_TOKEN: SECRET,
          SERVICE_KEYS: `bench:${SECRET}`,
          LOCAL_SERVICES: hosts.join(' '),
        },
        d1Databases: { DB: 'gevel-content' },
        r2Buckets: { PICTURES: 'gevel-pictures' },
        images: { binding: 'MAKES_PICTURES' },
      },
    ],
  });
  const [door, site] = [await stage.url('content'), await stage.url('site')];
  const heap = await openHeap(`ws://127.0.0.1:${inspectorPort}/core:user:content`);
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${SECRET}`,
    [PUBLIC_HEADER]: '1',
  };
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, door), init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return text === '' ? null : JSON.parse(text);
  }
  async function next({ only, last = false, images = false }: Which = {}): Promise<Done | null> {
    const query = new URLSearchParams({
      ...(only !== undefined && { only }),
      ...(last && { last: '1' }),
      ...(images && { images: '1' }),
    });
    const cpu = stage.cpu();
    const piece = (await call('POST', `${NEXT_PATH}?${query}`)) as Piece | null;
    const used = (await call('GET', USED_PATH)) as PieceUsed;
    return piece && { ...piece, ...used, cpuMs: stage.cpu() - cpu };
  }
  return {
    call,
    sql: async (sql, ...params) => (await call('POST', SQL_PATH, { sql, params })) as never,
    async minute(at) {
      const answer = (await call('POST', `${MINUTE_PATH}?at=${at.toISOString()}`)) as { waiting: number };
      // Not of the piece of work that is measured next.
      await call('GET', USED_PATH);
      return answer.waiting;
    },
    next,
    forget: async () => ((await call('POST', FORGET_PATH)) as { dropped: number }).dropped,
    async drain(options) {
      const done: Done[] = [];
      for (let one = await next(options); one !== null; one = await next(options)) done.push(one);
      return done;
    },
    heap: async () => (await heap.used()) / MB,
    memory: stage.memory,
    site,
    async stop() {
      heap.close();
      await stage.stop();
    },
  };
}

/** Opens an agency without homes. */
export async function openAgency(stage: Stage, id: string): Promise<void> {
  const { document } = newSite({
    id,
    name: id,
    hostnames: [`${id}.localhost`],
    languages: 'nl,fr',
    defaultLanguage: 'nl',
    source: 'first',
    like: null,
  });
  await stage.call('PUT', `/sites/${id}`, { ...document, state: 'live' });
}
