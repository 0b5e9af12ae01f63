/**
 * Compares the CPU time of pages between two builds, measured alternately in one process:
 * `node bench/edge/turns.ts --before DIR --after DIR`, with `site/index.js` and `content/worker.js` in each folder,
 * as `npm run bench edge` writes them. `--state` is kept, anew or cold.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { cpuOf, findWorkerd } from '#scripts/lib/workerd-cpu.ts';
import { assetsOf } from './assets.ts';
import { entryModule } from './bundles.ts';
import { createClient } from './client.ts';
import { findScreen, HOST, SCREEN_NAMES, type ScreenName } from './screens.ts';
import { median } from './statistics.ts';
import { ANEW_HEADER, COLD_HEADER } from './workers/addresses.ts';

const { values } = parseArgs({
  options: {
    before: { type: 'string', default: '' },
    after: { type: 'string', default: '' },
    screens: { type: 'string', default: 'home,offer,estate,rentals' },
    rounds: { type: 'string', default: '10' },
    requests: { type: 'string', default: '20' },
    state: { type: 'string', default: 'cold' },
    data: { type: 'string', default: `${import.meta.dirname}/../../.gevel/bench-edge/state` },
    warm: { type: 'string', default: '60' },
  },
});
const root = resolve(import.meta.dirname, '../..');
const SHARED = { modulesRoot: '/', compatibilityDate: '2026-10-20', compatibilityFlags: ['nodejs_compat'] };
const unsafeDirectSockets = [{ host: '127.0.0.1', port: 0 }];
const bundle = async (file: string) => ({
  type: 'ESModule' as const,
  path: `${root}/bundle.mjs`,
  contents: await readFile(file, 'utf8'),
});
const entry = await entryModule(root, 'bench/edge/workers/site.ts');
const contentEntry = await entryModule(root, 'bench/edge/workers/content.ts');
const houses = { before: values.before, after: values.after };
const workers = [];
for (const [name, folder] of Object.entries(houses)) {
  workers.push(
    {
      ...SHARED,
      name: `site-${name}`,
      modules: [entry, await bundle(`${folder}/site/index.js`)],
      bindings: { MEDIA_HOSTS: '' },
      serviceBindings: { ASSETS: assetsOf(`${root}/dist/client`), CONTENT: `content-${name}` },
      unsafeDirectSockets,
    },
    {
      ...SHARED,
      name: `content-${name}`,
      modules: [contentEntry, await bundle(`${folder}/content/worker.js`)],
      bindings: { MAIL_FROM: 'mail@gevel.example' },
      d1Databases: { DB: 'gevel-content' },
      serviceBindings: { CONTRACT: assetsOf(`${root}/dist/contract`) },
    },
  );
}
let failures = 0;
const options = convertV4MiniflareOptions({
  handleStructuredLogs: ({ level, message }) => {
    if (level === 'error' || /"level":"error"|texts_missing/.test(message)) {
      failures += 1;
      if (failures < 5) process.stderr.write(`${message.slice(0, 600)}\n`);
    }
  },
  workers: [
    ...workers,
    {
      ...SHARED,
      name: 'constant',
      modules: [await entryModule(root, 'bench/edge/workers/constant.ts')],
      unsafeDirectSockets,
    },
  ],
});
const miniflare = new Miniflare({ ...options, resourcePersistencePath: `${resolve(values.data)}/v3` });
await miniflare.ready;
const workerd = findWorkerd();
const clients = {
  before: createClient(await miniflare.unsafeGetDirectURL('site-before'), HOST),
  after: createClient(await miniflare.unsafeGetDirectURL('site-after'), HOST),
};
const constant = createClient(await miniflare.unsafeGetDirectURL('constant'), HOST);
const names = values.screens
  .split(',')
  .filter((name): name is ScreenName => SCREEN_NAMES.includes(name as ScreenName));
const many = Number(values.requests);
let number = 0;
const headers = (): Record<string, string> => {
  number += 1;
  if (values.state === 'kept') return {};
  return values.state === 'cold' ? { [COLD_HEADER]: '1' } : { [ANEW_HEADER]: String(number) };
};
const SIDES = ['before', 'after'] as const;
try {
  for (const name of names) {
    const screens = {
      before: await findScreen(clients.before, name),
      after: await findScreen(clients.after, name),
    };
    const pathOf = (side: 'before' | 'after', count: number) =>
      Array.from(
        { length: count },
        (_, at) => screens[side].addresses[at % screens[side].addresses.length] ?? '/',
      );
    const [path = '/'] = screens.before.addresses;
    const page = await clients.before.get(path);
    const other = await clients.after.get(path);
    const same = page.body.toString() === other.body.toString();
    await constant.put('/c', page.body, { 'content-type': 'text/html', 'content-length': page.body.length });
    for (const side of SIDES)
      await clients[side].run(pathOf(side, Number(values.warm)), { atOnce: 1, headers });
    await constant.run(
      Array.from({ length: 500 }, () => '/c'),
      { atOnce: 1 },
    );
    const cost = { before: [] as number[], after: [] as number[] };
    const constants: number[] = [];
    const meter = async (work: () => Promise<number>, count: number) => {
      const start = cpuOf(workerd);
      await work();
      return (cpuOf(workerd) - start) / count;
    };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const turn = round % 2 === 0 ? SIDES : SIDES.toReversed();
      for (const side of turn) {
        cost[side].push(
          await meter(() => clients[side].run(pathOf(side, many), { atOnce: 1, headers }), many),
        );
      }
      constants.push(
        await meter(
          () =>
            constant.run(
              Array.from({ length: 200 }, () => '/c'),
              { atOnce: 1 },
            ),
          200,
        ),
      );
    }
    const [before, after, one] = [median(cost.before), median(cost.after), median(constants)];
    const ratios = cost.before.map((value, at) => (cost.after[at] ?? 0) / value);
    process.stdout.write(
      `${name.padEnd(12)} before ${before.toFixed(2)} ms, after ${after.toFixed(2)} ms, ` +
        `${((median(ratios) - 1) * 100).toFixed(1)} % | x constant (${one.toFixed(3)}): ` +
        `${(before / one).toFixed(1)} -> ${(after / one).toFixed(1)}${same ? '' : ' (pages differ)'}\n`,
    );
  }
} finally {
  for (const client of [clients.before, clients.after, constant]) client.close();
  await miniflare.dispose();
}
if (failures > 0) process.stderr.write(`${failures} errors in the log\n`);
