/**
 * `npm run bench costs`: usage of pages, imports, alerts and forms by Cloudflare's billed resources, counted
 * at the bindings of both production bundles. Writes the figures for `npm run gevel -- costs`; `-- feeds` measures only
 * feeds, and keeps the other figures.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import stored from '#scripts/gevel/costs/figures.json' with { type: 'json' };
import type { Figures, MeasuredAction, Used } from '#scripts/gevel/costs/used.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureTestData, TEST_DATA } from '#scripts/lib/test-data.ts';
import { openWhise } from '#tests/support/whise-server.ts';
import { openPhotos } from '../feeds/photo-host.ts';
import { measureActions, measureImports, measurePictureBytes } from './actions.ts';
import { measureFeeds } from './feeds.ts';
import { meanOf } from './measure.ts';
import { baseline, measurePages, measurePictures, type PageState } from './pages.ts';
import { startCounted } from './stage.ts';

const withoutZeros = (actions: Readonly<Partial<Record<MeasuredAction, Used>>>): Partial<Figures['deeds']> =>
  Object.fromEntries(
    Object.entries(actions).map(([action, used]) => [
      action,
      Object.fromEntries(Object.entries(used).filter(([, count]) => count !== 0)),
    ]),
  );

const root = resolve(import.meta.dirname, '../..');
const work = `${root}/.gevel/bench-costs`;
const FILE = 'scripts/gevel/costs/figures.json';

await ensureClientBuilt();
await ensureTestData();
await rm(`${work}/state`, { recursive: true, force: true });
await cp(TEST_DATA, `${work}/state`, { recursive: true });
const photos = await openPhotos();
const vendor = await openWhise([], photos.answer);
const stage = await startCounted({
  root,
  state: `${work}/state`,
  work,
  vendor: new URL(vendor.address).host,
});
const today = new Date().toISOString().slice(0, 10);

/** Everything but feeds. */
async function measureAll(): Promise<Omit<Figures, 'feedsMeasured'>> {
  const free = await baseline(stage);
  const pages = await measurePages(stage, free);
  const pictures = await measurePictures(stage, free);
  const bytesAPicture = await measurePictureBytes(stage);
  const { deeds: imports, bytesAHome } = await measureImports(stage);
  const others = await measureActions(stage);
  const mean = (state: PageState) => meanOf(Object.values(pages).map((states) => states[state]));
  const actions = withoutZeros({
    keptPage: mean('keptPage'),
    pageMadeAnew: mean('pageMadeAnew'),
    coldPage: mean('coldPage'),
    ...pictures,
    ...imports,
    ...others,
  });
  return { ...stored, measured: today, deeds: { ...stored.deeds, ...actions }, bytesAHome, bytesAPicture };
}

try {
  const others = process.argv[2] === 'feeds' ? stored : await measureAll();
  const feeds = withoutZeros(await measureFeeds(stage, vendor));
  const figures: Figures = { ...others, feedsMeasured: today, deeds: { ...others.deeds, ...feeds } };
  await writeFile(`${root}/${FILE}`, `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\nwritten to ${FILE}\n`);
} finally {
  await stage.stop();
  await vendor.stop();
}
