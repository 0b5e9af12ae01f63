/** Files of homes as other people's programs write them, imported over HTTP and read as a visitor. */
import { run } from '#scripts/gevel/testing/run.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { send } from '../support/http.ts';
import { testPort } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

const SITE = 'inputs';
const HOSTNAME = 'inputs.localhost';
const file = (name: string): string => `tests/foreign-inputs/${name}`;

const gevel = (...words: readonly string[]) =>
  run(words, `http://content.localhost:${testPort()}`, { token: localOperatorToken() });

/** What the command wrote; it must succeed. */
async function done(...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await gevel(...words);
  expect(code, stderr).toBe(0);
  return stdout;
}

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
