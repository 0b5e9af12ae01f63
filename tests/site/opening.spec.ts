/** An agency opened from a folder, its pictures from files, and its requests as a file, over HTTP. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentServiceOf } from '../support/content-service.ts';
import type { TestWorkers } from '../support/environment.ts';
import { operatorAt } from '../support/operator.ts';
import { expect, test } from '../support/workers.ts';

const SITE = 'opened';

test.describe.configure({ mode: 'serial' });

let content: TestWorkers;
let folder = '';

test.beforeAll(async ({ contentAlone }) => {
  content = contentAlone;
  folder = await mkdtemp(join(tmpdir(), 'gevel-opening-'));
});
test.afterAll(async () => {
  await rm(folder, { recursive: true });
});

const { gevel, done } = operatorAt(() => `http://localhost:${content.port}`);

const at = (...parts: readonly string[]) => join(folder, ...parts);
const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 4, background } })
    .png()
    .toBuffer();

/** Everything that is stored of sites, content, pictures and journal. */
const stored = async () => {
  const service = contentServiceOf(content);
  const tables = await service.rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('sites', 'hostnames', 'records', 'assets', 'picture_files', 'journal', 'limits', 'pages')",
  );
  expect(tables.length).toBeGreaterThan(6);
  return Promise.all(tables.map(({ name }) => service.rows(`SELECT * FROM ${name} ORDER BY 1, 2`)));
};

/** Fills in what only the agency knows, as a person would. */
async function fillIn() {
  const site = JSON.parse(await readFile(at('site.json'), 'utf8'));
  const each = { nl: 'AXA, polis 730.000.000', fr: 'AXA, police 730.000.000' };
  Object.assign(site.settings, {
    contact: {
      email: 'info@opened.test',
      phone: '050 12 34 56',
      street: 'Zeedijk 1',
      zip: '8300',
      city: 'Knokke',
    },
    legal: {
      ...site.settings.legal,
      name: 'Opened bv',
      companyNumber: '0123.456.789',
      titles: ['broker'],
      professionalNumber: '512345',
      liability: each,
      guarantee: each,
    },
  });
  site.theme.accent = ['#eeee00', '#7fcad8'];
  await writeFile(at('site.json'), JSON.stringify(site));
  const blanks = await readFile(at('blanks.csv'), 'utf8');
  await writeFile(at('blanks.csv'), blanks.replace(/;\r\n/g, ';ingevuld\r\n'));
  const head = (await readFile(at('homes.csv'), 'utf8')).trimEnd();
  const columns = head.replace('\uFEFF', '').split(';');
  const row: Readonly<Record<string, string>> = {
    'estate.general.id': '501',
    'estate.general.headType.id': '3',
    'estate.general.transaction.id': '1',
    'estate.general.title.nl': 'Villa',
    'estate.general.title.fr': 'Villa',
    'estate.general.price.value': '385000',
    'estate.general.address.city.zip': '8300',
    'estate.general.address.city.name.nl': 'Knokke',
    'estate.energy.epcValue': '212,5',
    'estate.pictures': 'front.png',
  };
  expect(Object.keys(row).filter((one) => !columns.includes(one))).toEqual([]);
  await writeFile(at('homes.csv'), `${head}\r\n${columns.map((one) => row[one] ?? '').join(';')}\r\n`);
  await mkdir(at('photos'), { recursive: true });
  await writeFile(at('photos', 'logo.png'), await picture('#0c5d74'));
  await writeFile(at('photos', 'front.png'), await picture('#aa3322'));
}

test('a folder is written, and nothing at the service', async () => {
  const before = await stored();
  const said = await done(
    'site',
    'add',
    SITE,
    '--name',
    'Opened',
    '--host',
    'www.opened.test',
    '--lang',
    'nl,fr',
    '--folder',
    folder,
  );
  expect(said).toContain('10 files');
  expect(await stored()).toEqual(before);
  const again = await gevel('site', 'add', SITE, '--name', 'Opened', '--lang', 'nl', '--folder', folder);
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('has files already')]);
});

test('the folder as it was written comes up as a draft of which everything is missing', async () => {
  const before = await stored();
  const said = await done('site', 'push', SITE, folder, '--dry-run', '--decimal', 'comma');
  expect(said).toContain(`${SITE}: new, a draft.`);
  expect(said).toContain('it does not state the name of the company');
  expect(said).not.toContain('the supervisor of the profession');
  expect(said).toContain('page home (nl) still has the blank [In één zin');
  expect(said).toContain('it has nothing on offer');
  expect(await stored()).toEqual(before);
});

test('a folder is not written for a hostname of another site, or a name that cannot be one', async () => {
  const other = `${folder}-other`;
  for (const host of ['not a host', 'duinzicht.localhost']) {
    const { code } = await gevel(
      'site',
      'add',
      'another',
      '--name',
      'Another',
      '--lang',
      'nl',
      '--host',
      host,
      '--folder',
      other,
    );
    expect(code).toBe(1);
    await expect(readFile(join(other, 'site.json'))).rejects.toThrow('ENOENT');
  }
});

test('it comes up by one command as a draft, with its homes, pictures and logo', async () => {
  test.setTimeout(90_000);
  await fillIn();
  const before = await stored();
  const judged = await done('site', 'push', SITE, folder, '--dry-run', '--decimal', 'comma');
  expect(judged).toContain('8 new · 0 changed · 0 same · 0 refused · 1 new pictures');
  expect(judged).toContain('  new estate: 501');
  expect(judged).not.toContain('✗');
  expect(await stored()).toEqual(before);
  const said = await done('site', 'push', SITE, folder, '--decimal', 'comma');
  expect(said).toContain(`${SITE}: new, a draft.`);
  expect(said).toContain('logo: new');
  // What was set and is not shown so, is told.
  expect(said).toContain('theme.accent, light: #eeee00 would be hard to read');
  expect(said).toContain('ends with 89, where 49 is expected');
  expect(said).not.toContain('✗');
  const home = JSON.parse(await done('home', 'show', SITE, '501', '--json'));
  expect(home.estate).toMatchObject({ energy: { epcValue: 212.5 }, pictures: [{ file: 'front' }] });
  const site = JSON.parse(await done('site', 'show', SITE, '--json'));
  expect(site).toMatchObject({
    state: 'draft',
    hostnames: ['www.opened.test'],
    settings: { logo: { light: 'logo' } },
  });
});

test('it comes up again after a change: the rest is the same, state and hostnames stay', async () => {
  await done('site', 'publish', SITE);
  await done('host', 'add', SITE, 'opened.test');
  const rows = await readFile(at('blanks.csv'), 'utf8');
  await writeFile(
    at('blanks.csv'),
    `${rows.replace(/^(about;nl;.*);ingevuld/m, '$1;nog eens')}home;nl;[no blank];x\r\n`,
  );
  const site501 = await readFile(at('site.json'), 'utf8');
  await writeFile(at('site.json'), site501.replace('050 12 34 56', '050 12 34 57'));
  const elsewhere = at('elsewhere.ndjson');
  await writeFile(elsewhere, '{"estate": {"general": {"id": 502}}}\n');
  await done('import', SITE, elsewhere);
  await rm(elsewhere);
  const before = await stored();
  const tried = await done('site', 'push', SITE, folder, '--dry-run', '--decimal', 'comma');
  expect(tried).toContain('0 new · 1 changed');
  // Field, before and after; and what the folder does not have.
  expect(tried).toContain('settings.contact.phone: "050 12 34 56" → "050 12 34 57"');
  expect(tried).toContain('  changed page about\n    page.lead.nl: "ingevuld" → "nog eens"');
  expect(tried).toContain('Not in the folder, and stays:\n  estate 502');
  expect(tried).toMatch(/· blanks\.csv line \d+, page home nl: the page has no such blank/);
  expect(await stored()).toEqual(before);
  expect(await done('site', 'push', SITE, folder, '--decimal', 'comma')).toContain('0 new · 1 changed');
  const site = JSON.parse(await done('site', 'show', SITE, '--json'));
  expect(site).toMatchObject({ state: 'live', hostnames: ['www.opened.test', 'opened.test'] });
});

test('a folder of another site is refused, and a file that is no JSON', async () => {
  const other = await gevel('site', 'push', 'elsewhere', folder);
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('is of the site "opened"')]);
  const text = await readFile(at('site.json'), 'utf8');
  await writeFile(at('site.json'), '{');
  const broken = await gevel('site', 'push', SITE, folder);
  await writeFile(at('site.json'), text);
  expect([broken.code, broken.stderr]).toEqual([1, expect.stringContaining('is no JSON')]);
});

test.describe('pictures from files', () => {
  test('logo, portrait and pictures are added, a dry run writes nothing', async () => {
    await writeFile(at('white.png'), await picture('#ffffff'));
    await writeFile(at('Zicht op zee.png'), await picture('#112233'));
    await done('site', 'set', SITE, 'settings.team={"people":[{"id":"an","name":"An"}]}');
    const before = await stored();
    for (const words of [
      ['site', 'logo', SITE, at('white.png'), '--dark', at('white.png')],
      ['site', 'portrait', SITE, 'an', at('white.png')],
      ['picture', 'add', SITE, at('Zicht op zee.png'), at('white.png')],
      ['site', 'set', SITE, 'settings.since=1998'],
      ['mail', 'limits', SITE, '--set', 'friend_hour=50'],
    ])
      expect(await done(...words, '--dry-run')).toContain('Nothing was written');
    expect(await stored()).toEqual(before);
    await done('site', 'logo', SITE, at('white.png'), '--dark', at('white.png'));
    await done('site', 'portrait', SITE, 'an', at('white.png'));
    expect(await done('picture', 'add', SITE, at('Zicht op zee.png'))).toContain('zicht-op-zee: new, 400 px');
    expect(await done('picture', 'add', SITE, at('Zicht op zee.png'))).toContain('zicht-op-zee: same');
    const { settings } = JSON.parse(await done('site', 'show', SITE, '--json'));
    expect(settings).toMatchObject({
      logo: { light: 'logo', dark: 'logo-dark' },
      team: { people: [{ id: 'an', picture: 'portrait-an' }] },
    });
    const names = await done('picture', 'list', SITE);
    for (const name of ['logo', 'logo-dark', 'portrait-an', 'zicht-op-zee']) expect(names).toContain(name);
  });

  test('an invalid picture is refused and nothing is written; so is the name of a missing one', async () => {
    await writeFile(at('note.png'), 'no picture');
    const before = await stored();
    for (const [words, code, sentence] of [
      [['picture', 'add', SITE, at('white.png'), at('note.png')], 1, 'it is not a picture'],
      [['picture', 'add', SITE, at('absent.png')], 2, 'is no file'],
      [['picture', 'add', SITE, at('white.png'), '--name', 'a b'], 2, 'letters, digits'],
      [['site', 'portrait', SITE, 'bo', at('white.png')], 1, 'nobody with the id "bo": an'],
      [
        ['site', 'set', SITE, 'settings.socialPicture=absent'],
        1,
        'settings.socialPicture: the site has no picture "absent"',
      ],
      [
        ['site', 'set', SITE, 'settings.team.people[an].picture=absent'],
        1,
        'settings.team.people[0].picture',
      ],
    ] as const) {
      const refused = await gevel(...words);
      expect([refused.code, refused.stderr]).toEqual([code, expect.stringContaining(sentence)]);
    }
    expect(await stored()).toEqual(before);
  });
});

test('a check names a picture that is gone, and an address that does not work', async () => {
  await done('picture', 'delete', SITE, 'portrait-an', '--force');
  await done('site', 'set', SITE, 'settings.pictureHosts=nowhere.invalid');
  const said = await done('site', 'check', SITE);
  expect(said).toContain('· settings.team.people[an].picture: the site has no picture "portrait-an"');
  expect(said).toContain('· settings.pictureHosts[0]: https://nowhere.invalid/ does not answer');
});

test('a check over several sites goes through each, and fails when one does', async () => {
  await done('site', 'add', 'unready', '--name', 'Unready', '--lang', 'nl');
  const live = await gevel('site', 'check', '--where', 'state=live', '--where', `id=${SITE}`);
  expect([live.code, live.stdout]).toEqual([0, expect.stringContaining('1 sites, nothing found.')]);
  const all = await gevel('site', 'check', '--all');
  expect([all.code, all.stdout]).toEqual([1, expect.stringMatching(/found at .*unready/)]);
  const none = await gevel('site', 'check', '--where', 'state=asleep');
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('There is no such site')]);
});

test('a sync reports the records that it left unchanged', async () => {
  const file = at('homes.ndjson');
  const home = (id: unknown) =>
    JSON.stringify({ estate: { general: { id, headType: { id: 3 }, transaction: { id: 1 } } } });
  await writeFile(
    file,
    `${home(501)}\n${JSON.stringify({ estate: { general: { id: 502, price: { value: 'much' } } } })}\n`,
  );
  const { code, stdout } = await gevel('import', SITE, file, '--sync');
  expect(code).toBe(1);
  expect(stdout).toContain('Left as they were, since the file has none of them: page, navigation.');
  expect(stdout).toContain('Left as they were stored, since they are refused: estate 502.');
  await rm(file);
});

test('all requests of visitors are listed with their words, and written into the agency’s file', async () => {
  const service = contentServiceOf(content);
  const doc = {
    siteId: SITE,
    type: 'general',
    firstname: 'Ana',
    lastname: 'Ríos',
    email: 'ana@visitor.test',
    message: '=1+1;\nTweede lijn',
    locale: 'fr',
  };
  for (const [id, answered] of [
    ['waiting', null],
    ['done', new Date().toISOString()],
  ] as const)
    await service.rows(
      "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc, answered_at) VALUES (?, ?, 'contact', 'k', ?, ?, nullif(?, ''))",
      SITE,
      id,
      new Date().toISOString(),
      JSON.stringify(doc),
      answered ?? '',
    );
  const listed = await done('lead', 'list', SITE);
  expect(listed).toContain('Ana Ríos <ana@visitor.test>');
  expect(listed).toContain('    Tweede lijn');
  expect(JSON.parse(await done('lead', 'list', SITE, '--json'))).toHaveLength(2);
  expect(await done('lead', 'list', SITE, '--kind', 'stay')).toContain('There is no request.');
  const file = at('requests.csv');
  expect(await done('lead', 'export', SITE, file)).toContain('2 requests');
  const text = await readFile(file, 'utf8');
  // As the agency's own page writes it: Dutch heads, semicolons, no formulas.
  expect(text.startsWith('\uFEFF"Soort";"Stand";"Naam";')).toBe(true);
  expect(text).toContain(`"'=1+1;\nTweede lijn"`);
  expect(text).toContain('"Français"');
  const again = await gevel('lead', 'export', SITE, file);
  expect([again.code, await readFile(file, 'utf8')]).toEqual([2, text]);
});
