import { env } from 'cloudflare:workers';
import { createApp } from '../app.ts';
import type { Work } from '../kinds.ts';
import { PUBLIC_DOOR } from '../platform/access/doors.ts';
import type { WithDatabase } from '../platform/db/shards.ts';
import { doWork } from '../queues.ts';
import { SERVER } from './tell-scripted.ts';

/** The local server, which bindings must allow. */
export const HOST = new URL(SERVER).host;

/** Enqueued work, instead of the queue. */
const queued: Work[] = [];

/** Starts a test without enqueued work. */
export const forgetWork = (): void => {
  queued.length = 0;
};

/** WithDatabase of these tests: the local server is allowed, and enqueued work waits for `work()`. */
export const BINDINGS: WithDatabase = {
  ...env,
  LOCAL_SERVICES: HOST,
  WORK: {
    send: async (work: Work) => void queued.push(work),
    sendBatch: async (batch: Iterable<{ body: Work }>) => {
      for (const { body } of batch) queued.push(body);
    },
  } as unknown as Queue<Work>,
};

/** Bindings that allow the local server, and enqueue nothing. */
export const quiet = (bindings: WithDatabase): WithDatabase => ({
  ...bindings,
  LOCAL_SERVICES: HOST,
  WORK: { send: async () => {}, sendBatch: async () => {} } as unknown as Queue<Work>,
});

/** Does all enqueued work, and what follows from it, optionally with further bindings; returns its kinds. */
export async function work(
  now = new Date(),
  more: Partial<WithDatabase> = {},
): Promise<readonly Work['kind'][]> {
  const done: Work['kind'][] = [];
  for (let next = queued.shift(); next !== undefined; next = queued.shift()) {
    done.push(next.kind);
    await doWork(next, { ...BINDINGS, ...more }, now);
  }
  return done;
}

const app = createApp(PUBLIC_DOOR);
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

/** A call at the public door with these bindings. */
export async function ask(
  method: string,
  path: string,
  body?: unknown,
  token = env.OPERATOR_TOKEN ?? '',
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string; readonly body: Record<string, unknown> }> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...more };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const answer = await app.request(path, init, BINDINGS, context);
  const text = await answer.text();
  return { status: answer.status, text, body: text === '' ? {} : JSON.parse(text) };
}
