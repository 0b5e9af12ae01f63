import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';
import { STEP_NAMES } from './launch.ts';

/** Steps with a rest before anything is done. */
const REST = ['site', 'homes', 'languages', 'sender', 'old-addresses'];
const REDIRECT = { id: 'a', from: '/a', to: { locale: 'nl', screen: 'contact' } };

describe('site launch', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService();
    await run(
      ['site', 'add', 'coast', '--name', 'Coast', '--host', 'coast.localhost', '--lang', 'nl,fr'],
      service.origin,
    );
    service.records.get('coast')?.set('estate/1', {
      estate: {
        general: {
          id: 1,
          title: { nl: 'Huis' },
          transaction: { id: 1 },
          address: { city: { zip: '8300' }, country: { id: 'BE' } },
        },
      },
    });
  });
  afterEach(() => service.close());

  const launch = async (...more: readonly string[]) => {
    const { code, stdout } = await run(['site', 'launch', 'coast', '--json', ...more], service.origin);
    return {
      code,
      ...(JSON.parse(stdout) as {
        open: string[];
        steps: { name: string; left: string[]; notes: string[] }[];
      }),
    };
  };
  const stateOf = () => service.sites.get('coast')?.state;

  it('lists every step with what is left, and opens nothing', async () => {
    const { code, open, steps } = await launch();
    expect(code).toBe(1);
    expect(steps.map(({ name }) => name)).toEqual(STEP_NAMES);
    expect(steps.find(({ name }) => name === 'languages')?.left).toEqual(['1 homes have no title in fr']);
    expect(open).toEqual(REST);
    expect(stateOf()).toBe('draft');
  });

  it('tells what is not required, and opens without it', async () => {
    const site = service.sites.get('coast');
    const { legal } = (site?.settings ?? {}) as { legal: { codeOfConduct: object } };
    legal.codeOfConduct = { nl: 'https://127.0.0.1:1/' };
    const step = (await launch()).steps.find(({ name }) => name === 'site');
    const stated = /^settings\.legal\.codeOfConduct\.nl: .*does not answer/;
    expect(step?.notes).toContainEqual(expect.stringMatching(stated));
    expect(step?.left).not.toContainEqual(expect.stringMatching(stated));
  });

  it('opens when each rest is accepted by its name, and not before', async () => {
    const accept = (some: readonly string[]) => launch(...some.flatMap((name) => ['--accept', name]));
    expect((await accept(REST.slice(1))).open).toEqual(['site']);
    expect(stateOf()).toBe('draft');
    expect((await accept(REST)).code).toBe(0);
    expect(stateOf()).toBe('live');
  });

  it('names a feed whose round failed or has not ended, and codes without a place; one that is ok has nothing left', async () => {
    const feed = (name: string, outcome: string | null, reason: string | null, unmapped: object[] = []) => ({
      name,
      outcome,
      reason,
      hiddenFor: [],
      notTaken: [],
      unmapped,
    });
    const left = async () => (await launch()).steps.find(({ name }) => name === 'feeds')?.left;
    service.feeds.set('coast', [feed('whise', 'ok', null)]);
    expect(await left()).toEqual([]);
    service.feeds.set('coast', [
      feed('whise', 'key-refused', 'status 401'),
      feed('zabun', null, null),
      feed('file', 'ok', null, [{ what: 'code', name: 'state', value: '9', homes: 3 }]),
    ]);
    expect(await left()).toEqual([
      'feed whise: status 401',
      'feed zabun: its first round has not ended',
      'feed file: code state "9" of 3 homes has no place',
    ]);
  });

  it('tells the agency of old links only where there are records of them', async () => {
    const all = REST.flatMap((name) => ['--accept', name]);
    const said = async () => (await run(['site', 'launch', 'coast', ...all], service.origin)).stdout;
    const before = await said();
    expect(before).toContain('some links to its former website lead nowhere');
    expect(before).toContain('mails to visitors come from mail@gevel.example');
    expect(before).toContain('some homes are not in every language of the site');
    expect(before).toContain('its people sign in at https://coast.localhost/nl/kantoor/aanmelden');
    service.records.get('coast')?.set('redirect/a', { redirect: REDIRECT });
    expect(await said()).not.toContain('lead nowhere');
  });

  it('has no old addresses left once there is one', async () => {
    service.records.get('coast')?.set('redirect/a', { redirect: REDIRECT });
    expect((await launch()).open).not.toContain('old-addresses');
  });

  it('names each row of a table of old addresses that nobody decided, and decided ones that are not stored', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'gevel-launch-')), 'old.csv');
    await writeFile(
      file,
      'from;to;certainty;why;old\n/a;nl screen contact;sure;;https://o.example/a\n' +
        '/b;nl screen home;sure;;https://o.example/b\n/c;? nl screen home;guess;;https://o.example/c\n/d;;none;;\n',
    );
    service.records.get('coast')?.set('redirect/a', { redirect: REDIRECT });
    const { steps } = await launch('--old', file);
    expect(steps.find(({ name }) => name === 'old-addresses')?.left).toEqual([
      `${file}: 1 decided rows are not stored: redirects apply coast ${file}`,
      `${file} line 4: https://o.example/c leads nowhere`,
      `${file} line 5: /d leads nowhere`,
    ]);
    expect((await run(['site', 'launch', 'coast', '--old', 'absent.csv'], service.origin)).code).toBe(1);
  });

  it('names pictures that do not come, each with its address', async () => {
    const lost = [
      { home: '1', address: 'https://img.example/1.jpg', state: 'gone', reason: null },
      { home: '2', address: 'https://img.example/2.jpg', state: 'refused', reason: 'no picture' },
    ];
    const left = async () => (await launch()).steps.find(({ name }) => name === 'pictures')?.left;
    expect(await left()).toEqual([]);
    service.pictures.set('coast', { due: 3, kept: 7, gone: 1, refused: 1, failing: 0, lost });
    expect(await left()).toEqual([
      '3 pictures are still to be fetched',
      '1 pictures are gone, 1 refused, 0 fail at their hosts',
      'home 1: https://img.example/1.jpg gone',
      'home 2: https://img.example/2.jpg no picture',
    ]);
  });

  it('names the sender until it is the agency’s own, and one that was lost in site check too', async () => {
    const left = async () => (await launch()).steps.find(({ name }) => name === 'sender')?.left;
    const sender = (fault: string | null) => ({
      address: 'info@coast.example',
      fault,
      checkedAt: '2026-11-29T10:00:00.000Z',
      sends: fault === null ? 'info@coast.example' : 'mail@gevel.example',
      records: null,
    });
    expect(await left()).toEqual(['coast: mails come from mail@gevel.example, the deployment’s address.']);
    service.senders.set('coast', sender(null));
    expect(await left()).toEqual([]);
    service.senders.set('coast', sender('records'));
    const lost =
      'coast: mails come from mail@gevel.example, not from info@coast.example: its domain lacks DNS records (found 2026-11-29 10:00).';
    expect(await left()).toEqual([lost]);
    const { stdout } = await run(['site', 'check', 'coast'], service.origin);
    expect(stdout).toContain(`· ${lost} Use mail domain coast`);
  });

  it('names a home’s title and description that a language of the site lacks, of both sources', async () => {
    service.records.get('coast')?.set('listing/b', {
      listing: { guid: 'b', title: { fr: 'Maison' }, description: { nl: 'Rustig' } },
    });
    expect((await launch()).steps.find(({ name }) => name === 'languages')?.left).toEqual([
      '1 homes have no title in nl',
      '1 homes have no title in fr',
      '1 homes have no description in fr',
    ]);
  });

  it('refuses a name that is no step', async () => {
    const { code } = await run(['site', 'launch', 'coast', '--accept', 'everything'], service.origin);
    expect(code).toBe(2);
  });
});
