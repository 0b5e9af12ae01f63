import { HOST } from '../edge/screens.ts';
import type { Client } from '../stage/client.ts';
import { CONSTANT, startStage } from '../stage/stage.ts';

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
  readonly cpu: () => number;
  /** Number of log lines so far. */
  lines(): number;
  stop(): Promise<void>;
}

/** Secret of this run: its Workers are reachable only from this machine. */
export const SECRET = `bench-${crypto.randomUUID()}`;

/** Starts all Workers. */
export async function startCounted({
  vendor,
  ...given
}: {
  readonly root: string;
  readonly state: string;
  readonly work: string;
  /** Host of the server on loopback that stands for a feed's vendor. */
  readonly vendor: string;
}): Promise<Stage> {
  let lines = 0;
  const stage = await startStage({
    ...given,
    onLog: () => {
      lines += 1;
    },
    players: [
      {
        name: 'site',
        entry: 'bench/costs/workers/site.ts',
        bundle: 'site',
        bindings: { MEDIA_HOSTS: '' },
        serviceBindings: { CONTENT: 'content' },
      },
      {
        name: 'content',
        entry: 'bench/costs/workers/content.ts',
        bundle: 'content',
        bindings: {
          MAIL_FROM: 'mail@gevel.example',
          TOKEN_SECRET: SECRET,
          OPERATOR_TOKEN: SECRET,
          SERVICE_KEYS: `bench:${SECRET}`,
          LOCAL_SERVICES: vendor,
        },
        d1Databases: { DB: 'gevel-content' },
        r2Buckets: { PICTURES: 'gevel-pictures' },
      },
      CONSTANT,
    ],
  });
  const door = await stage.url('content');
  return {
    site: await stage.client('site', HOST),
    constant: await stage.client('constant', HOST),
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
    cpu: stage.cpu,
    lines: () => lines,
    stop: stage.stop,
  };
}
