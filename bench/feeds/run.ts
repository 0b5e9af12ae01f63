/**
 * `npm run bench feeds`: what feeds cost, with servers on loopback that speak as vendors do: rounds of 10,000 homes, a
 * minute of the cron with a thousand feeds, a vendor that hangs, and 3,000 pictures. Exits with 1 when a bar is missed.
 * Words choose scenes; `--homes 500 --pictures 200 --feeds 100` is a smaller run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureMigrated } from '#scripts/lib/data.ts';
import { whiseHomes } from '#tests/support/whise-homes.ts';
import { openWhise } from '#tests/support/whise-server.ts';
import { Verdicts } from './figures.ts';
import { openFile } from './file-server.ts';
import { hangingScene } from './hanging.ts';
import { homesScene } from './homes.ts';
import { minuteScene } from './minute.ts';
import { openPhotos } from './photo-host.ts';
import { picturesScene } from './pictures.ts';
import { startFeeds } from './stage.ts';

const METHOD = `Both Workers as deployed, in one workerd with a real D1 and R2 of this machine and data of their own.
The queue's messages are run one after the other by the benchmark, so that what each uses is known: statements and rows
as D1 tells them (a statement's rows with those of its triggers and indexes), CPU of the whole process, database and
local simulations included, and the heap of the content service's isolate as its inspector tells it.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    homes: { type: 'string', default: '10000' },
    changed: { type: 'string', default: '50' },
    pictures: { type: 'string', default: '3000' },
    feeds: { type: 'string', default: '1000' },
  },
});
const count = (name: keyof typeof values): number => {
  if (!/^[1-9]\d{0,4}$/.test(values[name]))
    throw new Error(`--${name} ${values[name]} is no number from 1 to 99999`);
  return Number(values[name]);
};

const root = resolve(import.meta.dirname, '../..');
const verdicts = new Verdicts();
await ensureClientBuilt();
const folder = await mkdtemp(join(tmpdir(), 'gevel-bench-feeds-'));
const photos = await openPhotos();
const vendor = await openWhise([], photos.answer);
const files = await openFile();
await ensureMigrated(folder);
const stage = await startFeeds({
  root,
  state: folder,
  work: `${root}/.gevel/bench-feeds`,
  hosts: [vendor, files].map(({ address }) => new URL(address).host),
});
const SCENES: Readonly<Record<string, () => Promise<void>>> = {
  homes: () => {
    // A tenth of them are projects with three units.
    const projects = Math.floor(count('homes') / 40);
    const homes = whiseHomes({ homes: count('homes') - projects * 4, projects });
    return homesScene(stage, vendor, { homes, changed: count('changed') }, verdicts);
  },
  minute: () => minuteScene(stage, count('feeds'), verdicts),
  pictures: () => picturesScene({ stage, vendor, photos }, count('pictures'), verdicts, [false]),
  resized: () => picturesScene({ stage, vendor, photos }, count('pictures'), verdicts, [true]),
  hanging: () => hangingScene(stage, { vendor, files, feeds: count('feeds') }, verdicts),
};
try {
  verdicts.say(METHOD);
  for (const [name, run] of Object.entries(SCENES))
    if (positionals.length === 0 || positionals.includes(name)) await run();
} finally {
  await stage.stop();
  await vendor.stop();
  await files.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = verdicts.report();
