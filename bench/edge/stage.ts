import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { assetsOf } from './assets.ts';
import { entryModule, productionBundle } from './bundles.ts';
import { type Client, createClient } from './client.ts';
import { cpuOf, findWorkerd } from './cpu.ts';
import { fillOffice } from './office.ts';
import { HOST } from './screens.ts';

/** The Workers at work, each behind a socket of its own. */
export interface Stage {
  readonly site: Client;
  /** The same site, with what it asks for counted. */
  readonly counted: Client;
  readonly constant: Client;
  /** Milliseconds of CPU that all of them have used so far. */
  cpu(): number;
  stop(): Promise<void>;
}

interface StageOptions {
  readonly root: string;
  /** Folder of the demo data, as wrangler keeps it. */
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
    // Each request is a line in the log: thousands, among which no figure would be seen. A Worker that is not whole
    // says so there.
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
  // Wrangler keeps what it is told to persist one folder deeper.
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
