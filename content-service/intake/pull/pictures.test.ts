/**
 * Pictures by address, over HTTP on loopback: each fault of their host, and what visitors and operators see.
 */

import { env } from 'cloudflare:workers';
import { crc32, deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nameOfAddress } from '#wire/own-service.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { get } from '../../testing/call.ts';
import { anEstate, aSite } from '../../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { JPEG, PNG, RED_WEBP, SVG } from '../../testing/pictures.ts';
import type { Scripted } from '../../testing/scripted.ts';
import { store } from '../../testing/store.ts';
import { storeFeed } from '../../testing/stub-feed.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';
import { fetchDuePictures } from './fetch-pictures.ts';

/** The next full hour: settings are written now, and due from then on. */
const NOW = new Date(afterTests(3_600_000));
const DAY = 24 * 60 * 60_000;
const HOST = new URL(SERVER).host;

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const picture = (bytes: Uint8Array, etag = '"1"'): Scripted => ({
  base64: base64(bytes),
  headers: { 'Content-Type': 'image/webp' },
  etag,
});

let sites = 0;
let site = '';
const addressOf = (name: string): string => `${SERVER}/${site}/img/${name}`;

beforeEach(async () => {
  forgetWork();
  sites += 1;
  site = `album-${sites}`;
  await env.DB.prepare('DELETE FROM own_services').run();
  await store(siteStatements(aSite(site)));
  await ask('PUT', `/sites/${site}/content-service`, {
    address: `${SERVER}/${site}`,
    scope: 'core',
    pictureHosts: [HOST],
  });
});

/** Stores a home with these pictures, and runs all work. */
async function shows(files: readonly string[], now = NOW): Promise<void> {
  const home = anEstate(1, {}, { pictures: files.map((file) => ({ file })) });
  await tell(site, { [`/sites/${site}/estates/v2/1`]: { json: home } });
  await ask('POST', `/sites/${site}/changed-homes`, { ids: ['1'] });
  await work(now);
}

/** The site's answer for a picture by its address. */
const stored = async (file: string): Promise<Response> =>
  get(`/sites/${site}/assets/${await nameOfAddress(new URL(file))}?version=w800`);

const stateOf = async () =>
  (await ask('GET', `/sites/${site}/content-service`)).body.state as {
    pictures: Record<string, number>;
    refusals: { what: string; reason: string }[];
  };

describe('pictures by address', () => {
  it.each([
    ['WebP', RED_WEBP, 'image/webp'],
    ['PNG', PNG, 'image/png'],
    ['JPEG', JPEG, 'image/jpeg'],
  ])('are kept as they are where they fit: %s', async (_kind, bytes, type) => {
    await tell(site, { '/img/a': picture(bytes) });
    await shows([addressOf('a')]);
    const answer = await stored(addressOf('a'));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect((await stateOf()).pictures).toMatchObject({ kept: 1 });
  });

  it('become the home’s own pictures, so that mails and lists show them', async () => {
    await tell(site, { '/img/a': picture(RED_WEBP) });
    await shows([addressOf('a'), addressOf('none')]);
    const { pictures } = await (await get(`/sites/${site}/estates/v2/1`)).json<{ pictures: object[] }>();
    expect(pictures).toMatchObject([
      { file: expect.stringMatching(/^at-[0-9a-f]{40}$/), width: 60, height: 40 },
    ]);
  });

  it('are fetched again when their ETag changed, and not transferred again otherwise', async () => {
    await tell(site, { '/img/a': picture(RED_WEBP) });
    await shows([addressOf('a')]);
    await shows([addressOf('a')], new Date(NOW.getTime() + DAY));
    const before = await (await stored(addressOf('a'))).arrayBuffer();
    expect(new Uint8Array(before)).toEqual(RED_WEBP);
    const [, second] = (await askedOf(site)).filter(({ path }) => path.endsWith('/img/a'));
    expect(second?.headers['if-none-match']).toBe('"1"');
    await tell(site, { '/img/a': picture(PNG, '"2"') });
    await fetchDuePictures(BINDINGS, new Date(NOW.getTime() + 9 * DAY));
    await work(new Date(NOW.getTime() + 9 * DAY));
    expect(new Uint8Array(await (await stored(addressOf('a'))).arrayBuffer())).toEqual(PNG);
  });

  it('of another address are another picture, and unused ones are deleted', async () => {
    await tell(site, { '/img/a': picture(RED_WEBP), '/img/b': picture(PNG) });
    await shows([addressOf('a')]);
    await shows([addressOf('b')]);
    expect((await stored(addressOf('b'))).status).toBe(200);
    expect((await stored(addressOf('a'))).status).toBe(404);
  });

  it('of a home that is refused now stay with what stands of it', async () => {
    await tell(site, { '/img/a': picture(RED_WEBP), '/img/b': picture(PNG) });
    await shows([addressOf('a'), addressOf('b')]);
    // A unit under a number that only homes of feeds have.
    const unit = { general: { ...anEstate('900000000005').general, parentId: 1 } };
    const home = anEstate(1, { children: [unit] }, { pictures: [{ file: addressOf('a') }] });
    await tell(site, { [`/sites/${site}/estates/v2/1`]: { json: home } });
    await ask('POST', `/sites/${site}/changed-homes`, { ids: ['1'] });
    await work(NOW);
    expect((await stateOf()).refusals).toMatchObject([{ what: 'home 1' }]);
    expect((await stored(addressOf('b'))).status).toBe(200);
  });

  it('are removed when their host removed them, and restored with it', async () => {
    await tell(site, { '/img/a': picture(RED_WEBP) });
    await shows([addressOf('a')]);
    await tell(site, { '/img/a': null });
    await shows([addressOf('a')], new Date(NOW.getTime() + DAY));
    expect((await stored(addressOf('a'))).status).toBe(404);
    expect((await stateOf()).pictures).toMatchObject({ gone: 1 });
    await tell(site, { '/img/a': picture(RED_WEBP) });
    await shows([addressOf('a')], new Date(NOW.getTime() + 2 * DAY));
    expect((await stored(addressOf('a'))).status).toBe(200);
  });

  it('of hosts missing in the settings are never requested', async () => {
    const other = addressOf('a').replace('127.0.0.1', 'localhost');
    await tell(site, { '/img/a': picture(RED_WEBP) });
    await shows([
      other,
      'https://169.254.169.254/a.jpg',
      'file:///etc/passwd',
      'https://img.stranger.be/a.jpg',
    ]);
    expect((await askedOf(site)).filter(({ path }) => path.includes('/img/'))).toEqual([]);
    expect((await stateOf()).pictures).toMatchObject({ due: 0, kept: 0 });
  });
});

/** Log event for each result. */
const LINES = { refused: 'own_picture.refused', failing: 'own_picture.failed', gone: 'own_picture.gone' };

/** Log lines about pictures during a call. */
async function linesOf(meanwhile: () => Promise<void>): Promise<readonly string[]> {
  const heard = (['info', 'log', 'warn'] as const).map((level) => vi.spyOn(console, level));
  await meanwhile();
  const lines = heard.flatMap(({ mock }) => mock.calls.map(([line]) => String(line)));
  vi.restoreAllMocks();
  return lines.filter((line) => line.includes('own_picture.'));
}

/** Fault of the host → what operators see. Pages show the placeholder, or the previous picture. */
const FAULTS: readonly [string, Scripted, 'refused' | 'failing' | 'gone', string][] = [
  ['a page instead', { text: '<html>not found</html>' }, 'refused', 'not a picture that is taken'],
  [
    'a drawing',
    { ...picture(SVG), headers: { 'Content-Type': 'image/svg+xml' } },
    'refused',
    'not a photograph',
  ],
  ['half a picture', picture(RED_WEBP.slice(0, 40)), 'refused', 'broken or cut off'],
  ['something behind its end', picture(new Uint8Array([...PNG, 1, 2, 3])), 'refused', 'broken or cut off'],
  [
    'nothing',
    { base64: '', headers: { 'Content-Type': 'image/webp' } },
    'refused',
    'not a picture that is taken',
  ],
  ['no end', { headers: { 'Content-Type': 'image/jpeg' }, way: 'endless' }, 'refused', 'more than 15 MB'],
  [
    'a way elsewhere',
    { status: 302, headers: { Location: `${SERVER}/x` }, text: '' },
    'refused',
    'redirected, 302',
  ],
  ['a broken line', { ...picture(RED_WEBP), way: 'cut' }, 'failing', 'unreachable'],
  ['an error', { status: 500, text: '' }, 'failing', '500'],
  ['a refusal', { status: 403, text: '' }, 'failing', '403'],
  ['no longer there', { status: 410, text: '' }, 'gone', '410'],
];

describe.each(FAULTS)('a host that answers with %s', (_what, fault, state, reason) => {
  it('is reported to operators, and the other picture is kept', async () => {
    await tell(site, { '/img/a': fault, '/img/b': picture(RED_WEBP) });
    expect(await linesOf(() => shows([addressOf('a'), addressOf('b')]))).toEqual([
      expect.stringMatching(new RegExp(`"${LINES[state]}".*"host":"${HOST}".*"reason":".*${reason}`)),
    ]);
    expect((await stored(addressOf('a'))).status).toBe(404);
    expect((await stored(addressOf('b'))).status).toBe(200);
    const answered = await stateOf();
    expect(answered.pictures).toMatchObject({ [state]: 1, kept: 1 });
    expect(answered.refusals).toEqual([
      { what: `picture ${addressOf('a')}`, reason: expect.stringContaining(reason) },
    ]);
  });

  it('keeps the previous picture, unless the host says it is gone', async () => {
    await tell(site, { '/img/a': picture(RED_WEBP) });
    await shows([addressOf('a')]);
    await tell(site, { '/img/a': fault });
    await shows([addressOf('a')], new Date(NOW.getTime() + DAY));
    expect((await stored(addressOf('a'))).status).toBe(state === 'gone' ? 404 : 200);
  });
});

it('due pictures of suspended sites, and of sites without a service or a feed, hold up nobody’s', async () => {
  await env.DB.prepare('DELETE FROM addressed_pictures').run();
  const due = (siteId: string, at: number) =>
    env.DB.prepare(
      "INSERT INTO addressed_pictures (site_id, home_id, name, address, check_at) VALUES (?, '1', 'a', 'https://a.example/', ?)",
    ).bind(siteId, at);
  const others = Array.from({ length: 82 }, (_, at) => ({ siteId: `a-${at}`, serves: at < 41 }));
  for (const { siteId, serves } of others) {
    await store(siteStatements({ ...aSite(siteId), state: serves ? 'suspended' : 'live' }));
    await due(siteId, 0).run();
    if (serves) await storeFeed(siteId, NOW);
  }
  await due(site, 2).run();
  const fed = `fed-${sites}`;
  await store(siteStatements(aSite(fed)));
  await storeFeed(fed, NOW);
  await due(fed, 1).run();
  const sent: string[] = [];
  const WORK = {
    sendBatch: async (batch: Iterable<{ body: { siteId: string } }>) => {
      sent.push(...[...batch].map(({ body }) => body.siteId));
    },
  } as unknown as typeof BINDINGS.WORK;
  await fetchDuePictures({ ...BINDINGS, WORK }, NOW);
  // The longest due first.
  expect(sent).toEqual([fed, site]);
});

it('a hanging host is not waited for, and is asked again', async () => {
  const soon = AbortSignal.timeout.bind(AbortSignal);
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => soon(ms / 50));
  await tell(site, { '/img/a': { way: 'never' }, '/img/b': picture(RED_WEBP) });
  const lines = await linesOf(() => shows([addressOf('a'), addressOf('b')]));
  patience.mockRestore();
  expect(lines).toEqual([expect.stringMatching(/"own_picture.failed".*"reason":"timeout"/)]);
  expect((await stateOf()).pictures).toMatchObject({ failing: 1, kept: 1 });
});

it('a photo that cannot be resized here is refused with that reason', async () => {
  await tell(site, { '/img/a': picture(aWidePng(2402)) });
  await shows([addressOf('a')]);
  expect((await stored(addressOf('a'))).status).toBe(404);
  expect((await stateOf()).refusals).toEqual([
    { what: expect.any(String), reason: expect.stringContaining('IMAGES is not bound') },
  ]);
});

/** A black PNG with half its width as height, one bit per pixel (PNG, third edition, §11.2). */
function aWidePng(width: number): Uint8Array {
  const chunk = (name: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width / 2, 4);
  head[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * (width / 2));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('with the Images binding', () => {
  const made = async (bytes: Uint8Array): Promise<Response> => {
    await tell(site, { '/img/a': picture(bytes) });
    const home = anEstate(1, {}, { pictures: [{ file: addressOf('a') }] });
    await tell(site, { [`/sites/${site}/estates/v2/1`]: { json: home } });
    await ask('POST', `/sites/${site}/changed-homes`, { ids: ['1'] });
    await work(NOW, { IMAGES: env.MAKES_PICTURES });
    return stored(addressOf('a'));
  };

  it('pictures are converted to our widths, from any format', async () => {
    const answer = await made(PNG);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect((await stateOf()).pictures).toMatchObject({ kept: 1 });
  });

  it('pictures get each of our widths up to their own', async () => {
    const answer = await made(aWidePng(1000));
    expect(answer.status).toBe(200);
    const { body } = await ask(
      'GET',
      `/sites/${site}/records/picture/${await nameOfAddress(new URL(addressOf('a')))}`,
    );
    expect(body).toMatchObject({
      picture: { sizes: [{ width: 400 }, { width: 800 }, { width: 1000 }], social: expect.any(String) },
    });
    const name = await nameOfAddress(new URL(addressOf('a')));
    const jpeg = await get(`/sites/${site}/assets/${name}?version=social`);
    expect(inspectPicture(new Uint8Array(await jpeg.arrayBuffer()))).toMatchObject({
      contentType: 'image/jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('a file that is no picture is refused', async () => {
    expect((await made(new TextEncoder().encode('<html>'))).status).toBe(404);
    expect((await stateOf()).refusals).toEqual([
      { what: expect.any(String), reason: 'cannot be read as a picture' },
    ]);
  });
});
