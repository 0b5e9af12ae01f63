import { applyD1Migrations, createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { createApp } from '../app.ts';
import type { Bindings } from '../env.ts';
import type { Work } from '../kinds.ts';
import { PUBLIC_DOOR, SITE_DOOR } from '../platform/access/doors.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { doWork } from '../queues.ts';
import { aSite } from './fixtures.ts';

const doors = { site: createApp(SITE_DOOR), public: createApp(PUBLIC_DOOR) };

/** Mails that were sent, and messages that wait in each queue. */
export const sent: { readonly to: unknown; readonly text?: string }[] = [];
export const waiting: { readonly work: Work[]; readonly forms: unknown[] } = { work: [], forms: [] };

const queueOf = <Body>(into: Body[]): Queue<Body> =>
  ({
    metrics: async () => ({}),
    send: async (body: Body) => into.push(body),
    sendBatch: async (messages: Iterable<{ body: Body }>) => {
      into.push(...[...messages].map(({ body }) => body));
    },
  }) as unknown as Queue<Body>;

/** Bindings with one database, and with two. */
export const one = {
  ...env,
  WORK: queueOf(waiting.work),
  FORMS: queueOf(waiting.forms),
  EMAIL: {
    send: async (mail: { to: unknown }) => {
      sent.push(mail);
      return { messageId: 'x' };
    },
  } as unknown as SendEmail,
};
export const two = { ...one, DB_1: env.SECOND };

/** The database in which a call fails: at each statement, or only at a batch that writes. */
export const broken = (db: D1Database, what: 'everything' | 'batches'): D1Database =>
  new Proxy(db, {
    get(inner, name) {
      if (name === 'batch' || (what === 'everything' && name === 'prepare')) {
        return () => {
          throw new Error('D1_ERROR: out of order');
        };
      }
      return Reflect.get(inner, name).bind(inner);
    },
  });

interface Asked {
  readonly door?: keyof typeof doors;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly bindings?: Bindings;
}

/** A call with its background work: status and JSON. */
export async function call(method: string, path: string, asked: Asked = {}) {
  const { door = 'public', body, headers = {}, bindings = two } = asked;
  const context = createExecutionContext();
  const response = await doors[door].fetch(
    new Request(`http://content.test${path}`, {
      method,
      headers: {
        ...(door === 'public' && { Authorization: `Bearer ${env.OPERATOR_TOKEN}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    bindings,
    context,
  );
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** The document of an agency that gets mail. */
export const site = (id: string, features: readonly ('alerts' | 'rentals' | 'valuation')[] = ['alerts']) => ({
  ...aSite(id, { hostnames: [`${id}.test`] }),
  settings: { features: [...features], contact: { email: `office@${id}.test` } },
});

/** Puts an agency; a new one is stored in the newest database of the bindings. */
export const open = (id: string, bindings?: Bindings, features?: Parameters<typeof site>[1]) =>
  call('PUT', `/sites/${id}`, { body: site(id, features), ...(bindings && { bindings }) });

/** Agencies `early`, from before the second database, and `late`, in it. */
export async function openBoth(features?: Parameters<typeof site>[1]): Promise<void> {
  await applyD1Migrations(env.SECOND, env.MIGRATIONS);
  expect((await open('early', one, features)).body).toEqual({ outcome: 'new' });
  expect((await open('late', two, features)).body).toEqual({ outcome: 'new' });
}

/** The database of an agency. */
export const databaseOf = (id: string): D1Database => (id === 'late' ? env.SECOND : env.DB);

export const run = (db: D1Database, ...statements: readonly Statement[]) =>
  db.batch(statements.map((statement) => prepare(db, statement)));

/** Deletes the agencies whose ids match one of the patterns (GLOB): the next file begins with those that it opens. */
export async function forgetSites(...patterns: readonly string[]): Promise<void> {
  const of = (column: string) => patterns.map(() => `${column} GLOB ?`).join(' OR ');
  for (const db of [env.DB, env.SECOND])
    await run(
      db,
      ...[
        ['sites', 'id'],
        ['claimed_hostnames', 'site_id'],
        ['site_shards', 'site_id'],
      ].map(([table = '', column = '']) => ({
        sql: `DELETE FROM ${table} WHERE ${of(column)}`,
        params: [...patterns],
      })),
    );
}

/** Rows of a table for an agency in a database. */
export const rowsIn = async <Row = Record<string, unknown>>(db: D1Database, table: string, id: string) =>
  (await db.prepare(`SELECT * FROM ${table} WHERE site_id = ?`).bind(id).all<Row>()).results;

/** Does the work that waits, and the work that this enqueues. */
export async function work(now: Date): Promise<void> {
  for (let next = waiting.work.shift(); next !== undefined; next = waiting.work.shift()) {
    await doWork(next, two, now);
  }
}
