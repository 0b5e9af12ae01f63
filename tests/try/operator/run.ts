// `npm run try operator`: follows the guide on opening an agency and maintaining its offer, on this machine
// with separate data: a site, 500 homes with pictures, a price, a picture, a person and an open house changed, a home taken out and
// put back, the site suspended and removed. Exits non-zero on a failure. `-- --homes 60` uses fewer.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { ensureChromium } from '#scripts/lib/chromium.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureMigrated } from '#scripts/lib/data.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { freePort } from '#scripts/lib/port.ts';
import { fail } from '#scripts/lib/progress.mjs';
import { BOTH_WORKERS, startWorkers, waitFor } from '#scripts/lib/workers.ts';
import { must, type Operator, operator, shown, since } from '../engine.ts';
import { CHANGED_ID, faulty, type HomeRecord, homeRecord, priceOf } from '../homes.ts';
import { OWN_WORDS } from '../own-words.ts';
import { writePhoto, writePhotos } from '../photos.ts';
import { leftOf } from './left.ts';
import { openHouseIsSet } from './open-house.ts';
import { personComesAndLeaves } from './people.ts';
import { seenAt, shows, textOf } from './seen.ts';

const SITE = 'veldhuis';
const HOSTS = ['veldhuis.localhost', 'www.veldhuis.localhost'] as const;
const FAULTS = 3;

const ndjson = (records: readonly object[]): string =>
  records.map((one) => `${JSON.stringify(one)}\n`).join('');

async function main(args: readonly string[]): Promise<void> {
  const { homes: count } = parseArgs({
    args: [...args],
    options: { homes: { type: 'string', default: '500' } },
  }).values;
  const homes = Number(count);
  const folder = await mkdtemp(join(tmpdir(), 'gevel-operator-'));
  const state = join(folder, 'state');
  const executablePath = await ensureChromium();
  await ensureClientBuilt();
  await ensureMigrated(state);
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const workers = startWorkers({ port, inspectorPort, state, configs: BOTH_WORKERS });
  try {
    await waitFor(workers, ['content.localhost'], { path: '/openapi.json', token: localOperatorToken() });
    await walk({ folder, state, port, homes, executablePath });
  } finally {
    await workers.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Walk {
  readonly folder: string;
  readonly state: string;
  readonly port: number;
  readonly homes: number;
  readonly executablePath: string;
}

async function walk({ folder, state, port, homes, executablePath }: Walk): Promise<void> {
  const gevel = operator(() => `http://content.localhost:${port}`, localOperatorToken());
  const at = (path: string, host: string = HOSTS[0]) => `http://${host}:${port}${path}`;

  await gevel.does(
    'site',
    'add',
    SITE,
    '--name',
    'Veldhuis',
    '--lang',
    'nl,fr,en',
    '--source',
    'first',
    ...HOSTS.flatMap((host) => ['--host', host]),
  );
  const unknown = await textOf({ url: at('/nl') });
  must(unknown.status === 404, 'a draft site answers 404, as an unknown hostname', unknown.status);
  await gevel.isRefused('site', 'publish', SITE);
  await gevel.does('site', 'set', SITE, ...OWN_WORDS);
  shown('a draft site with two hostnames and three languages: visitors do not see it');

  const photos = join(folder, 'photos');
  const records: HomeRecord[] = Array.from({ length: homes }, (_, index) => homeRecord(index));
  await writePhotos(
    photos,
    records.flatMap(({ estate }) => estate.pictures.map(({ file }) => file)),
  );
  const file = join(folder, 'homes.ndjson');
  const wrong = (index: number) => index >= homes - FAULTS;
  await writeFile(file, ndjson(records.map((record, index) => (wrong(index) ? faulty(index) : record))));
  let began = performance.now();
  const refused = await gevel.isRefused('import', SITE, file, '--sync', '--pictures', photos);
  must(refused.includes(`${homes} read · ${homes - FAULTS} new`), 'the import adds the valid homes', refused);
  for (let line = homes - FAULTS + 1; line <= homes; line += 1) {
    must(refused.includes(`line ${line}, estate`), `the import names line ${line} as refused`, refused);
  }
  shown(`${homes} homes with ${2 * homes} pictures, ${FAULTS} lines refused`, since(began));
  await writeFile(file, ndjson(records));
  began = performance.now();
  const mended = await gevel.does('import', SITE, file, '--sync', '--pictures', photos);
  must(
    mended.includes(`${FAULTS} new · 0 changed · ${homes - FAULTS} same`),
    'the import adds the corrected homes',
    mended,
  );
  shown(`corrected: ${FAULTS} homes are new, the others unchanged`, since(began));

  await gevel.does('site', 'publish', SITE, '--force');
  const home = await textOf({ url: at('/nl') });
  must(home.status === 200, 'the published site answers 200', home.status);
  const other = await textOf({ url: at('/fr', HOSTS[1]) });
  must(
    other.status === 200 || other.status === 301 || other.status === 308,
    'the published site answers on its other hostname',
    other.status,
  );
  await looksLikeItself(at('/nl'), executablePath);

  await priceIsSeen({ gevel, at, file, records });
  await pictureIsReplaced({ gevel, at, file, photos });
  const path = pathTo('estate', 'nl', { id: String(CHANGED_ID) });
  const page = at((await canonical(at(path))) ?? path);
  await personComesAndLeaves({ gevel, site: SITE, page });
  await openHouseIsSet({ gevel, site: SITE, hostname: HOSTS[0], port, homeId: CHANGED_ID, page });

  const out = join(folder, 'out');
  await gevel.does('export', SITE, out);
  const again = join(folder, 'again');
  await gevel.does('export', SITE, again);
  for (const name of await readdir(out)) {
    if (name === 'pictures') continue;
    const [one, two] = await Promise.all([readFile(join(out, name)), readFile(join(again, name))]);
    must(one.equals(two), `${name} is the same in two exports`);
  }
  const restored = await gevel.does('restore', SITE, out);
  must(
    / 0 new · 0 changed · \d+ same · 0 withdrawn · 0 refused/.test(restored),
    'restoring an export changes nothing',
    restored,
  );
  const imported = await gevel.does('import', SITE, file, '--dry-run', '--pictures', photos);
  must(
    imported.includes(`0 new · 0 changed · ${homes} same`),
    'importing the same file again changes nothing',
    imported,
  );
  shown('two exports are identical; restore and import change nothing');

  await gevel.does('site', 'suspend', SITE);
  const took = await seenAt({ name: 'suspended', url: at('/nl') }, ({ status }) => status === 503);
  const closed = await textOf({ url: at('/nl') });
  must(
    closed.body.includes('Veldhuis'),
    'the 503 page of a suspended site names its agency',
    closed.body.slice(0, 500),
  );
  shown('a suspended site answers its own 503 page', took);
  await gevel.does('site', 'remove', SITE, '--yes');
  await seenAt({ name: 'removed', url: at('/nl') }, ({ status }) => status === 404);
  const left = await leftOf(state, SITE, HOSTS);
  must(left.length === 0, 'removing a site deletes all its data', left.join('\n'));
  shown('removed: no table, bucket or key has data of the site');
}

/** Opens the start page in Chromium: checks its colours and homes, and that the console has no errors. */
async function looksLikeItself(url: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url, { waitUntil: 'networkidle' });
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
    );
    const pictures = await page.evaluate(
      () => [...document.images].filter((image) => image.naturalWidth > 0).length,
    );
    must(pictures > 0, 'the start page shows pictures', pictures);
    must(errors.length === 0, 'the console of Chromium has no errors', errors.join('\n'));
    await page.screenshot({ path: 'dist/try-operator.png' });
    shown('the site in Chromium', `accent ${accent}, ${pictures} pictures (dist/try-operator.png)`);
  } finally {
    await browser.close();
  }
}

interface Step {
  readonly gevel: Operator;
  readonly at: (path: string) => string;
  readonly file: string;
}

/** A price changes in the file: every place that shows the home has it within seconds. */
async function priceIsSeen({
  gevel,
  at,
  file,
  records,
}: Step & { readonly records: readonly HomeRecord[] }): Promise<void> {
  const price = 199_500;
  const page = pathTo('estate', 'nl', { id: String(CHANGED_ID) });
  const offer = pathTo('offer', 'nl');
  const places = [
    { name: 'the start page', url: at('/nl') },
    { name: 'the list', url: at(offer) },
    { name: 'its page', url: at((await canonical(at(page))) ?? page) },
    { name: 'the map', url: at(`${offer}?view=map`) },
    { name: 'favourites', url: at(`${pathTo('favorites', 'nl')}?ids=${CHANGED_ID}`) },
  ];
  for (const place of places) {
    await seenAt(place, ({ body }) => shows(body, priceOf(0)));
  }
  const sitemap = { name: 'the sitemap', url: await sitemapOf(at) };
  const before = (await textOf(sitemap)).body;
  const changed = homeRecord(0, price);
  await writeFile(file, ndjson([changed, ...records.slice(1)]));
  const said = await gevel.does('import', SITE, file, '--sync', '--pictures', join(file, '..', 'photos'));
  must(said.includes('0 new · 1 changed'), 'one home changed', said);
  const seen: string[] = [];
  for (const place of places) {
    seen.push(`${place.name} ${await seenAt(place, ({ body }) => shows(body, price))}`);
  }
  seen.push(`${sitemap.name} ${await seenAt(sitemap, ({ body }) => body !== before)}`);
  shown('pages show the changed price', seen.join(' · '));
}

/** The sitemap file that lists the home. */
async function sitemapOf(at: (path: string) => string): Promise<string> {
  const index = (await textOf({ url: at('/sitemap.xml') })).body;
  for (const [, url = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    if ((await textOf({ url })).body.includes(`/${CHANGED_ID}/`)) return url;
  }
  must(false, 'the sitemap lists the home', index);
}

/** The path that a page's address redirects to. */
async function canonical(url: string): Promise<string | null> {
  const { fetchPage } = await import('#scripts/audit-site/fetch-page.ts');
  const { location } = await fetchPage(new URL(url));
  return location === null ? null : new URL(location, url).pathname;
}

/** A picture is replaced under the same name: pages use a new address, and the old bytes are deleted. */
async function pictureIsReplaced({
  gevel,
  at,
  file,
  photos,
}: Step & { readonly photos: string }): Promise<void> {
  const path = pathTo('estate', 'nl', { id: String(CHANGED_ID) });
  const url = at((await canonical(at(path))) ?? path);
  const pictureOf = (body: string): string =>
    /\/media\/[^"' ]+/.exec(body.slice(body.indexOf('<main')))?.[0] ?? '';
  const before = pictureOf((await textOf({ url })).body);
  must(before !== '', 'the page names a picture');
  const bytes = (await textOf({ url: at(before) })).body;
  await writePhoto(photos, `${CHANGED_ID}-0.jpg`, 777);
  await gevel.does('import', SITE, file, '--sync', '--pictures', photos);
  const took = await seenAt(
    { name: 'its page', url },
    ({ body }) => !body.includes(before) && pictureOf(body) !== '',
  );
  const gone = await textOf({ url: at(before) });
  must(gone.status === 404 || gone.body !== bytes, 'the old picture is deleted', gone.status);
  shown('pages show the replaced picture, and the old one is deleted', took);
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
