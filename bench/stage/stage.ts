import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  convertV4MiniflareOptions,
  Miniflare,
  type Request,
  Response,
  type V4MiniflareOptions,
} from 'miniflare';
import { cpuOf, findWorkerd } from '#scripts/lib/workerd-cpu.ts';
import { entryModule, productionBundle } from './bundles.ts';
import { type Client, createClient } from './client.ts';

/** A Worker of a benchmark. */
type Player = Omit<
  Extract<V4MiniflareOptions, { workers: unknown }>['workers'][number],
  'modules' | 'serviceBindings'
> & {
  readonly name: string;
  /** Other Workers, by binding. */
  readonly serviceBindings?: Readonly<Record<string, string>>;
  /** Its entry, from the root. */
  readonly entry: string;
  /** The production bundle that the entry wraps, with the static files that belong to it. */
  readonly bundle?: 'site' | 'content';
};

interface StageOptions {
  readonly root: string;
  /** The checkout whose bundles are run; they are built with its node_modules. */
  readonly house?: string;
  /** Folder of the bundles. */
  readonly work: string;
  /** Data folder, in wrangler's layout; without one nothing is stored. */
  readonly state?: string;
  readonly players: readonly Player[];
  /** Receives each line of the Workers' logs, which are not printed: there is one per request. */
  readonly onLog?: (message: string) => void;
  readonly inspectorPort?: number;
}

/** Workers in one workerd, each with a socket of its own on loopback. */
export interface Stage {
  readonly url: (name: string) => Promise<URL>;
  readonly client: (name: string, host: string) => Promise<Client>;
  /** The D1 database of a Worker, by its binding. */
  readonly database: (binding: string, name: string) => ReturnType<Miniflare['getD1Database']>;
  /** Milliseconds of CPU used so far by all of them. */
  readonly cpu: () => number;
  /** Current memory of workerd, MB. */
  readonly memory: () => number;
  /** Kills workerd; pending requests get no answer. */
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
}

/** A Worker that returns the bytes and headers that were put at an address: the minimum cost of an answer. */
export const CONSTANT: Player = { name: 'constant', entry: 'bench/stage/workers/constant.ts' };

/** Stand-in for a Worker's binding to static files; an isolate reads its texts from there once (decision 66). */
const filesOf =
  (folder: string) =>
  async (request: Request): Promise<Response> => {
    const bytes = await readFile(join(folder, new URL(request.url).pathname)).catch(() => null);
    return bytes === null ? new Response(null, { status: 404 }) : new Response(bytes);
  };

/** The bundles, as `wrangler deploy` would upload them, and the static files beside them. */
const BUNDLES = {
  site: { config: 'wrangler.toml', main: 'index', binding: 'ASSETS', files: 'dist/client' },
  content: {
    config: 'content-service/wrangler.toml',
    main: 'worker',
    binding: 'CONTRACT',
    files: 'dist/contract',
  },
} as const;

/** Bundles all Workers and starts them. */
export async function startStage({
  root,
  house = root,
  work,
  state,
  players,
  onLog = () => {},
  inspectorPort,
}: StageOptions): Promise<Stage> {
  const built = new Map<string, Awaited<ReturnType<typeof productionBundle>>>();
  const workers = [];
  for (const { entry, bundle, ...player } of players) {
    const given = { ...player, modulesRoot: '/', compatibilityDate: '2026-10-20' };
    const shared = { ...given, compatibilityFlags: ['nodejs_compat'] };
    const unsafeDirectSockets = [{ host: '127.0.0.1', port: 0 }];
    const module = { ...(await entryModule(root, entry)), path: `${house}/entry.js` };
    if (bundle === undefined) {
      workers.push({ ...shared, modules: [module], unsafeDirectSockets });
      continue;
    }
    const { config, main, binding, files } = BUNDLES[bundle];
    const whole =
      built.get(bundle) ??
      (await productionBundle({ root: house, outdir: `${work}/${bundle}`, config, main }));
    built.set(bundle, whole);
    const serviceBindings = { [binding]: filesOf(`${house}/${files}`), ...player.serviceBindings };
    workers.push({ ...shared, modules: [module, whole], serviceBindings, unsafeDirectSockets });
  }
  const options = convertV4MiniflareOptions({
    handleStructuredLogs: ({ message }) => onLog(message),
    ...(inspectorPort !== undefined && { inspectorPort }),
    workers,
  });
  // Wrangler persists data one folder deeper than the folder it is given.
  const miniflare = new Miniflare({
    ...options,
    ...(state !== undefined && { resourcePersistencePath: `${state}/v3` }),
  });
  await miniflare.ready;
  const workerd = findWorkerd();
  const clients: Client[] = [];
  return {
    url: (name) => miniflare.unsafeGetDirectURL(name),
    async client(name, host) {
      const client = createClient(await miniflare.unsafeGetDirectURL(name), host);
      clients.push(client);
      return client;
    },
    database: (binding, name) => miniflare.getD1Database(binding, name),
    cpu: () => cpuOf(workerd),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${workerd}/status`, 'utf8'))?.[1]) / 1024,
    kill: () => process.kill(workerd, 'SIGKILL'),
    async stop() {
      for (const client of clients) client.close();
      await miniflare.dispose();
    },
  };
}
