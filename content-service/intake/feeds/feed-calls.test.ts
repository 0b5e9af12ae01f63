/** Calls for feeds: settings, secrets that never show, accounts, decisions, removal (decision 143). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { nameOfAddress } from '#wire/own-service.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { get } from '../../testing/call.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { JPEG } from '../../testing/pictures.ts';
import { importAll } from '../../testing/records.ts';
import type { Scripted } from '../../testing/scripted.ts';
import { store } from '../../testing/store.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';
import { findAccount, putAccountStatement } from './accounts.ts';
import { askOf } from './ask.ts';
import { openSecret, sealSecret } from './sealed.ts';
import { fileFeedOf } from './testing/file-feed.ts';

let sites = 0;
let site = '';
const NOW = new Date('2027-01-04T08:00:00.000Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(async () => {
  forgetWork();
  site = `called-${++sites}`;
  await store(siteStatements(aSite(site)));
});

const line = (id: number | string, price: number, more: object = {}) => {
  const address = aCity(1, '8300', 'Knokke', 51.3, 3.3);
  const { general } = anEstate(id, { title: { nl: `Huis ${id}` }, price: { value: price }, address });
  return { estate: { general: { ...general, ...more } } };
};
const ndjson = (...lines: readonly object[]) => lines.map((one) => JSON.stringify(one)).join('\n');
const serve = (answer: Scripted | null) => tell(site, { '/homes.ndjson': answer });
const address = () => `${SERVER}/${site}/homes.ndjson`;
const add = (settings: object = { address: address() }, more: object = {}) =>
  ask('PUT', `/sites/${site}/feeds/file`, { kind: 'file', settings, ...more });
const { round, show, prices } = fileFeedOf(() => site);

/** Ids of the homes that a search of the whole offer lists. */
const listed = async () => {
  const query = { query: {}, sort: [], from: 0, size: 20 };
  const { results } = (await ask('POST', `/sites/${site}/estates`, query)).body as {
    results: { general: { reference?: string } }[];
  };
  return results.map(({ general }) => general.reference);
};

describe('a home whose project is written as 0, which means none (spec 1 §3)', () => {
  const NONE = [0, '0', -1, ''].map((parentId, at) => ({ parentId, reference: `R-${at}` }));

  it('is a home of its own where a feed brings it', async () => {
    await serve({ text: ndjson(...NONE.map((one, at) => line(at + 1, 100 + at, one))) });
    await add();
    await work(NOW);
    expect((await show()).homes).toMatchObject({ shown: NONE.length, hidden: 0, refused: 0 });
    expect((await listed()).toSorted()).toEqual(NONE.map(({ reference }) => reference));
  });

  it('is one where an import brings it', async () => {
    await importAll(
      site,
      NONE.map((one, at) => line(at + 1, 100 + at, one)),
    );
    expect((await listed()).toSorted()).toEqual(NONE.map(({ reference }) => reference));
  });
});

describe('a file at an address', () => {
  it('is read when it is added, by its ETag afterwards, and what it no longer has is withdrawn', async () => {
    await serve({ text: ndjson(line(1, 100), line(2, 200), line(3, 300)), headers: { ETag: '"a"' } });
    const { status } = await add();
    expect(status).toBe(200);
    await work(NOW);
    expect(await prices()).toEqual([100, 200, 300]);
    expect(await show()).toMatchObject({ outcome: 'ok', homes: { shown: 3 }, running: false });
    await serve({ status: 304 });
    await round(later(15));
    expect((await askedOf(site)).at(-1)?.headers).toMatchObject({ 'if-none-match': '"a"' });
    expect(await prices()).toEqual([100, 200, 300]);
    await serve({ text: ndjson(line(1, 110), line(3, 300)), headers: { ETag: '"b"' } });
    await round(later(30));
    expect(await prices()).toEqual([110, 300]);
    expect(await show()).toMatchObject({ homes: { shown: 2, gone: 1 } });
  });

  it('is read once a day also by an ETag that says it is unchanged, and after a decision at once', async () => {
    const address = aCity(1, '8300', 'Knokke', 51.3, 3.3);
    await importAll(site, [{ estate: anEstate(9, { reference: 'REF-9', price: { value: 7 }, address }) }]);
    await serve({ text: ndjson(line(1, 100, { reference: 'REF-9' })), headers: { ETag: '"a"' } });
    await add();
    await work(NOW);
    expect(await show()).toMatchObject({ homes: { asked: 1 } });
    const asked = async () => (await askedOf(site)).at(-1)?.headers['if-none-match'];
    await round(later(60));
    expect(await asked()).toBe('"a"');
    const { status } = await ask('POST', `/sites/${site}/feeds/file/decision`, {
      home: '1',
      decided: 'other',
    });
    expect(status).toBe(200);
    await work(later(75));
    expect(await asked()).toBeUndefined();
    expect(await prices()).toEqual([7, 100]);
    await serve({ status: 304 });
    await round(later(90));
    expect(await asked()).toBe('"a"');
    await serve({ text: ndjson(line(1, 100, { reference: 'REF-9' })), headers: { ETag: '"a"' } });
    await round(later(90 + 24 * 60));
    expect(await asked()).toBeUndefined();
  });

  it('has units that return with their project although it does not change again', async () => {
    const unit = line(2, 200, { parentId: 1 });
    const serveWith = (project: object, tag: string) => serve({ text: ndjson(unit, project), etag: tag });
    await serveWith({ ...line(1, 100), withdrawnAt: '2027-01-01T00:00:00.000Z' }, '"a"');
    await add();
    await work(NOW);
    expect(await prices()).toEqual([]);
    await serveWith(line(1, 100), '"b"');
    await round(later(15));
    await round(later(30));
    expect(await prices()).toEqual([100, 200]);
  });

  const FAULTS: readonly (readonly [string, Scripted | null, string, string])[] = [
    ['a key that is refused', { status: 401 }, 'key-refused', 'status 401'],
    ['too many calls', { status: 429, headers: { 'Retry-After': '3600' } }, 'too-often', 'status 429'],
    ['a failing server', { status: 502 }, 'failing', 'status 502'],
    [
      'a redirect',
      { status: 302, headers: { Location: 'https://elsewhere.example/' } },
      'broken',
      'redirected, status 302',
    ],
    [
      'a page',
      { text: '<!doctype html><p>Welcome' },
      'broken',
      'a page or XML, where lines of JSON are expected',
    ],
    ['an id that is no text', { text: ndjson(line('a\ud800', 1)) }, 'broken', 'an id that is none'],
    ['half a file', { text: `${ndjson(line(1, 100))}\n{"estate": {"gen` }, 'broken', 'line 2: no JSON'],
    ['a line that is no home', { text: '{"city": {"id": 1}}' }, 'broken', 'line 1: '],
    [
      'a line that is too long',
      { text: ndjson(line(1, 100, { note: 'x'.repeat(1024 * 1024) })) },
      'broken',
      'line 1: more than 1 MB',
    ],
    [
      'a file of too many lines',
      { text: `${ndjson(line(1, 100), line(2, 200))}${'\n'.repeat(50_000)}` },
      'broken',
      'more than 50000 lines',
    ],
    ['bytes that are no text', { base64: btoa('{"estate":"\xff"}') }, 'broken', 'not UTF-8'],
    ['a file that is gone', { status: 404 }, 'broken', 'status 404'],
  ];
  it.each(FAULTS)('%s ends the round, and what stands stays', async (_fault, answer, outcome, reason) => {
    await serve({ text: ndjson(line(1, 100), line(2, 200)) });
    await add();
    await work(NOW);
    await serve(answer);
    await round(later(15));
    expect(await prices()).toEqual([100, 200]);
    expect(await show()).toMatchObject({ outcome, reason: expect.stringContaining(reason), failures: 1 });
  });

  it.each([
    ['hangs', { way: 'never' }, 'unreachable: no answer in 0.3 seconds'],
    ['never ends', { way: 'endless' }, /unreachable: no answer|broken: an answer of more than/],
    ['is cut', { way: 'cut', text: 'x'.repeat(100) }, /unreachable: no connection/],
  ] as const)('that %s ends in time, with its state', async (_fault, answer, words) => {
    await serve(answer);
    const asking = { settings: {}, secrets: null, account: null, now: NOW };
    const { file } = askOf(asking, BINDINGS, 300);
    await expect(file({ method: 'GET', address: address() }, null)).rejects.toThrow(words);
  });

  it('with a project that is no text refuses its unit', async () => {
    await serve({ text: ndjson(line(1, 100, { parentId: 'a\ud800' }), line(3, 300)) });
    await add();
    await work(NOW);
    expect(await prices()).toEqual([300]);
    expect((await show()).notTaken).toEqual([
      expect.objectContaining({ home: '1', reason: expect.stringContaining('an id that is none') }),
    ]);
  });

  it('with units in a project refuses it with its field, and says what to do', async () => {
    await serve({ text: ndjson(line(1, 100, { children: [anEstate(2)] }), line(3, 300)) });
    await add();
    await work(NOW);
    expect(await prices()).toEqual([300]);
    expect((await show()).notTaken).toEqual([
      expect.objectContaining({ home: '1', reason: expect.stringContaining('lines of their own') }),
    ]);
  });
});

describe('settings', () => {
  it.each([
    ['an unknown kind', { kind: 'fax', settings: {} }, 'kind'],
    ['no address', { kind: 'file', settings: {} }, 'settings.address'],
    [
      'an address of this network',
      { kind: 'file', settings: { address: 'http://10.0.0.1/a' } },
      'settings.address',
    ],
    [
      'a setting that there is not',
      { kind: 'file', settings: { address: 'https://a.example/', x: 1 } },
      'settings',
    ],
    [
      'an address where a host of pictures is expected',
      { kind: 'file', settings: { address: 'https://a.example/', pictureHosts: ['https://img.a.be/'] } },
      'settings.pictureHosts[0]',
    ],
    [
      'secrets of a kind without any',
      { kind: 'file', settings: { address: 'https://a.example/' }, secrets: {} },
      'secrets',
    ],
  ])('with %s are refused', async (_what, body, field) => {
    const { status, body: answer } = await ask('PUT', `/sites/${site}/feeds/file`, body);
    expect(status).toBe(422);
    expect(Object.keys((answer.error as { fields: object }).fields)).toEqual([field]);
  });

  it('name hosts of pictures in any case, and a picture at another host is told', async () => {
    const pictures = ['https://elsewhere.example/a.jpg', 'no address'].map((file) => ({ file }));
    await serve({ text: ndjson({ estate: { ...line(1, 100).estate, pictures } }) });
    await add({ address: address(), pictureHosts: ['IMG.Agency.be', 'img.agency.be'] });
    await work(NOW);
    expect(await prices()).toEqual([100]);
    expect(await show()).toMatchObject({
      settings: { pictureHosts: ['img.agency.be'] },
      unmapped: [
        { what: 'value', name: 'picture', value: 'an address that is none', homes: 1, home: '1' },
        { what: 'value', name: 'picture at elsewhere.example', value: 'a host that is not named', homes: 1 },
      ],
    });
  });

  it('of another kind under the same name are refused', async () => {
    await serve({ text: ndjson(line(1, 100)) });
    await add();
    const other = await ask('PUT', `/sites/${site}/feeds/file`, { kind: 'whise', settings: { client: '7' } });
    expect(other.status).toBe(422);
  });

  it('of homes that another feed of the site brings are refused, also when both are added at once', async () => {
    const feed = (name: string, kind: string, settings: object) =>
      ask('PUT', `/sites/${site}/feeds/${name}`, { kind, settings });
    const both = await Promise.all(['one', 'two'].map((name) => feed(name, 'whise', { client: '4321' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const [first] = both.flatMap(({ status }, at) => (status === 200 ? [['one', 'two'][at]] : []));
    const refused = await feed('three', 'whise', { client: 4321, offices: [1] });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(`settings.client":"the feed ${first} of this site`);
    // Itself again, another client, and the same number of another kind.
    expect((await feed(first ?? '', 'whise', { client: '4321' })).status).toBe(200);
    expect((await feed('four', 'whise', { client: '4322' })).status).toBe(200);
    expect((await feed('five', 'zabun', { client: '4321' })).status).toBe(200);
  });
});

it('is paused, resumed and removed; its homes stay, and keep their numbers when it comes again', async () => {
  await serve({ text: ndjson(line(1, 100)) });
  await add();
  await work(NOW);
  const numbers = async () =>
    (await env.DB.prepare('SELECT estate_id FROM feed_homes WHERE site_id = ?').bind(site).all()).results;
  const before = await numbers();
  expect((await ask('POST', `/sites/${site}/feeds/file/pause`, { paused: true })).body.paused).toBe(true);
  await serve({ text: ndjson(line(1, 120)) });
  await round(later(15));
  expect(await prices()).toEqual([100]);
  expect((await ask('POST', `/sites/${site}/feeds/file/run`)).status).toBe(202);
  await work(later(16));
  expect(await prices()).toEqual([100]);
  await ask('POST', `/sites/${site}/feeds/file/pause`, { paused: false });
  await round(later(30));
  expect(await prices()).toEqual([120]);
  expect((await ask('DELETE', `/sites/${site}/feeds/file`)).status).toBe(204);
  expect((await ask('DELETE', `/sites/${site}/feeds/file`)).status).toBe(404);
  expect(await prices()).toEqual([120]);
  await add();
  await work(later(60));
  expect(await numbers()).toEqual(before);
  expect(await prices()).toEqual([120]);
});

describe('a home with the reference of one made by hand', () => {
  const asked = async () => {
    const hand = line(5, 50, { reference: 'K-1' });
    await importAll(site, [hand]);
    await serve({ text: ndjson(line(1, 100, { reference: 'k-1' }), line(2, 200)) });
    await add();
    await work(NOW);
    expect(await prices()).toEqual([50, 200]);
    expect((await show()).notTaken).toEqual([
      expect.objectContaining({ home: '1', state: 'asked', rival: '5' }),
    ]);
  };
  const decide = (home: string, decided: string) =>
    ask('POST', `/sites/${site}/feeds/file/decision`, { home, decided });

  it('takes its place under its address when they are the same', async () => {
    await asked();
    expect((await decide('1', 'same')).status).toBe(200);
    await work(later(20));
    expect(await prices()).toEqual([100, 200]);
    const { body } = await ask('GET', `/sites/${site}/records/estate/5`);
    expect(body).toMatchObject({ estate: { general: { price: { value: 100 } } } });
    expect((await decide('1', 'same')).status).toBe(404);
  });

  it('is asked about too when a feed brought that one which was removed, and takes its place', async () => {
    const lines = [line(1, 100, { reference: 'K-1' }), line(2, 200)];
    await serve({ text: ndjson(...lines) });
    await add();
    await work(NOW);
    await ask('DELETE', `/sites/${site}/feeds/file`);
    // Another system, with ids of its own.
    await serve({ text: ndjson(line(71, 110, { reference: 'K-1' })) });
    const next = (path: string, method: string, body?: object) =>
      ask(method, `/sites/${site}/feeds/next${path}`, body);
    await next('', 'PUT', { kind: 'file', settings: { address: address() } });
    await work(later(15));
    expect(await prices()).toEqual([100, 200]);
    const [{ rival = '' } = {}] = (await next('', 'GET')).body.notTaken as readonly { rival?: string }[];
    expect((await next('/decision', 'POST', { home: '71', decided: 'same' })).status).toBe(200);
    await work(later(30));
    expect(await prices()).toEqual([110, 200]);
    const { body } = await ask('GET', `/sites/${site}/records/estate/${rival}`);
    expect(body).toMatchObject({ estate: { general: { price: { value: 110 } } } });
    // No number is given twice afterwards, and the first feed would ask in its turn.
    await serve({ text: ndjson(line(71, 110, { reference: 'K-1' }), line(72, 300)) });
    await next('/run', 'POST', {});
    await work(later(45));
    expect(await prices()).toEqual([110, 200, 300]);
    await next('', 'DELETE');
    await serve({ text: ndjson(...lines) });
    await add();
    await work(later(60));
    expect(await prices()).toEqual([110, 200, 300]);
    expect(await show()).toMatchObject({ homes: { asked: 1, shown: 1 } });
  });

  it('stands beside it when they are not', async () => {
    await asked();
    await decide('1', 'other');
    await work(later(20));
    expect(await prices()).toEqual([50, 100, 200]);
  });
});

describe('a picture of a feed', () => {
  const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
  /** A JPEG whose EXIF says where it was taken, and that it is turned. */
  const taken = (place: string): Uint8Array => {
    const words = new TextEncoder().encode(place);
    const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
    const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...words];
    return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...JPEG.slice(2)]);
  };
  const photo = () => `${SERVER}/${site}/photo.jpg`;
  const servePhoto = (answer: Scripted, price: number) =>
    tell(site, {
      '/photo.jpg': answer,
      '/homes.ndjson': {
        text: ndjson({ estate: { ...line(1, price).estate, pictures: [{ file: photo() }] } }),
      },
    });
  const stored = async () => {
    const answer = await get(`/sites/${site}/assets/${await nameOfAddress(new URL(photo()))}?version=w800`);
    return answer.status === 200 ? new Uint8Array(await answer.arrayBuffer()) : answer.status;
  };

  it('is kept without where it was taken, turned as it was, and follows its host', async () => {
    await servePhoto({ base64: base64(taken('51.35 N 3.28 E')), etag: '"1"' }, 100);
    await add({ address: address(), pictureHosts: [new URL(SERVER).host] });
    await work(NOW);
    const first = (await stored()) as Uint8Array;
    expect(new TextDecoder('latin1').decode(first)).not.toContain('3.28 E');
    // 60 × 40, on its side.
    expect(inspectPicture(first)).toMatchObject({ contentType: 'image/jpeg', width: 40, height: 60 });
    // Another picture at the same address.
    await servePhoto({ base64: base64(JPEG), etag: '"2"' }, 110);
    await round(later(15));
    expect(await stored()).toEqual(JPEG);
    await servePhoto({ status: 404 }, 120);
    await round(later(30));
    expect(await stored()).toBe(404);
    expect(await prices()).toEqual([120]);
  });
});

it('a home that is refused keeps its pictures, like all that stands of it', async () => {
  const [first, second] = ['/first.jpg', '/second.jpg'].map((path) => `${SERVER}/${site}${path}`);
  const photo = { base64: btoa(String.fromCharCode(...JPEG)), etag: '"1"' };
  const offer = (more: object, ...files: readonly (string | undefined)[]) =>
    tell(site, {
      '/first.jpg': photo,
      '/second.jpg': photo,
      '/homes.ndjson': {
        text: ndjson({ estate: { ...line(1, 100, more).estate, pictures: files.map((file) => ({ file })) } }),
      },
    });
  const statuses = () =>
    Promise.all(
      [first, second].map(async (file = '') => {
        const name = await nameOfAddress(new URL(file));
        return (await get(`/sites/${site}/assets/${name}?version=w800`)).status;
      }),
    );
  await offer({}, first, second);
  await add({ address: address(), pictureHosts: [new URL(SERVER).host] });
  await work(NOW);
  expect(await statuses()).toEqual([200, 200]);
  await offer({ bedroomCount: 'many' }, first);
  await round(later(15));
  expect(await show()).toMatchObject({ homes: { refused: 1 } });
  expect(await statuses()).toEqual([200, 200]);
  await offer({}, first);
  await round(later(30));
  expect(await statuses()).toEqual([200, 404]);
});

describe('secrets', () => {
  const account = { username: 'gevel', password: 'canary-of-a-password' };

  it('of the deployment are sealed, turned with SERVICE_KEYS, and in no answer, journal or other table', async () => {
    const { status, text } = await ask('PUT', '/feed-accounts/whise', account);
    expect([status, text]).toEqual([204, '']);
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    ).all<{ name: string }>();
    for (const { name } of results) {
      const rows = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
      expect(JSON.stringify(rows.results)).not.toContain(account.password);
    }
    expect(await findAccount(env, 'whise')).toMatchObject(account);
    const first = env.SERVICE_KEYS ?? '';
    const turned = `new:${'n'.repeat(40)} ${first}`;
    expect(await findAccount({ ...env, SERVICE_KEYS: turned }, 'whise')).toMatchObject(account);
    const again = await putAccountStatement('whise', account, { ...env, SERVICE_KEYS: turned }, NOW);
    await prepare(env.DB, again).run();
    const only = `new:${'n'.repeat(40)}`;
    expect(await findAccount({ ...env, SERVICE_KEYS: only }, 'whise')).toMatchObject(account);
    await expect(findAccount(env, 'whise')).rejects.toThrow('does not open');
  });

  it('are refused without their value in the answer', async () => {
    const { status, text } = await ask('PUT', '/feed-accounts/whise', { ...account, more: 'x' });
    expect(status).toBe(422);
    expect(text).not.toContain(account.password);
  });

  it('of one feed open for no other', async () => {
    const whose = { siteId: site, feed: 'a', kind: 'stub' };
    const sealed = await sealSecret({ key: 'k' }, whose, env);
    expect(await openSecret(sealed, whose, env)).toEqual({ key: 'k' });
    await expect(openSecret(sealed, { ...whose, feed: 'b' }, env)).rejects.toThrow('does not open');
    await expect(openSecret(sealed, { account: 'stub' }, env)).rejects.toThrow('does not open');
  });

  it('that are missing end a round with words for operators', async () => {
    await env.DB.prepare("DELETE FROM feed_accounts WHERE kind = 'whise'").run();
    await ask('PUT', `/sites/${site}/feeds/whise`, { kind: 'whise', settings: { client: '7' } });
    await work(NOW);
    const { body } = await ask('GET', `/sites/${site}/feeds/whise`);
    expect(body).toMatchObject({
      outcome: 'settings',
      reason: expect.stringContaining('feed account set whise'),
    });
  });
});
