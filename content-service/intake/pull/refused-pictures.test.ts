/** Pictures that cannot be stored are not transferred every day again (decision 87). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterTests } from '../../testing/after-tests.ts';
import { anEstate, aSite } from '../../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { PNG, RED_WEBP, SVG } from '../../testing/pictures.ts';
import type { Scripted } from '../../testing/scripted.ts';
import { store } from '../../testing/store.ts';
import { aVendor, storeFeed, stubKind } from '../../testing/stub-feed.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { runRound } from '../feeds/run-round.ts';
import { siteStatements } from '../index.ts';
import { askDueLists } from './ask-list.ts';
import { fetchDuePictures } from './fetch-pictures.ts';

const DAY = 24 * 60 * 60_000;
const FIVE = 5 * 60_000;
const NOW = afterTests(FIVE);

let sites = 0;
let site = '';

beforeEach(async () => {
  forgetWork();
  await env.DB.batch([env.DB.prepare('DELETE FROM feeds'), env.DB.prepare('DELETE FROM own_services')]);
  site = `refused-${++sites}`;
  await store(siteStatements(aSite(site)));
  await storeFeed(site, new Date(NOW));
});

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const webp = { 'Content-Type': 'image/webp' };
const good = (etag?: string): Scripted => ({
  base64: base64(RED_WEBP),
  headers: webp,
  ...(etag === undefined ? {} : { etag }),
});
const cut = (etag?: string): Scripted => ({ ...good(etag), base64: base64(RED_WEBP.slice(0, 40)) });

/** A home with one picture at this address, of a vendor's mark, and a first look at it. */
async function shows(answer: Scripted | null, changed = '', more: object = {}): Promise<void> {
  await tell(site, { '/img/a': answer });
  const picture = { id: '1', address: `${SERVER}/${site}/img/a`, changed };
  const vendor = aVendor([{ id: 'v1', price: 300_000, pictures: [picture] }]);
  const at = new Date(NOW);
  await runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, at, {
    stub: stubKind(vendor),
  });
  await work(at, more);
}
/** Days of these on which the host was asked, and with which ETag. */
async function lookedOn(
  days: number,
  more: object = {},
): Promise<readonly (readonly [number, string | null])[]> {
  const looks: [number, string | null][] = [];
  for (let day = 1; day <= days; day += 1) {
    const before = (await calls()).length;
    const at = new Date(NOW + day * DAY);
    await fetchDuePictures(BINDINGS, at);
    await work(at, more);
    for (const { headers } of (await calls()).slice(before))
      looks.push([day, headers['if-none-match'] ?? null]);
  }
  return looks;
}
const calls = async () => (await askedOf(site)).filter(({ path }) => path.endsWith('/img/a'));
const noted = () =>
  env.DB.prepare('SELECT state, reason FROM addressed_pictures WHERE site_id = ?')
    .bind(site)
    .first<{ state: string; reason: string | null }>();

it('one that its host knows by an ETag is asked for by it, ever more seldom, and stays refused', async () => {
  await shows(cut('"bad"'));
  const before = await noted();
  expect(before).toMatchObject({ state: 'refused', reason: expect.stringContaining('broken or cut off') });
  expect(await lookedOn(22)).toEqual([1, 3, 7, 14, 21].map((day) => [day, '"bad"']));
  expect(await noted()).toEqual(before);
});

it('one without an ETag is transferred ever more seldom', async () => {
  await shows(cut());
  expect(await lookedOn(15)).toEqual([1, 3, 7, 14].map((day) => [day, null]));
});

it('one too large is known by its ETag too', async () => {
  await shows({ headers: { ...webp, ETag: '"large"' }, way: 'endless' });
  expect(await noted()).toMatchObject({ state: 'refused', reason: 'more than 15 MB' });
  await tell(site, { '/img/a': { ...cut('"large"') } });
  expect(await lookedOn(1)).toEqual([[1, '"large"']]);
  expect(await noted()).toMatchObject({ state: 'refused', reason: 'more than 15 MB' });
});

it('one that its host replaces is stored', async () => {
  await shows(cut('"bad"'));
  await tell(site, { '/img/a': good('"good"') });
  expect(await lookedOn(1)).toEqual([[1, '"bad"']]);
  expect(await noted()).toEqual({ state: 'kept', reason: null });
});

it('one whose vendor dates it is asked for when the date changes, and after pauses that grow to four weeks', async () => {
  const drawing = { base64: base64(SVG), headers: { 'Content-Type': 'image/svg+xml' }, etag: '"bad"' };
  await shows(drawing, '2026-11-01');
  expect((await lookedOn(60)).map(([day]) => day)).toEqual([1, 3, 7, 15, 31, 59]);
  await shows(drawing, '2026-11-02');
  expect(await calls()).toHaveLength(8);
});

it('after a failure, the same bytes are not taken for a stored picture', async () => {
  await shows(cut('"bad"'));
  await tell(site, { '/img/a': { status: 500, text: '' } });
  await lookedOn(1);
  expect(await noted()).toMatchObject({ state: 'failing' });
  await tell(site, { '/img/a': cut('"bad"') });
  await env.DB.prepare('UPDATE addressed_pictures SET check_at = 0 WHERE site_id = ?').bind(site).run();
  await lookedOn(1);
  expect(await noted()).toMatchObject({ state: 'refused' });
});

it('one that was refused for want of the Images binding is transferred once that is there', async () => {
  await shows({
    base64: base64(new Uint8Array([...PNG, 1])),
    headers: { 'Content-Type': 'image/png' },
    etag: '"p"',
  });
  expect(await noted()).toMatchObject({ reason: expect.stringContaining('IMAGES is not bound') });
  await tell(site, {
    '/img/a': { base64: base64(PNG), headers: { 'Content-Type': 'image/png' }, etag: '"p"' },
  });
  expect(await lookedOn(1, { IMAGES: env.MAKES_PICTURES })).toEqual([[1, null]]);
  expect(await noted()).toMatchObject({ state: 'kept' });
});

it('one that the Images binding does not read is transferred again, since the binding may have failed', async () => {
  await shows(cut('"bad"'), '', { IMAGES: env.MAKES_PICTURES });
  expect(await noted()).toMatchObject({ state: 'refused', reason: 'cannot be read as a picture' });
  expect(await lookedOn(3, { IMAGES: env.MAKES_PICTURES })).toEqual([
    [1, null],
    [3, null],
  ]);
});

it('one that is gone is looked for ever more seldom, and stored when it is back', async () => {
  await shows(null);
  expect((await lookedOn(8)).map(([day]) => day)).toEqual([1, 3, 7]);
  await tell(site, { '/img/a': good('"1"') });
  await env.DB.prepare('UPDATE addressed_pictures SET check_at = 0 WHERE site_id = ?').bind(site).run();
  await lookedOn(1);
  expect(await noted()).toMatchObject({ state: 'kept' });
});

describe('of an agency’s own service, whose homes are read again each day', () => {
  /** Days on which the host was asked, of a home that stays as it is. */
  async function daysOf(days: number): Promise<readonly number[]> {
    const json = anEstate(1, {}, { pictures: [{ file: `${SERVER}/${site}/img/a` }] });
    await ask('PUT', `/sites/${site}/content-service`, {
      address: `${SERVER}/${site}`,
      scope: 'core',
      pictureHosts: [new URL(SERVER).host],
    });
    await tell(site, {
      [`/sites/${site}/estates`]: { json: { total: { value: 1 }, results: [json] } },
      [`/sites/${site}/estates/v2/1`]: { json },
    });
    const looks: number[] = [];
    for (let step = 0; step <= days * 2; step += 1) {
      const at = new Date(NOW + (step * DAY) / 2);
      const before = (await calls()).length;
      await askDueLists(BINDINGS, at);
      await work(at);
      await fetchDuePictures(BINDINGS, at);
      await work(at);
      for (const _ of (await calls()).slice(before)) looks.push(Math.floor(step / 2));
    }
    return looks;
  }
  const homesAsked = async () =>
    (await askedOf(site)).filter(({ path }) => path.endsWith('/estates/v2/1')).length;

  beforeEach(() => env.DB.prepare('DELETE FROM feeds').run());

  it.each([
    ['refused', cut()],
    ['gone', null],
  ])('one that is %s is asked for ever more seldom', { timeout: 60_000 }, async (state, answer) => {
    await tell(site, { '/img/a': answer });
    const looks = await daysOf(14);
    expect(await noted()).toMatchObject({ state });
    expect(await homesAsked()).toBeGreaterThan(5);
    expect(looks).toEqual([0, 1, 3, 7, 14]);
  });

  it('one that is stored is looked at with its home', { timeout: 60_000 }, async () => {
    await tell(site, { '/img/a': good('"1"') });
    const looks = await daysOf(5);
    expect(looks).toHaveLength(await homesAsked());
  });
});
