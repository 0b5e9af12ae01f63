import type { Client } from '../stage/client.ts';
import { CONSTANT, startStage } from '../stage/stage.ts';
import { openCatalogue } from './catalogue.ts';
import { HOST } from './screens.ts';
import { fillStaff } from './staff.ts';

/** The running Workers. */
export interface Stage {
  readonly site: Client;
  /** The same site, with its calls and statements counted. */
  readonly counted: Client;
  readonly constant: Client;
  cpu(): number;
  stop(): Promise<void>;
}

const pair = (suffix: string, bindings: Readonly<Record<string, boolean>>) =>
  [
    {
      name: `site${suffix}`,
      entry: 'bench/edge/workers/site.ts',
      bundle: 'site',
      bindings: { ...bindings, MEDIA_HOSTS: '' },
      serviceBindings: { CONTENT: `content${suffix}` },
    },
    {
      name: `content${suffix}`,
      entry: 'bench/edge/workers/content.ts',
      bundle: 'content',
      bindings: { ...bindings, MAIL_FROM: 'mail@gevel.example' },
      d1Databases: { DB: 'gevel-content' },
    },
  ] as const;

/** Both Workers as they would be deployed, twice: measured, and counted. */
export async function startEdge(given: { root: string; state: string; work: string }): Promise<Stage> {
  let failures = 0;
  const stage = await startStage({
    ...given,
    players: [...pair('', {}), ...pair('-counted', { COUNTED: true }), CONSTANT],
    // A Worker without its texts reports that there.
    onLog: (message) => {
      if (message.includes('texts_missing')) failures += 1;
    },
  });
  const database = await stage.database('DB', 'content');
  await fillStaff(database);
  await openCatalogue(database);
  return {
    site: await stage.client('site', HOST),
    counted: await stage.client('site-counted', HOST),
    constant: await stage.client('constant', HOST),
    cpu: stage.cpu,
    async stop() {
      await stage.stop();
      if (failures > 0) throw new Error(`The content service lacked its texts ${failures} times.`);
    },
  };
}
