import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { type Site, SiteSchema } from '#wire/site.ts';
import { readLoosely, readStrict } from '#wire/tolerant/read.ts';
import { unknownKeys } from '#wire/tolerant/unknown-keys.ts';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
let folder: string;
beforeEach(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), 'gevel-'));
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const gevel = (...words: readonly string[]) => run(words, service.origin);
const add = (...words: readonly string[]) =>
  gevel('site', 'add', 'zeezicht', '--name', 'Immo Zeezicht', '--host', 'www.zeezicht.example', ...words);

const site = (): Site => readLoosely(SiteSchema, service.sites.get('zeezicht'));

/** Edits a file of the folder. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
}

/** All settings that a site needs before it opens. */
const SETTINGS = [
  'settings.contact.email=info@zeezicht.example',
  'settings.contact.phone=050 12 34 56',
  'settings.contact.street=Zeedijk 1',
  'settings.contact.zip=8300',
  'settings.contact.city=Knokke-Heist',
  'settings.legal.name=Immo Zeezicht bv',
  'settings.legal.companyNumber=0000.000.097',
  'settings.legal.professionalNumber=000.001',
  'settings.legal.supervisor={"nl": "BIV, Brussel", "fr": "IPI, Bruxelles"}',
  'settings.legal.titles=broker',
  'settings.legal.liability={"nl": "Polis 1", "fr": "Police 1"}',
  'settings.legal.guarantee={"nl": "Polis 2", "fr": "Police 2"}',
];

/** Adds a site that may open. */
async function ready(): Promise<void> {
  await add('--lang', 'nl,fr');
  await gevel('site', 'set', 'zeezicht', ...SETTINGS);
  await gevel('pages', 'pull', 'zeezicht', folder);
  for (const page of ['home', 'about', 'sell', 'privacy', 'terms']) {
    await edit(`pages/${page}.json`, (text) => text.replace(/\[[A-Za-zÀ-ÿ][^\]]*\]/g, 'ingevuld'));
  }
  await gevel('pages', 'push', 'zeezicht', folder);
  service.records.get('zeezicht')?.set('estate/1', { estate: { general: { id: 1 } } });
}

describe('site add', () => {
  it('creates a valid draft, with pages and menus in its languages', async () => {
    const { code, stdout } = await add('--lang', 'fr,nl', '--default', 'nl');
    expect(code).toBe(0);
    expect(stdout).toContain('zeezicht is a draft');
    const document = service.sites.get('zeezicht');
    expect(unknownKeys(document, readStrict(SiteSchema, document))).toEqual([]);
    expect(document).toMatchObject({
      id: 'zeezicht',
      name: 'Immo Zeezicht',
      state: 'draft',
      locales: ['fr', 'nl'],
      defaultLocale: 'nl',
      hostnames: ['www.zeezicht.example'],
    });
    expect([...(service.records.get('zeezicht')?.keys() ?? [])].toSorted()).toEqual([
      'navigation/footer',
      'navigation/main',
      'page/about',
      'page/home',
      'page/privacy',
      'page/sell',
      'page/terms',
    ]);
    const about = service.records.get('zeezicht')?.get('page/about');
    expect(about).toMatchObject({
      page: { url: { fr: 'a-propos', nl: 'over-ons' }, title: { nl: 'Over Immo Zeezicht' } },
    });
    expect(JSON.stringify(about)).not.toMatch(/"(?:en|de)"/);
  });

  it('copies theme and settings of another site, but not that agency’s own data', async () => {
    const like = {
      theme: { radius: 9 },
      settings: { features: ['agenda'], contact: { phone: '1' }, legal: { name: 'Other' }, since: 1990 },
    };
    await writeFile(join(folder, 'like.json'), JSON.stringify(like));
    await add('--lang', 'nl', '--like', join(folder, 'like.json'));
    expect(service.sites.get('zeezicht')).toMatchObject({
      theme: { radius: 9 },
      settings: { features: ['agenda'], contact: {}, legal: { country: 'BE' } },
    });
    expect(site().settings.since).toBeUndefined();
  });

  it.each([
    ['an unknown language', ['--lang', 'nl,es'], '"es" is none of nl, fr, en, de'],
    ['a default that is not among its languages', ['--lang', 'nl', '--default', 'fr'], '--default "fr"'],
    ['an unknown source', ['--lang', 'nl', '--source', 'third'], '--source must be'],
    ['no languages', [], '--lang CODES is missing'],
    ['a missing file', ['--lang', 'nl', '--like', '/nowhere.json'], 'cannot be read'],
  ])('refuses %s', async (_what, words, sentence) => {
    const { code, stderr } = await add(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
    expect(service.calls).toEqual([]);
  });

  it('does not change an existing site', async () => {
    await add('--lang', 'nl');
    const before = site();
    const { code, stderr } = await add('--lang', 'fr');
    expect([code, site()]).toEqual([1, before]);
    expect(stderr).toContain('There is a site "zeezicht" already');
  });
});

describe('site set', () => {
  it.each([
    ['text', 'settings.contact.phone=016 29 44 10', { contact: { phone: '016 29 44 10' } }],
    ['text that looks like a number', 'settings.contact.zip=8300', { contact: { zip: '8300' } }],
    ['a number', 'settings.since=1998', { since: 1998 }],
    ['yes or no', 'settings.realisedPrices=true', { realisedPrices: true }],
    ['a list', 'settings.features=agenda,alerts', { features: ['agenda', 'alerts'] }],
    [
      'JSON',
      'settings.contact.openingHours={"nl":"9–18 u"}',
      { contact: { openingHours: { nl: '9–18 u' } } },
    ],
  ])('reads %s by the type of the field', async (_what, pair, settings) => {
    await add('--lang', 'nl');
    expect((await gevel('site', 'set', 'zeezicht', pair)).code).toBe(0);
    expect(service.sites.get('zeezicht')).toMatchObject({ settings });
  });

  it('removes a field with an empty value', async () => {
    await add('--lang', 'nl');
    await gevel('site', 'set', 'zeezicht', 'settings.since=1998');
    await gevel('site', 'set', 'zeezicht', 'settings.since=');
    expect(site().settings.since).toBeUndefined();
  });

  it.each([
    ['state=live', 'use site publish'],
    ['hostnames=a.test', 'use host add'],
    ['id=other', 'never changes'],
    ['nonsense', 'is not a KEY=VALUE pair'],
  ])('refuses %s', async (pair, sentence) => {
    await add('--lang', 'nl');
    const { code, stderr } = await gevel('site', 'set', 'zeezicht', pair);
    expect([code, stderr.includes(sentence)]).toEqual([2, true]);
  });

  it('reports the fields that the service refuses', async () => {
    await add('--lang', 'nl');
    const refusal = { error: { code: 'refused', message: 'Refused.', fields: { colour: 'unknown field' } } };
    service.script(
      { status: 200, body: JSON.stringify(service.sites.get('zeezicht')) },
      { status: 422, body: JSON.stringify(refusal) },
    );
    const { code, stderr } = await gevel('site', 'set', 'zeezicht', 'colour=red');
    expect([code, stderr.includes('colour: unknown field')]).toEqual([1, true]);
  });
});

describe('a change that others make between reading and writing', () => {
  const PHONE = '050 99 99 99';
  /** The agency changes its telephone number on its own page. */
  const agencyWrites = () =>
    service.meanwhile(() => {
      const { settings, ...rest } = site();
      service.sites.set('zeezicht', {
        ...rest,
        settings: { ...settings, contact: { ...settings.contact, phone: PHONE } },
      });
    });

  it.each([
    ['site set', ['zeezicht', 'settings.since=1998'], { settings: { since: 1998 } }],
    ['catalogue add', ['zeezicht'], { settings: { catalogue: expect.any(String) } }],
    ['site suspend', ['zeezicht'], { state: 'suspended' }],
    [
      'host add',
      ['zeezicht', 'zeezicht.example'],
      { hostnames: ['www.zeezicht.example', 'zeezicht.example'] },
    ],
  ])('stays at %s', async (command, words, expected) => {
    await add('--lang', 'nl');
    agencyWrites();
    expect((await gevel(...command.split(' '), ...words)).code).toBe(0);
    expect(site()).toMatchObject(expected);
    expect(site().settings.contact?.phone).toBe(PHONE);
  });

  it('is told when it happens at each attempt', async () => {
    await add('--lang', 'nl');
    const changed = {
      status: 409,
      body: JSON.stringify({ error: { code: 'changed', message: 'Changed.' } }),
    };
    const document = { status: 200, body: JSON.stringify(site()) };
    service.script(...Array.from({ length: 5 }, () => [document, changed]).flat());
    const { code, stderr } = await gevel('site', 'set', 'zeezicht', 'settings.since=1998');
    expect([code, stderr.includes('Changed.')]).toEqual([1, true]);
    expect(site().settings.since).toBeUndefined();
  });
});

describe('site check and site publish', () => {
  it('report what a new site lacks, and keep it a draft', async () => {
    await add('--lang', 'nl,fr');
    const { code, stdout } = await gevel('site', 'check', 'zeezicht', '--json');
    expect(code).toBe(1);
    const findings: { must: boolean; says: string }[] = JSON.parse(stdout).findings;
    const musts = findings.filter(({ must }) => must).map(({ says }) => says);
    for (const lack of [
      'settings.legal.name',
      'settings.legal.companyNumber',
      'settings.legal.liability.fr',
      'settings.contact.email',
      'settings.contact.phone',
      'page privacy (nl) still has the blank [e-mailadres voor vragen over privacy]',
      'page terms (fr) still has the blank [arrondissement judiciaire]',
      'nothing on offer',
    ])
      expect(
        musts.some((says) => says.includes(lack)),
        lack,
      ).toBe(true);
    expect(findings).toContainEqual({ must: false, says: expect.stringContaining('no logo') });

    const refused = await gevel('site', 'publish', 'zeezicht');
    expect([refused.code, site().state]).toEqual([1, 'draft']);
    expect(refused.stderr).toContain('may not open yet');
    expect((await gevel('site', 'publish', 'zeezicht', '--force')).code).toBe(0);
    expect(site().state).toBe('live');
  });

  it('open a complete site, suspend it and open it again', async () => {
    await ready();
    const checked = await gevel('site', 'check', 'zeezicht');
    expect([checked.code, checked.stdout.split('\n')[0]]).toEqual([0, 'zeezicht may open.']);
    expect((await gevel('check', 'zeezicht')).stdout).toBe(checked.stdout);
    await gevel('site', 'publish', 'zeezicht');
    expect(site().state).toBe('live');
    await gevel('site', 'suspend', 'zeezicht');
    expect(site().state).toBe('suspended');
    await gevel('site', 'publish', 'zeezicht');
    expect(site().state).toBe('live');
  });

  it.each([
    [
      'a missing page of a menu',
      'pages/sell.json',
      '"nl": "verkopen"',
      '"nl": "elders"',
      'leads to "verkopen"',
    ],
    [
      'an unknown screen of a menu',
      'menus/main.json',
      '"type": "contact"',
      '"type": "blog"',
      'leads to "blog"',
    ],
    ['a missing label of a menu', 'menus/main.json', '"fr": "Acheter"', '"fr": ""', 'has no words'],
    [
      'a missing title in a language',
      'pages/about.json',
      '"fr": "À propos de Immo Zeezicht"',
      '"fr": null',
      'no text in fr',
    ],
  ])('report %s', async (_what, file, from, to, finding) => {
    await ready();
    await edit(file, (text) => text.replace(from, to));
    await gevel('pages', 'push', 'zeezicht', folder);
    const { code, stdout } = await gevel('site', 'check', 'zeezicht');
    expect(code).toBe(1);
    expect(stdout).toContain(finding);
  });
});

describe('site show, list and remove', () => {
  it('show a site’s document as JSON, and list each site on a line', async () => {
    await add('--lang', 'nl');
    expect(JSON.parse((await gevel('site', 'show', 'zeezicht')).stdout)).toMatchObject({ id: 'zeezicht' });
    expect((await gevel('site', 'list')).stdout).toMatch(/^zeezicht +draft +nl +www\.zeezicht\.example$/m);
  });

  it('fail with exit code 1 for an unknown site', async () => {
    for (const command of ['show', 'check', 'publish', 'suspend']) {
      const { code, stderr } = await gevel('site', command, 'nowhere');
      expect([code, stderr]).toEqual([1, `There is no site "nowhere" at ${service.origin}.\n`]);
    }
  });

  it('remove nothing without --yes', async () => {
    await add('--lang', 'nl');
    const { code, stderr } = await gevel('site', 'remove', 'zeezicht');
    expect([code, service.sites.size]).toEqual([2, 1]);
    expect(stderr).toContain('Add --yes.');
    expect(await gevel('site', 'remove', 'zeezicht', '--yes')).toMatchObject({
      code: 0,
      stdout: 'zeezicht is deleted.\n',
    });
    expect(service.sites.size).toBe(0);
  });

  it('refuse an id that would change the path', async () => {
    const { code } = await gevel('site', 'remove', '../x', '--yes');
    expect([code, service.calls]).toEqual([2, []]);
  });
});

describe('host', () => {
  it('adds, lists and removes', async () => {
    await add('--lang', 'nl');
    await gevel('host', 'add', 'zeezicht', 'B.example');
    await gevel('host', 'add', 'zeezicht', 'c.example', '--main');
    expect((await gevel('host', 'list', 'zeezicht')).stdout).toBe(
      'c.example\nwww.zeezicht.example\nb.example\n',
    );
    await gevel('host', 'remove', 'zeezicht', 'www.zeezicht.example');
    expect(site().hostnames).toEqual(['c.example', 'b.example']);
    expect((await gevel('host', 'remove', 'zeezicht', 'x.example')).code).toBe(1);
  });

  it('refuses a hostname of another site, and names it', async () => {
    await add('--lang', 'nl');
    service.sites.set('other', { hostnames: ['taken.example'] });
    const { code, stderr } = await gevel('host', 'add', 'zeezicht', 'taken.example');
    expect([code, stderr.includes('hostnames.1: "taken.example" is taken')]).toEqual([1, true]);
  });
});

describe('token', () => {
  it('shows a new token once, lists tokens without their secrets, revokes by id', async () => {
    const made = await gevel('token', 'add', 'zeezicht', '--name', 'feed', '--role', 'write');
    expect(made.stdout).toMatch(/^gvl_abcdefghijkl_x{43}$/m);
    const listed = await gevel('token', 'list', '*');
    expect(listed.stdout).toMatch(/^abcdefghijkl +write +since 2026-11-22 +feed$/m);
    expect((await gevel('token', 'revoke', 'zeezicht', 'abcdefghijkl')).code).toBe(0);
    expect(service.calls).toEqual([
      'POST /sites/zeezicht/tokens',
      'GET /sites/*/tokens',
      'DELETE /sites/zeezicht/tokens/abcdefghijkl',
    ]);
  });

  it('refuses a whole token instead of its id', async () => {
    const { code } = await gevel('token', 'revoke', 'zeezicht', `gvl_abcdefghijkl_${'x'.repeat(43)}`);
    expect([code, service.calls]).toEqual([2, []]);
  });
});

describe('pages pull and push', () => {
  it('are lossless, and report changes', async () => {
    await add('--lang', 'nl,fr');
    await gevel('pages', 'pull', 'zeezicht', folder);
    expect((await gevel('pages', 'push', 'zeezicht', folder)).stdout).toBe('0 changed, 7 are the same.\n');
    await edit('pages/about.json', (text) => text.replace('Wie wij zijn', 'Het kantoor'));
    await rm(join(folder, 'pages/terms.json'));
    await writeFile(
      join(folder, 'pages/team.json'),
      JSON.stringify({ page: { id: 'team', url: { nl: 'team' }, title: { nl: 'Team' }, sections: [] } }),
    );
    service.calls.length = 0;
    const said = [
      '2 would change, 5 are the same.',
      '  changed  pages/about.json',
      '  new      pages/team.json',
      '  kept     pages/terms.json (not in the folder)',
    ];
    const tried = await gevel('pages', 'push', 'zeezicht', folder, '--dry-run');
    expect(tried.stdout.trimEnd().split('\n')).toEqual(said);
    expect(service.calls.some((call) => call.startsWith('PUT'))).toBe(false);
    await gevel('pages', 'push', 'zeezicht', folder);
    expect(service.calls.filter((call) => call.startsWith('PUT'))).toEqual([
      'PUT /sites/zeezicht/records/page/about',
      'PUT /sites/zeezicht/records/page/team',
    ]);
  });

  it.each([
    ['is not JSON', '{"page": ', 'pages/about.json: '],
    [
      'has an unknown field',
      '{"page": {"id": "about", "colour": "red"}}',
      'pages/about.json: unknown field page.colour',
    ],
    ['has another id', '{"page": {"id": "terms"}}', 'its id is "terms", which belongs in pages/terms.json'],
    ['has an id that leads out of the folder', '{"page": {"id": "../../x"}}', 'cannot name a file'],
    ['has an unknown block', '{"page": {"id": "about", "sections": [{"kind": "video"}]}}', 'sections.0'],
    ['has another kind', '{"estate": {"id": "about"}}', 'page'],
  ])('send nothing if a file %s', async (_what, text, sentence) => {
    await add('--lang', 'nl');
    await gevel('pages', 'pull', 'zeezicht', folder);
    await edit('pages/home.json', (home) => home.replace('Ons kantoor', 'Kantoor'));
    await writeFile(join(folder, 'pages/about.json'), text);
    service.calls.length = 0;
    const { code, stderr } = await gevel('pages', 'push', 'zeezicht', folder);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(service.calls).toEqual([]);
  });

  it('read all pages of a long list', async () => {
    await add('--lang', 'nl');
    const many = service.records.get('zeezicht');
    for (let id = 0; id < 450; id++) many?.set(`page/p${id}`, { page: { id: `p${id}`, sections: [] } });
    const { stdout } = await gevel('pages', 'pull', 'zeezicht', folder);
    expect(stdout).toContain('457 files');
  });
});

describe('check --homes', () => {
  it('lists for each home, of both sources, the required information that its listing lacks', async () => {
    await add('--lang', 'nl');
    const address = { visible: true, city: { id: 1, zip: '3000' }, country: { id: 'BE' } };
    const general = { headType: { id: 3 }, transaction: { id: 1 }, address };
    const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const records = service.records.get('zeezicht');
    records?.set('estate/1', { estate: { general: { id: 1, ...general } } });
    records?.set('estate/2', {
      estate: { general: { id: 2, ...general } },
      withdrawnAt: '2026-11-01T00:00:00Z',
    });
    records?.set(`listing/${guid}`, {
      listing: { guid, type: 'HOUSE', status: 'FOR_SALE', transaction: { id: 3 }, address },
    });
    const { code, stdout } = await gevel('check', 'zeezicht', '--homes');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^estate 1 does not say:\n {2}\w/m);
    expect(stdout).toContain(`listing ${guid} does not say:`);
    expect(stdout).not.toContain('estate 2');
    expect(stdout).toContain('2 of 3 homes lack information');
  });
});

describe('journal', () => {
  it('shows author and action of each change', async () => {
    await add('--lang', 'nl');
    expect((await gevel('journal', 'zeezicht')).stdout).toBe(
      '2026-11-22T10:00:00Z  operator      put page about\n',
    );
  });
});

describe('the starting set', () => {
  it.each(LOCALES)('is complete in %s, with blanks for the agency’s own data', async (locale) => {
    await add('--lang', locale);
    await gevel('pages', 'pull', 'zeezicht', folder);
    // Push is strict: it would refuse unknown fields.
    expect((await gevel('pages', 'push', 'zeezicht', folder)).code).toBe(0);
    const all = JSON.stringify([...(service.records.get('zeezicht')?.values() ?? [])]);
    expect(all).not.toMatch(/\{name\}|undefined|""/);
    expect(all.match(/\[[A-Za-zÀ-ÿ][^\]"]*\]/g)?.length).toBe(11);
  });
});
