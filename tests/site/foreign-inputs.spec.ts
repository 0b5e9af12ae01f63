/** Files of homes as other people's programs write them, imported over HTTP and read as a visitor. */
import { send } from '../support/http.ts';
import { operatorAt } from '../support/operator.ts';
import { testPort } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

const SITE = 'inputs';
const HOSTNAME = 'inputs.localhost';
const file = (name: string): string => `tests/foreign-inputs/${name}`;

const { gevel, done } = operatorAt(() => `http://content.localhost:${testPort()}`);

const page = (path: string) => send(HOSTNAME, path, { port: testPort() });
/** The page of a home with its contact. */
async function contactOf(id: number): Promise<string> {
  const { headers } = await page(`/nl/aanbod/${id}`);
  return (await page(`${headers.location}?contact=1`)).text;
}

// They share a site of their own in the running Workers. Each adds homes of its own, after the first, whose sync leaves
// no others.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  await done('site', 'add', SITE, '--name', 'Inputs', '--host', HOSTNAME, '--lang', 'nl,fr,en,de');
  await done('site', 'publish', SITE, '--force');
});

test('rows of nothing that a spreadsheet leaves behind are no homes, and hold up no sync', async () => {
  const said = await done('import', SITE, file('csv-trailing-empty-rows.csv'), '--sync');
  expect(said).toContain('2 read · 2 new · 0 changed · 0 same · 0 withdrawn · 0 refused');
  expect(await done('import', SITE, file('csv-trailing-empty-rows.csv'), '--sync')).toContain('2 same');
  for (const id of [900_301, 900_302]) expect((await page(`/nl/aanbod/${id}`)).status).toBe(301);
});

test('a mail address with an umlaut in its domain is one', async () => {
  expect(await done('import', SITE, file('contact-email-idn.ndjson'))).toContain('1 read · 1 new');
  expect((await contactOf(900_500)).includes('an+verkoop@immo-köln.be')).toBe(true);
});

test('of two telephone numbers in a field the first is linked, without words in brackets', async () => {
  expect(await done('import', SITE, file('two-phones.ndjson'))).toContain('1 read · 1 new');
  const text = await contactOf(900_200);
  const links = new Set([...text.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number));
  expect(links).toEqual(new Set(['+3250551280', '+32478123456']));
});

test.describe('homes in Brussels and beyond the border', () => {
  test.beforeAll(async () => {
    expect(await done('import', SITE, file('places-abroad-and-brussels.ndjson'))).toContain('8 read · 8 new');
  });

  for (const [path, typed, cities] of [
    ['/nl/aanbod', '4525 AB', ['45250']],
    ['/nl/aanbod', '4525AB', ['45250']],
    ['/de/angebot', '4525ab', ['45250']],
    ['/nl/aanbod', 'Brussel', ['1050', '1060']],
    ['/fr/offre', 'Bruxelles', ['1050', '1060']],
    ['/en/offer', 'Brussels', ['1050', '1060']],
    ['/de/angebot', 'Brüssel', ['1050', '1060']],
    ['/fr/offre', '1050 Bruxelles', ['1050']],
    ['/de/angebot', '1050 Brüssel', ['1050']],
    ['/nl/aanbod', 'BE-1050', ['1050']],
    ['/de/angebot', 'Lüttich', ['4000']],
  ] as const) {
    test(`are found by "${typed}" on ${path}`, async () => {
      const { status, headers } = await page(`${path}?place=${encodeURIComponent(typed)}`);
      expect([status, headers.location]).toEqual([
        302,
        `${path}?${cities.map((id) => `city=${id}`).join('&')}`,
      ]);
    });
  }
});

test('an agency’s own spreadsheet comes in by the proposed mapping, and its column of owners does not', async () => {
  const sheet = 'scripts/gevel/files/testing/spreadsheets/05-vieux-pont-crm.csv';
  const map = test.info().outputPath('vieux-pont.map');
  await done('import', SITE, sheet, '--propose-map', map);
  const dry = await gevel('import', SITE, sheet, '--map', map, '--dry-run');
  const first = await gevel('import', SITE, sheet, '--map', map);
  expect(dry.stdout.split('\n')[0]).toBe(first.stdout.split('\n')[0]);
  expect(first.stdout).toContain('40 read · 36 new · 0 changed · 0 same · 0 withdrawn · 4 refused');
  for (const line of [14, 20, 26, 35, 41])
    expect(first.stdout).toContain(`05-vieux-pont-crm.csv line ${line}, estate`);
  expect((await gevel('import', SITE, sheet, '--map', map)).stdout).toContain('36 same');
  // Shown: the price and the address; hidden: the price of 3300302, the street of 3300309; not public: 3300148.
  const text = async (id: number) =>
    (await page((await page(`/fr/offre/${id}`)).headers.location ?? '')).text;
  expect(await text(3_300_120)).toMatch(/111[\s\u202f.]000/);
  expect(await text(3_300_302)).not.toMatch(/351[\s\u202f.]000/);
  expect(await text(3_300_309)).not.toContain('66B');
  expect((await page('/fr/offre/3300148')).status).toBe(404);
  expect((await gevel('home', 'show', SITE, '3300120', '--json')).stdout).not.toContain('CANARI');
});
