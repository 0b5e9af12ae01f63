import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { assetsOf } from '../edge/assets.ts';
import { entryModule, productionBundle } from '../edge/bundles.ts';
import { findWorkerd } from '../edge/cpu.ts';
import { type Asked, ask } from './ask.ts';
import {
  type CallCounts,
  CONTROL_PATH,
  type SiteOrder,
  type UpstreamOrder,
  type WriteCounts,
} from './workers/addresses.ts';

/** Site, upstream and content service in one workerd, on this machine's loopback only. */
export interface Stage {
  /** A site that nobody has asked for. */
  newHost(): string;
  ask(host: string, path: string, options?: Asked): ReturnType<typeof ask>;
  /** Has the upstream misbehave; gives the calls since the last order. */
  order(order: UpstreamOrder): Promise<CallCounts>;
  /** Has bindings of the site throw; gives the writes since the last order. */
  orderSite(order: SiteOrder): Promise<WriteCounts>;
  /** Megabytes that workerd holds now. */
  memory(): number;
  /** Ends workerd at once; what waits for an answer gets none. */
  kill(): void;
  stop(): Promise<void>;
}

interface StageOptions {
  /** The house whose bundles are run; its own node_modules are used to make them. */
  readonly house: string;
  readonly root: string;
  readonly state: string;
  readonly work: string;
}

export const OPS_SECRET = 'bench';
const SHARED = { modulesRoot: '/', compatibilityDate: '2026-10-20', compatibilityFlags: ['nodejs_compat'] };
const unsafeDirectSockets = [{ host: '127.0.0.1', port: 0 }];

/** Bundles both Workers of a house as they would be deployed, and starts them behind the upstream. */
export const startStage = async ({ house, root, state, work }: StageOptions): Promise<Stage> => {
  const bundle = (name: string, config: string, main: string) =>
    productionBundle({ root: house, outdir: `${work}/${name}`, config, main });
  const site = await bundle('site', 'wrangler.toml', 'index');
  const content = await bundle('content', 'content-service/wrangler.toml', 'worker');
  const entry = (name: string) => entryModule(root, `bench/faults/workers/${name}.ts`);
  const options = convertV4MiniflareOptions({
    // Each fault is a line in the Workers' logs: thousands, which say nothing new here.
    handleStructuredLogs: () => undefined,
    workers: [
      {
        ...SHARED,
        name: 'site',
        modules: [{ ...(await entry('site')), path: `${house}/entry.js` }, site],
        bindings: { MEDIA_HOSTS: '', OPS_SECRET, FORM_PACE_MS: '0' },
        serviceBindings: { CONTENT: 'upstream', ASSETS: assetsOf(`${house}/dist/client`) },
        kvNamespaces: { CACHE: 'bench-faults' },
        queueProducers: { FORMS: 'bench-forms' },
        unsafeDirectSockets,
      },
      {
        ...SHARED,
        name: 'upstream',
        modules: [await entry('upstream')],
        serviceBindings: { CONTENT: 'content' },
        unsafeDirectSockets,
      },
      {
        ...SHARED,
        name: 'content',
        modules: [{ ...(await entry('content')), path: `${house}/entry.js` }, content],
        bindings: { MAIL_FROM: 'mail@gevel.example' },
        d1Databases: { DB: 'gevel-content' },
        serviceBindings: { CONTRACT: assetsOf(`${house}/dist/contract`) },
      },
    ],
  });
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: `${state}/v3` });
  await miniflare.ready;
  const { port } = await miniflare.unsafeGetDirectURL('site');
  const upstream = await miniflare.unsafeGetDirectURL('upstream');
  const workerd = findWorkerd();
  let hosts = Date.now() % 1e9;
  const tell = async <T>(target: string, body: object): Promise<T> => {
    const answer = await fetch(target, { method: 'POST', body: JSON.stringify(body) });
    return (await answer.json()) as T;
  };
  return {
    newHost: () => {
      hosts += 1;
      return `x${hosts}-duinzicht.localhost`;
    },
    ask: (host, path, asked = {}) => ask(Number(port), host, path, asked),
    order: (order) => tell<CallCounts>(new URL(CONTROL_PATH, upstream).href, order),
    orderSite: (order) => tell<WriteCounts>(`http://127.0.0.1:${port}${CONTROL_PATH}`, order),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${workerd}/status`, 'utf8'))?.[1]) / 1024,
    kill: () => process.kill(workerd, 'SIGKILL'),
    stop: () => miniflare.dispose(),
  };
};
