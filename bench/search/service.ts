import { existsSync, globSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { load } from './load.ts';

/** The local content service, reached over a socket. */
export interface Service {
  /** Milliseconds from the request to the last byte of its answer; throws unless the status is 200. */
  time(path: string, body?: unknown): Promise<number>;
  /** The answer of a call, parsed. */
  read(path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

interface Options {
  readonly root: string;
  /** Folder of the databases; existing ones are not loaded again. */
  readonly state: string;
  readonly sizes: readonly number[];
  readonly say: (text: string) => void;
}

const bundle = async (root: string): Promise<string> => {
  const built = await build({
    entryPoints: [`${root}/bench/search/worker.ts`],
    bundle: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    write: false,
    minify: true,
  });
  return built.outputFiles[0]?.text ?? '';
};

/** Splits a migration into statements; a trigger ends with `END;`. */
const statementsOf = (migration: string): string[] =>
  migration
    .replace(/^\s*--.*$/gm, '')
    .match(/\s*CREATE TRIGGER[\s\S]*?\bEND;|[^;]+;/g)
    ?.map((statement) => statement.trim())
    .filter((statement) => statement !== '') ?? [];

/** Starts the service and fills its databases if they are empty. */
export const startService = async ({ root, state, sizes, say }: Options): Promise<Service> => {
  const loaded = existsSync(state);
  const options = convertV4MiniflareOptions({
    modules: true,
    script: await bundle(root),
    compatibilityDate: '2026-10-20',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: Object.fromEntries(sizes.map((size) => [`DB_${size}`, `bench-${size}`])),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: state });
  await miniflare.ready;
  const { hostname, port } = await miniflare.unsafeGetDirectURL();
  const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  // A new connection each time: generating the estates takes so long that an idle one would be closed.
  const once = new Agent({ keepAlive: false });
  const call = (path: string, body: unknown, agent: Agent): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json' };
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request({ hostname, port, path, method, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 500)}`));
        });
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  if (!loaded) {
    const migrations = globSync(`${root}/content-service/migrations/*.sql`).sort();
    const statements = migrations
      .flatMap((file) => statementsOf(readFileSync(file, 'utf8')))
      .map((sql) => ({ sql, params: [] }));
    // Creating indexes at the end is much faster, with the same result. Triggers use the index of units,
    // which is created first.
    const indexes = new Map<string, Statement>();
    const others = statements.filter((statement) => {
      const [, verb, name = ''] = /^(CREATE|DROP) INDEX (estates_(?:by|with)_\w+)/.exec(statement.sql) ?? [];
      if (verb === 'CREATE') indexes.set(name, statement);
      if (verb === 'DROP') indexes.delete(name);
      return verb === undefined;
    });
    for (const size of sizes) {
      const start = performance.now();
      const run = (batch: readonly Statement[]) => call(`/${size}/run`, batch, once);
      await run(others);
      await load(run, size);
      for (const statement of indexes.values()) await run([statement]);
      say(`${size} estates loaded in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    }
  }
  return {
    time: async (path, body) => {
      const start = performance.now();
      await call(path, body, keepAliveAgent);
      return performance.now() - start;
    },
    read: async (path, body) => JSON.parse(await call(path, body, once)),
    stop: async () => {
      keepAliveAgent.destroy();
      await miniflare.dispose();
    },
  };
};
