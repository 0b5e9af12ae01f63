/**
 * An agency whose homes stand in a file (decision 147): from `feed add` to pages, as CSV in our own columns and as XML
 * of Kyero.
 */
import { createServer } from 'node:http';
import { aKyeroHome, kyeroFile } from '#content-service/intake/feeds/kinds/file/testing/kyero-file.ts';
import { pathTo } from '#domain/routes.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { expect, test } from '../support/fixtures.ts';
import { gevelAt } from '../support/gevel-process.ts';
import { at } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

const SITE = 'huis-haard';

const FILES: Readonly<Record<string, string>> = {
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
    }),
    aKyeroHome('k2', { currency: 'GBP' }),
  ]),
};

/** Lets a server have the files, at the address where the content service may call one. */
async function serveFiles({ hostname, port }: SplitSite['called']): Promise<() => void> {
  const server = createServer((request, response) => {
    const body = FILES[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((listening) => {
    server.listen(port, hostname, listening);
  });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

async function done({ gate }: SplitSite, ...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await gevelAt(gate.port, localOperatorToken(), ...words);
  expect(code, stderr).toBe(0);
  return stdout;
}

interface Added {
  readonly feed: string;
  readonly file: string;
  readonly options: readonly string[];
}

/** Adds a feed, waits for its first round, does the work with our id of each home by its own, and removes the feed. */
async function withFeed(
  split: SplitSite,
  { feed, file, options }: Added,
  work: (homes: ReadonlyMap<string, string>) => Promise<void>,
): Promise<void> {
  const stop = await serveFiles(split.called);
  const address = `http://${split.called.hostname}:${split.called.port}${file}`;
  const rows = <Row>(sql: string) => split.content.rows<Row>(sql, SITE, feed);
  try {
    await done(split, 'feed', 'add', SITE, 'file', '--name', feed, '--address', address, ...options);
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
    await work(new Map(homes.map(({ vendor_id, estate_id }) => [vendor_id, estate_id])));
    await done(split, 'feed', 'remove', SITE, feed);
  } finally {
    stop();
  }
}

test('a CSV file becomes pages, its numbers read by the sign that was said', async ({ page, split }) => {
  const options = ['--format', 'csv', '--decimal', 'comma'];
  await withFeed(split, { feed: 'sheet', file: '/homes.csv', options }, async (homes) => {
    await page.goto(at(SITE, pathTo('estate', 'nl', { id: homes.get('c1') ?? '' }), split.port));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Huis uit een rekenblad');
    await expect(page.locator('main')).toContainText('395.000');
  });
});

test('a file of Kyero becomes pages without an address, and says what it refuses', async ({
  page,
  split,
}) => {
  const options = ['--format', 'kyero'];
  await withFeed(split, { feed: 'portal', file: '/homes.xml', options }, async (homes) => {
    await page.goto(at(SITE, pathTo('estate', 'nl', { id: homes.get('k1') ?? '' }), split.port));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    expect(text).toContain('Een penthouse met zicht op de stad.');
    expect(text).toContain('412.000');
    expect(text).toContain('Leuven');
    expect(text).toContain('Gebouwde oppervlakte');
    expect(await page.content()).not.toContain('Naamsestraat');
    expect(await done(split, 'feed', 'show', SITE, 'portal')).toContain('currency: EUR is expected, not GBP');
  });
});
