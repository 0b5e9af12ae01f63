import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { cpuOf, findWorkerd } from '#scripts/lib/workerd-cpu.ts';
import { assetsOf } from '../edge/assets.ts';
import { entryModule, productionBundle } from '../edge/bundles.ts';
import { type Client, createClient } from '../edge/client.ts';
import { HOST } from '../edge/screens.ts';

/** Both Workers as deployed, with their usage counted, and one that answers a constant. */
export interface Stage {
  readonly site: Client;
  readonly constant: Client;
  /** A call to the content service, as from the site or at its public hostname. Throws on a refusal. */
  call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<T>;
  /** Milliseconds of CPU used so far by all of them. */
  readonly cpu: () => number;
  /** Number of log lines so far. */
  lines(): number;
  stop(): Promise<void>;
}

interface StageOptions {
  readonly root: string;
  /** Data folder, in wrangler's layout. */
  readonly state: string;
  readonly work: string;
}

/** Secret of this run: its Workers are reachable only from this machine. */
export const SECRET = `bench-${crypto.randomUUID()}`;
const SHARED = { modulesRoot: '/', compatibilityDate: '2026-10-20', compatibilityFlags: ['nodejs_compat'] };
const unsafeDirectSockets = [{ host: '127.0.0.1', port: 0 }];

/** Bundles all Workers and starts them in one workerd. */
export const startStage = async ({ root, state, work }: StageOptions): Promise<Stage> => {
  const bundle = (name: string, config: string, main: string) =>
    productionBundle({ root, outdir: `${work}/${name}`, config, main });
  const [site, content] = [
    await bundle('site', 'wrangler.toml', 'index'),
    await bundle('content', 'content-service/wrangler.toml', 'worker'),
  ];
  let lines = 0;
  const options = convertV4MiniflareOptions({
    handleStructuredLogs: () => {
      lines += 1;
    },
    workers: [
      {
        ...SHARED,
        name: 'site',
        modules: [await entryModule(root, 'bench/costs/workers/site.ts'), site],
        bindings: { MEDIA_HOSTS: '' },
        serviceBindings: { CONTENT: 'content', ASSETS: assetsOf(`${root}/dist/client`) },
        unsafeDirectSockets,
      },
      {
        ...SHARED,
        name: 'content',
        modules: [await entryModule(root, 'bench/costs/workers/content.ts'), content],
        bindings: {
          MAIL_FROM: 'mail@gevel.example',
          TOKEN_SECRET: SECRET,
          OPERATOR_TOKEN: SECRET,
        },
        d1Databases: { DB: 'gevel-content' },
        serviceBindings: { CONTRACT: assetsOf(`${root}/dist/contract`) },
        r2Buckets: { PICTURES: 'gevel-pictures' },
        unsafeDirectSockets,
      },
      {
        ...SHARED,
        name: 'constant',
        modules: [await entryModule(root, 'bench/edge/workers/constant.ts')],
        unsafeDirectSockets,
      },
    ],
  });
  // Wrangler persists data one folder deeper than the folder it is given.
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: `${state}/v3` });
  await miniflare.ready;
  const door = await miniflare.unsafeGetDirectURL('content');
  const workerd = findWorkerd();
  const clients = [
    createClient(await miniflare.unsafeGetDirectURL('site'), HOST),
    createClient(await miniflare.unsafeGetDirectURL('constant'), HOST),
  ] as const;
  return {
    site: clients[0],
    constant: clients[1],
    async call<T>(method: string, path: string, body?: unknown, headers = {}) {
      const answer = await fetch(new URL(path, door), {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
      return (text === '' ? null : JSON.parse(text)) as T;
    },
    cpu: () => cpuOf(workerd),
    lines: () => lines,
    async stop() {
      for (const client of clients) client.close();
      await miniflare.dispose();
    },
  };
};
