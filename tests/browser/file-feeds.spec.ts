/**
 * An agency whose homes stand in a file (decision 147): from `feed add` to pages, as CSV in our own columns and as XML
 * of Kyero.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aKyeroHome, kyeroFile } from '#content-service/intake/feeds/kinds/file/testing/kyero-file.ts';
import { JPEG } from '#content-service/testing/pictures.ts';
import { pathTo } from '#domain/routes.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { SITE_ALONE } from '#scripts/lib/workers.ts';
import { callingOver, startContentAlone } from '../support/content-alone.ts';
import { contentServiceOf } from '../support/content-service.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { gevelAt } from '../support/gevel-process.ts';
import { AGENCIES, at } from '../support/sites.ts';

const SITE = 'huis-haard';

const filesAt = (host: string): Readonly<Record<string, string | Uint8Array>> => ({
  '/front.jpg': JPEG,
  '/floor.jpg': JPEG,
  '/homes.csv': [
    'estate.general.id;estate.general.title.nl;estate.general.transaction.id;estate.general.headType.id;' +
      'estate.general.price.value;estate.general.address.city.zip;estate.general.address.city.name.nl',
    'c1;Huis uit een rekenblad;1;3;395.000,00;3000;Leuven',
    '',
  ].join('\r\n'),
  '/homes.xml': kyeroFile([
    aKyeroHome('k1', {
      town: 'Leuven',
      postcode: '3000',
      price: 412000,
      type: 'Penthouse',
      location: { latitude: '50.8798', longitude: '4.7005' },
      location_detail: 'Naamsestraat 12',
      desc: { nl: 'Een penthouse met zicht op de stad.' },
      images: {
        image: [
          { url: `http://${host}/front.jpg` },
          { url: `http://${host}/floor.jpg`, tags: { tag: 'floorplan' } },
        ] as never,
      },
    }),
    aKyeroHome('k2', { currency: 'GBP' }),
  ]),
});

const server = createServer((request, response) => {
  const body = filesAt(request.headers.host ?? '')[request.url ?? ''];
  response.writeHead(body === undefined ? 404 : 200).end(body);
});
let site: TestWorkers;
let deployment: TestWorkers;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  address = `http://${host}`;
  deployment = await startContentAlone({ LOCAL_SERVICES: host });
  site = await startTestWorkers({
    configs: SITE_ALONE,
    vars: callingOver(deployment.port),
    seeded: false,
    hostnames: [AGENCIES[SITE].hostname],
  });
});

test.afterAll(async () => {
  await site?.stop();
  await deployment?.stop();
  server.close();
});

async function done(...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await gevelAt(deployment.port, localOperatorToken(), ...words);
  expect(code, stderr).toBe(0);
  return stdout;
}

/** Adds a feed and waits for its first round; returns our id of each home, by its own. */
async function added(name: string, file: string, ...options: readonly string[]) {
  await done('feed', 'add', SITE, 'file', '--name', name, '--address', `${address}${file}`, ...options);
  const rows = <Row>(sql: string) => contentServiceOf(deployment).rows<Row>(sql, SITE, name);
  await expect
    .poll(
      async () =>
        (
          await rows<{ outcome: string | null }>('SELECT outcome FROM feeds WHERE site_id = ? AND name = ?')
        )[0]?.outcome,
      { timeout: 60_000, intervals: [500] },
    )
    .toBe('ok');
  const homes = await rows<{ vendor_id: string; estate_id: string }>(
    'SELECT vendor_id, estate_id FROM feed_homes WHERE site_id = ? AND feed = ?',
  );
  return new Map(homes.map(({ vendor_id, estate_id }) => [vendor_id, estate_id]));
}

test('a CSV file becomes pages, its numbers read by the sign that was said', async ({ page }) => {
  const homes = await added('sheet', '/homes.csv', '--format', 'csv', '--decimal', 'comma');
  await page.goto(at(SITE, pathTo('estate', 'nl', { id: homes.get('c1') ?? '' }), site.port));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Huis uit een rekenblad');
  await expect(page.locator('main')).toContainText('395.000');
});

test('a file of Kyero becomes pages without an address, and says what it refuses', async ({ page }) => {
  const homes = await added('portal', '/homes.xml', '--format', 'kyero');
  await expect
    .poll(
      () =>
        contentServiceOf(deployment).rows<{ state: string; plan: number }>(
          'SELECT state, plan FROM addressed_pictures WHERE site_id = ? ORDER BY plan',
          SITE,
        ),
      { timeout: 60_000, intervals: [500] },
    )
    .toEqual([
      { state: 'kept', plan: 0 },
      { state: 'kept', plan: 1 },
    ]);
  await page.goto(at(SITE, pathTo('estate', 'nl', { id: homes.get('k1') ?? '' }), site.port));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  expect(text).toContain('Een penthouse met zicht op de stad.');
  expect(text).toContain('412.000');
  expect(text).toContain('Leuven');
  expect(text).toContain('Gebouwde oppervlakte');
  await expect(page.locator('.gallery-chip--plans')).toHaveText('Plan');
  await expect(page.locator('.gallery__strip img.plan')).toHaveCount(1);
  expect(await page.content()).not.toContain('Naamsestraat');
  expect(await done('feed', 'show', SITE, 'portal')).toContain('currency: EUR is expected, not GBP');
});
