import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { cpuOf, findWorkerd } from '#scripts/lib/workerd-cpu.ts';
import { assetsOf } from './assets.ts';
import { entryModule, productionBundle } from './bundles.ts';
import { type Client, createClient } from './client.ts';
import { fillOffice } from './office.ts';
import { HOST } from './screens.ts';

/** The running Workers, each with a socket of its own. */
export interface Stage {
  readonly site: Client;
  /** The same site, with its calls and statements counted. */
  readonly counted: Client;
  readonly constant: Client;
  /** Milliseconds of CPU used so far by all of them. */
  cpu(): number;
  stop(): Promise<void>;
}

interface StageOptions {
  readonly root: string;
  /** Folder of the demo data, in wrangler's layout. */
  readonly state: string;
  readonly work: string;
}

type Services = Readonly<Record<string, string | ReturnType<typeof assetsOf>>>;

const SHARED = {
  modulesRoot: '/',
  compatibilityDate: '2026-10-20',
  compatibilityFlags: ['nodejs_compat'],
};
const unsafeDirectSockets = [{ host: '127.0.0.1', port: 0 }];

/** Bundles both Workers as they would be deployed and starts them in one workerd. */
export const startStage = async ({ root, state, work }: StageOptions): Promise<Stage> => {
  const site = await productionBundle({
    root,
    outdir: `${work}/site`,
    config: 'wrangler.toml',
    main: 'index',
  });
  const content = await productionBundle({
    root,
    outdir: `${work}/content`,
    config: 'content-service/wrangler.toml',
    main: 'worker',
  });
  const siteEntry = await entryModule(root, 'bench/edge/workers/site.ts');
  const contentEntry = await entryModule(root, 'bench/edge/workers/content.ts');
  const siteFiles: Services = { ASSETS: assetsOf(`${root}/dist/client`) };
  const contentFiles: Services = { CONTRACT: assetsOf(`${root}/dist/contract`) };
  let failures = 0;
  const pair = (suffix: string, bindings: Readonly<Record<string, boolean>>) => [
    {
      ...SHARED,
      name: `site${suffix}`,
      modules: [siteEntry, site],
      bindings: { ...bindings, MEDIA_HOSTS: '' },
      serviceBindings: { ...siteFiles, CONTENT: `content${suffix}` },
      unsafeDirectSockets,
    },
    {
      ...SHARED,
      name: `content${suffix}`,
      modules: [contentEntry, content],
      bindings: { ...bindings, MAIL_FROM: 'mail@gevel.example' },
      d1Databases: { DB: 'gevel-content' },
      serviceBindings: contentFiles,
    },
  ];
  const options = convertV4MiniflareOptions({
    // Suppresses the log, which has a line per request and would hide the figures. A Worker without its texts
    // reports that there.
    handleStructuredLogs: ({ message }) => {
      if (message.includes('texts_missing')) failures += 1;
    },
    workers: [
      ...pair('', {}),
      ...pair('-counted', { COUNTED: true }),
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
  await fillOffice(await miniflare.getD1Database('DB', 'content'));
  const clientOf = async (name: string): Promise<Client> =>
    createClient(await miniflare.unsafeGetDirectURL(name), HOST);
  const [measured, counted, constant] = await Promise.all([
    clientOf('site'),
    clientOf('site-counted'),
    clientOf('constant'),
  ]);
  const workerd = findWorkerd();
  return {
    site: measured,
    counted,
    constant,
    cpu: () => cpuOf(workerd),
    async stop() {
      for (const client of [measured, counted, constant]) client.close();
      await miniflare.dispose();
      if (failures > 0) throw new Error(`The content service lacked its texts ${failures} times.`);
    },
  };
};
