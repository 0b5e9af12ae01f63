import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { findWorkerd } from '#scripts/lib/workerd-cpu.ts';
import { assetsOf } from '../edge/assets.ts';
import { entryModule, productionBundle } from '../edge/bundles.ts';
import { type Asked, ask } from './ask.ts';
import {
  type CallCounts,
  CONTROL_PATH,
  type SiteOrder,
  type UpstreamOrder,
  type WriteCounts,
} from './workers/addresses.ts';

/** Site, upstream and content service in one workerd, on loopback. */
export interface Stage {
  /** A hostname of a site that was never requested. */
  newHost(): string;
  ask(host: string, path: string, options?: Asked): ReturnType<typeof ask>;
  /** Sets the fault of the upstream; returns the calls since the last order. */
  order(order: UpstreamOrder): Promise<CallCounts>;
  /** Makes bindings of the site throw; returns the writes since the last order. */
  orderSite(order: SiteOrder): Promise<WriteCounts>;
  /** Current memory of workerd, MB. */
  memory(): number;
  /** Kills workerd; pending requests get no answer. */
  kill(): void;
  stop(): Promise<void>;
}

interface StageOptions {
  /** The checkout whose bundles are run; they are built with its node_modules. */
  readonly house: string;
  readonly root: string;
  readonly state: string;
  readonly work: string;
}

export const OPS_SECRET = 'bench';
const SHARED = { modulesRoot: '/', compatibilityDate: '2026-10-20', compatibilityFlags: ['nodejs_compat'] };
const unsafeDirectSockets = [{ host: '127.0.0.1', port: 0 }];

/** Bundles both Workers of a checkout as for deployment, and starts them behind the upstream. */
export const startStage = async ({ house, root, state, work }: StageOptions): Promise<Stage> => {
  const bundle = (name: string, config: string, main: string) =>
    productionBundle({ root: house, outdir: `${work}/${name}`, config, main });
  const site = await bundle('site', 'wrangler.toml', 'index');
  const content = await bundle('content', 'content-service/wrangler.toml', 'worker');
  const entry = (name: string) => entryModule(root, `bench/faults/workers/${name}.ts`);
  const options = convertV4MiniflareOptions({
    // Suppresses the Workers' logs, which contain thousands of expected lines about faults.
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
