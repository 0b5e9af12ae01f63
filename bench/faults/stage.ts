import { startStage } from '../stage/stage.ts';
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

interface Given {
  /** The checkout whose bundles are run. */
  readonly house: string;
  readonly root: string;
  readonly state: string;
  readonly work: string;
}

export const OPS_SECRET = 'bench';

/** Both Workers of a checkout as for deployment, with the upstream between them. */
export const startBehindFaults = async (given: Given): Promise<Stage> => {
  const stage = await startStage({
    ...given,
    players: [
      {
        name: 'site',
        entry: 'bench/faults/workers/site.ts',
        bundle: 'site',
        bindings: { MEDIA_HOSTS: '', OPS_SECRET, FORM_PACE_MS: '0' },
        serviceBindings: { CONTENT: 'upstream' },
        kvNamespaces: { CACHE: 'bench-faults' },
        queueProducers: { FORMS: 'bench-forms' },
      },
      {
        name: 'upstream',
        entry: 'bench/faults/workers/upstream.ts',
        serviceBindings: { CONTENT: 'content' },
      },
      {
        name: 'content',
        entry: 'bench/faults/workers/content.ts',
        bundle: 'content',
        bindings: { MAIL_FROM: 'mail@gevel.example' },
        d1Databases: { DB: 'gevel-content' },
      },
    ],
  });
  const { port } = await stage.url('site');
  const upstream = await stage.url('upstream');
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
    memory: stage.memory,
    kill: stage.kill,
    stop: stage.stop,
  };
};
