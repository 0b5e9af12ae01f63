import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { answerOf, get, post, publicGet } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { commit, deleteRecord, importAll, openImport, putRecord, stage } from '../testing/records.ts';
import { store } from '../testing/store.ts';

const home = (id: string) => ({ locale: 'nl', home: id });
const redirect = (id: string, from: string, to: object) => ({ redirect: { id, from, to } });
const write = async (site: string, id: string, from: string, to: object) =>
  putRecord(site, 'redirect', id, redirect(id, from, to));
const find = async (site: string, address: string) => {
  const { status, body } = await answerOf(
    await get(`/sites/${site}/redirects/find?${new URLSearchParams({ address })}`),
  );
  return status === 200 ? (body as { to: object }).to : status;
};

beforeAll(() => store(...['old', 'loops', 'race', 'uses'].map((id) => siteStatements(aSite(id)))));

describe('an old address (decision 169)', () => {
  beforeAll(async () => {
    for (const [id, from, to] of [
      ['a', '/pand/Mooi-Huis/', home('1')],
      ['b', '/index.php?page=detail&ref=HH-1', home('2')],
      ['c', '/index.php?page=contact', { locale: 'fr', screen: 'contact' }],
      ['d', '/property/:id/:title', home(':id')],
      ['e', '/property/:id/print', { locale: 'nl', screen: 'offer' }],
      ['f', '/property/7/villa', home('70')],
      ['g', '/detail.aspx?pandid=:id&taalid=2', { locale: 'fr', home: ':id' }],
      ['h', '/blog/*', { locale: 'nl', screen: 'home' }],
    ] as const)
      expect((await write('old', id, from, to)).status, id).toBe(200);
  });

  it.each([
    ['/pand/mooi-huis', home('1')],
    ['/PAND/Mooi-Huis/?utm_source=x', home('1')],
    ['/pand/mooi-huis/x', 404],
    ['/index.php?utm_medium=y&REF=hh-1&page=Detail', home('2')],
    ['/index.php?page=detail', 404],
    ['/index.php?page=contact', { locale: 'fr', screen: 'contact' }],
    ['/property/12/een-titel', home('12')],
    ['/property/7/villa', home('70')],
    ['/property/12/print', { locale: 'nl', screen: 'offer' }],
    ['/property/12', 404],
    ['/detail.aspx?TaalID=2&PandID=44', { locale: 'fr', home: '44' }],
    ['/detail.aspx?TaalID=1&PandID=44', 404],
    ['/blog/2019/03/iets', { locale: 'nl', screen: 'home' }],
    ['/%zz', 404],
  ])('%s is answered by the closest redirect', async (address, to) => {
    expect(await find('old', address)).toEqual(to);
  });

  it.each([
    ['the start page', '/', home('1')],
    ['a pattern of everything', '/:all', home('1')],
    ['a star in the middle', '/a/*/b', home('1')],
    ['a name twice', '/a/:id/:id', home('1')],
    ['another host', '//evil.example/a', home('1')],
    ['a target elsewhere', '/a', { path: 'https://evil.example/' }],
    ['a target of two slashes', '/a', { path: '//evil.example' }],
    ['a name that the address lacks', '/a/:id', home(':ref')],
    ['two targets', '/a', { locale: 'nl', home: '1', screen: 'home' }],
  ])('is refused for %s', async (_what, from, to) => {
    expect((await write('old', 'x', from, to)).status).toBe(422);
  });

  it('has one answer: a second redirect of the same address is refused', async () => {
    expect((await write('old', 'twice', '/PAND/mooi-huis', home('3'))).status).toBe(422);
  });

  it('ends with its record', async () => {
    await write('old', 'end', '/end', home('1'));
    expect((await deleteRecord('old', 'redirect', 'end')).status).toBe(204);
    expect(await find('old', '/end')).toBe(404);
  });
});

describe('loops and chains', () => {
  it.each([
    ['to itself', [['a', '/nl/een', { path: '/nl/een' }]]],
    ['to itself in other capitals', [['a', '/nl/Een?x=1', { path: '/nl/een/' }]]],
    [
      'of two',
      [
        ['a', '/nl/een', { path: '/nl/twee' }],
        ['b', '/nl/twee', { path: '/nl/een' }],
      ],
    ],
    [
      'to one that leads on',
      [
        ['a', '/nl/twee', home('1')],
        ['b', '/een', { path: '/nl/twee' }],
      ],
    ],
    [
      'from one that led there before',
      [
        ['a', '/een', { path: '/nl/twee' }],
        ['b', '/nl/twee', home('1')],
      ],
    ],
    [
      'into a pattern',
      [
        ['a', '/nl/oud/:id', home(':id')],
        ['b', '/een', { path: '/nl/oud/7' }],
      ],
    ],
    ['of a pattern into itself', [['a', '/nl/*', { path: '/nl/weg' }]]],
  ] as const)('are refused %s, in one import and one by one', async (what, all) => {
    const records = all.map(([id, from, to]) => redirect(id, from, to));
    const path = await openImport('loops');
    expect((await stage(path, records)).status).toBe(200);
    expect((await commit(path)).status, what).toBe(422);
    const statuses: number[] = [];
    for (const [id, from, to] of all) statuses.push((await write('loops', id, from, to)).status);
    expect(statuses.at(-1)).toBe(422);
    for (const [id] of all) await deleteRecord('loops', 'redirect', id);
  });

  it('are refused when another call writes the other half between reading and writing', async () => {
    const path = await openImport('race');
    await stage(path, [redirect('a', '/een', { path: '/nl/twee' })]);
    expect((await write('race', 'b', '/nl/twee', home('1'))).status).toBe(200);
    expect((await commit(path)).status).toBe(422);
    expect(await find('race', '/een')).toBe(404);
  });
});

describe('limits and uses', () => {
  it('a site has at most 100 patterns', async () => {
    const many = Array.from({ length: 101 }, (_, at) => redirect(`p${at}`, `/p${at}/:id`, home(':id')));
    const path = await openImport('uses');
    await stage(path, many);
    expect((await commit(path)).status).toBe(422);
    await importAll('uses', many.slice(0, 100));
    expect(await find('uses', '/p99/5')).toEqual(home('5'));
  });

  it('counts uses by day, and ignores those of a redirect that is not there', async () => {
    const report = (redirects: object) =>
      post('/traffic', {
        sites: [{ site: 'uses', requests: 1, errors: 0, took: Array(TOOK).fill(0), failed: 0, redirects }],
      });
    const TOOK =
      (await env.DB.prepare(
        "SELECT count(*) AS n FROM pragma_table_info('traffic') WHERE name LIKE 'took%'",
      ).first<number>('n')) ?? 0;
    expect((await report({ p1: 2, unknown: 3 })).status).toBe(200);
    expect((await report({ p1: 1 })).status).toBe(200);
    const { body } = await answerOf(await publicGet('/sites/uses/redirects/uses'));
    expect(body).toEqual({
      uses: [{ id: 'p1', count: 3, last: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    });
  });
});
