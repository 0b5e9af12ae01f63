/** Plans of feeds and of agencies' own services stand as plans among the pictures of their home. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { nameOfAddress } from '#wire/own-service.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import { get } from '../../testing/call.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { PNG, RED_WEBP } from '../../testing/pictures.ts';
import { store } from '../../testing/store.ts';
import { aVendor, type StubVendor, storeFeed, stubKind, type VendorHome } from '../../testing/stub-feed.ts';
import { SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';
import { fetchDuePictures } from '../pull/fetch-pictures.ts';
import { aKyeroHome, kyeroFile } from './kinds/file/testing/kyero-file.ts';
import { runRound } from './run-round.ts';

const NOW = new Date('2027-01-04T08:00:00.000Z');
const DAY = 24 * 60 * 60_000;

let sites = 0;
let site = '';

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const photo = { base64: base64(RED_WEBP), headers: { 'Content-Type': 'image/webp' }, etag: '"1"' };
const at = (name: string): string => `${SERVER}/${site}/img/${name}`;

beforeEach(async () => {
  forgetWork();
  site = `plans-${++sites}`;
  await store(siteStatements(aSite(site)));
});

interface Shown {
  readonly pictures?: readonly { readonly plan?: boolean; readonly width?: number }[];
}
/** Of each picture of the site's first home in the answer that its page reads: whether it is a plan. */
async function plans(id = '900000000001'): Promise<readonly boolean[]> {
  const { pictures } = await (await get(`/sites/${site}/estates/v2/${id}`)).json<Shown>();
  return (pictures ?? []).map(({ plan }) => plan === true);
}

const serves = async (settings: object, text: string) => {
  await tell(site, {
    '/homes': { text },
    '/img/a.jpg': photo,
    '/img/b.jpg': photo,
    '/img/grondplan-1.jpg': photo,
  });
  await ask('PUT', `/sites/${site}/feeds/file`, {
    kind: 'file',
    settings: { address: `${SERVER}/${site}/homes`, ...settings },
  });
  await work(NOW);
};

it('a picture that Kyero tags as a floor plan is one', async () => {
  const image = [{ url: at('a.jpg') }, { url: at('b.jpg'), tags: { tag: 'floorplan' } }];
  await serves({ format: 'kyero' }, kyeroFile([aKyeroHome('1', { images: { image: image as never } })]));
  expect(await plans()).toEqual([false, true]);
  // As it is exported.
  const name = await nameOfAddress(new URL(at('b.jpg')));
  expect((await ask('GET', `/sites/${site}/records/picture/${name}`)).body).toMatchObject({
    picture: { name, plan: true },
  });
});

it('in lines of JSON what is said of a picture decides, and otherwise the name of its file', async () => {
  const { general } = anEstate(1, {
    title: { nl: 'Huis' },
    price: { value: 300_000 },
    address: aCity(1, '8300', 'Knokke', 51.3, 3.3),
  });
  const pictures = [
    { file: at('a.jpg') },
    { file: at('b.jpg'), plan: true },
    { file: at('grondplan-1.jpg') },
  ];
  await serves({}, JSON.stringify({ estate: { general, pictures } }));
  expect(await plans()).toEqual([false, true, true]);
});

it('in lines of JSON pictures have their texts, and one whose text is none is shown without it', async () => {
  const { general } = anEstate(1, {
    title: { nl: 'Huis' },
    price: { value: 300_000 },
    address: aCity(1, '8300', 'Knokke', 51.3, 3.3),
  });
  const alt = { nl: 'Woonkamer met zicht op zee', fr: 'Salon avec vue sur mer' };
  const pictures = [
    { file: at('a.jpg'), alt },
    { file: at('b.jpg'), alt: 'Keuken' },
  ];
  await serves({}, JSON.stringify({ estate: { general, pictures } }));
  const shown = await (await get(`/sites/${site}/estates/v2/900000000001`)).json<{ pictures: object[] }>();
  expect(shown.pictures).toMatchObject([{ alt }, {}]);
  expect(shown.pictures[1]).not.toHaveProperty('alt');
  expect((await ask('GET', `/sites/${site}/feeds/file`)).body).toMatchObject({
    unmapped: [{ what: 'value', name: 'estate.pictures[].alt', value: '' }],
  });
});

describe('a picture of a vendor', () => {
  let vendor: StubVendor;
  const kinds = { stub: stubKind(aVendor([])) };
  const round = async (days: number) => {
    const now = new Date(NOW.getTime() + days * DAY);
    await runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, now, {
      ...kinds,
      stub: stubKind(vendor),
    });
    await work(now);
  };
  const has = (...homes: readonly (boolean | undefined)[]) => {
    vendor.homes = homes.map((plan, index) => ({
      id: `v${index}`,
      price: 300_000,
      pictures: [
        { id: '1', address: at('a.jpg'), changed: '2026-11-01', ...(plan === undefined ? {} : { plan }) },
      ],
    }));
  };

  beforeEach(async () => {
    vendor = aVendor([]);
    await storeFeed(site, NOW);
    await tell(site, { '/img/a.jpg': photo });
  });

  it('becomes a plan when its vendor says so, and none when it says so no more, though its bytes are the same', async () => {
    has(undefined);
    await round(0);
    expect(await plans()).toEqual([false]);
    has(true);
    await round(1);
    expect(await plans()).toEqual([true]);
    has(false);
    await round(2);
    expect(await plans()).toEqual([false]);
  });

  it('is a plan on every home that shows it, if it is on one', async () => {
    has(undefined, true);
    await round(0);
    expect([await plans('900000000001'), await plans('900000000002')]).toEqual([[true], [true]]);
  });

  it.each<[string, Partial<VendorHome>]>([
    ['shows it no more', { pictures: [] }],
    ['is hidden', { hidden: true }],
  ])('is none any more when the only home that called it one %s', async (_what, more) => {
    has(true, false);
    await round(0);
    expect(await plans('900000000002')).toEqual([true]);
    vendor.homes = vendor.homes.map((one) => (one.id === 'v0' ? { ...one, price: 310_000, ...more } : one));
    await round(1);
    const now = new Date(NOW.getTime() + DAY);
    await fetchDuePictures(BINDINGS, now);
    await work(now);
    expect(await plans('900000000002')).toEqual([false]);
  });
});

describe('of an agency’s own service', () => {
  const shows = async (more: object, bindings = {}) => {
    await tell(site, {
      '/img/a.jpg': { ...photo, base64: base64(PNG) },
      [`/sites/${site}/estates/v2/1`]: {
        json: anEstate(1, {}, { pictures: [{ file: at('a.jpg'), ...more }] }),
      },
    });
    await ask('PUT', `/sites/${site}/content-service`, {
      address: `${SERVER}/${site}`,
      scope: 'core',
      pictureHosts: [new URL(SERVER).host],
    });
    await ask('POST', `/sites/${site}/changed-homes`, { ids: ['1'] });
    await work(NOW, bindings);
  };

  it('a plan is one, which lists and mails show too', async () => {
    await shows({ plan: true });
    expect(await plans('1')).toEqual([true]);
  });

  it.each([
    [{ plan: true }, 'pad'],
    [{}, 'cover'],
  ] as const)('with %j, the preview of a link is made to %s its shape', async (more, fit) => {
    const fits: unknown[] = [];
    const IMAGES = {
      info: (bytes) => env.MAKES_PICTURES.info(bytes),
      input: (bytes) => {
        const picture = env.MAKES_PICTURES.input(bytes);
        const transform = picture.transform.bind(picture);
        picture.transform = (how) => {
          fits.push(how.fit);
          return transform(how);
        };
        return picture;
      },
    } as ImagesBinding;
    await shows(more, { IMAGES });
    const read = await get(`/sites/${site}/estates/v2/1`);
    const { pictures } = await read.json<{ pictures: { file: string }[] }>();
    const jpeg = await get(`/sites/${site}/assets/${pictures[0]?.file}?version=social`);
    expect(inspectPicture(new Uint8Array(await jpeg.arrayBuffer()))).toMatchObject({
      width: 1200,
      height: 630,
    });
    expect(fits.at(-1)).toBe(fit);
  });
});
