import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { PICTURE_MEMBERS, PictureSchema } from '#wire/picture.ts';
import {
  collectionStatements,
  contactInfoStatements,
  entityStatements,
  estatePageStatements,
  estateStatements,
  groupStatements,
  pageStatements,
  rentalUnitStatements,
  siteStatements,
} from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { OPERATIONS } from '../service.ts';
import { assetStatements } from '../testing/assets.ts';
import { answerOf, get, post } from '../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aPage, aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';
import { withPictureHashes } from './hashed-pictures.ts';

const SITE = 'pictured';
const picture = { file: 'villa', hash: '0123456789abcdef', index: 0 };
const gone = { file: 'gone', index: 1 };
const elsewhere = { file: 'https://cdn.example/x.jpg', index: 2 };
const pictures = [picture, gone, elsewhere];
const title = { nl: 'Titel' };
const heads = { hero: picture, heroEvening: gone };
const OFFERED = {
  headType: { id: 1 },
  subType: { id: 4 },
  price: { value: 300_000 },
};
const guid = aGuid(9);
const place = { ...OFFERED, address: aCity(1, '8300', 'Knokke', 51.35, 3.28) };

const size = async (name: string, version: `w${number}`, hash: string, siteId = SITE) => {
  await env.PICTURES.put(`${siteId}/${hash}`, hash);
  await store(
    assetStatements(siteId, {
      name,
      version,
      r2Key: `${siteId}/${hash}`,
      hash,
      contentType: 'image/webp',
      width: Number(version.slice(1)),
      height: 300,
      bytes: hash.length,
    }),
  );
};

const settings = {
  features: ['rentals' as const],
  logo: { viewBox: '0 0 36 36', paths: [], light: 'villa', dark: 'gone' },
  socialPicture: 'villa',
  team: { offices: [], people: [{ id: 'an', name: 'An' }], rules: [{ person: 'an' }] },
};

beforeAll(async () => {
  const page = aPage('about', { nl: 'over-ons' }, heads);
  const unit = { id: '7', photos: [{ original: 'villa' }, { original: 'gone' }], general: {} };
  await store(
    siteStatements(aSite(SITE, { settings })),
    siteStatements(aSite('other')),
    estateStatements(SITE, anEstate(1, place, { pictures })),
    estateStatements(SITE, anEstate(2, {}, { pictures: [gone] })),
    estateStatements(
      SITE,
      anEstate(3, { ...place, address: aCity(1, '8300', 'Knokke', 51.3, 3.3) }, { pictures }),
    ),
    estateStatements(
      SITE,
      anEstate(4, { ...OFFERED, address: aCity(3, '4000', 'Luik', 50.64, 5.57) }, { pictures }),
    ),
    listingStatements(SITE, aListing(guid, { pictures }), anEstate(9, {}, { pictures })),
    contactInfoStatements(SITE, '1', { name: 'An', picture: 'villa' }),
    contactInfoStatements(SITE, '2', { name: 'Jan', picture: 'gone' }),
    pageStatements(SITE, {
      ...page,
      sections: [
        { kind: 'text', body: title, picture },
        { kind: 'text', body: title, picture: gone },
        { kind: 'picture', body: title, picture },
      ],
    }),
    pageStatements(
      SITE,
      aPage('open', { nl: 'open' }, { ...heads, news: { publicationDate: '2026-01-02' } }),
    ),
    estatePageStatements(SITE, '1', 'area', page),
    entityStatements(SITE, { id: 'team', name: title }, [
      { id: 'an', title, picture },
      { id: 'jan', title, picture: gone },
    ]),
    collectionStatements(SITE, { id: 'new', title, ...heads }),
    groupStatements(SITE, { id: 'quay', title, ...heads }, ['1']),
    rentalUnitStatements(SITE, unit),
  );
  await size('villa', 'w400', 'aaaa0000');
  await size('villa', 'w800', 'bbbb0000');
  // Another site has a picture of the same name.
  await size('gone', 'w400', 'cccc0000', 'other');
});

const at = (path: string) => `/sites/${SITE}${path}`;
const ask = (path: string) => get(at(path));
const search = (path: string) => post(at(path), { query: {} });

/** Calls whose answers contain pictures; a collection's members are found by a search. */
const ANSWERS: readonly (readonly [operation: string, () => Promise<Response>])[] = [
  ['getSite', () => ask('')],
  ['getSiteByHostname', () => get(`/sites/by-hostname/${SITE}.test`)],
  ['listPages', () => ask('/pages/')],
  ['listNews', () => ask('/news')],
  ['getPage', () => ask('/pages/about')],
  ['getPageByUrl', () => ask('/pages/by-url/over-ons')],
  ['getEstatePage', () => ask('/estate-pages/1/area')],
  ['getEntityItems', () => ask('/entities/team/items')],
  ['getEstateCollection', () => ask('/estate-collections/new')],
  ['getEstateGroup', () => ask('/estates/group/quay')],
  ['getContactInfo', () => ask('/estates/1/contact-info')],
  ['getEstate', () => ask('/estates/v2/1')],
  ['getSkarabeeListing', () => ask(`/estates/skarabee/${guid}`)],
  ['searchEstates', () => search('/estates')],
  ['searchSkarabeeEstates', () => search('/estates/skarabee')],
  ['listPersonEstates', () => ask('/people/an/estates')],
  ['getSimilarEstates', () => ask('/estates/1/similar')],
  ['getEstateMarkers', () => post(at('/estate-markers'), { query: {}, width: 800, height: 600 })],
  ['getRentalUnit', () => ask('/rental-units/7')],
  ['searchRentalUnits', () => search('/rental-units')],
  ['getSitemapEntries', () => ask('/sitemap/estate')],
];

/** All hashes in an answer. */
const hashesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]) =>
        /hash$/i.test(key) && typeof one === 'string' ? [one] : hashesIn(one),
      );

const read = async (call: () => Promise<Response>) => {
  const { status, body } = await answerOf(await call());
  expect(status).toBe(200);
  return body;
};

describe('own pictures in answers', () => {
  it.each(ANSWERS)('have one hash for all sizes, and deleted ones are left out: %s', async (_name, call) => {
    const body = await read(call);
    const hashes = new Set(hashesIn(body));
    expect([...hashes]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)]);
    expect(JSON.stringify(body)).not.toContain('"gone"');
    for (const version of ['w400', 'w800', 'w1600']) {
      const response = await ask(`/assets/villa?version=${version}&hash=${[...hashes][0]}`);
      await response.arrayBuffer();
      expect(response.headers.get('Cache-Control')).toContain('immutable');
    }
  });

  it.each(ANSWERS)('get another hash when a size is replaced: %s', async (_name, call) => {
    const before = new Set(hashesIn(await read(call)));
    const next = crypto.randomUUID().replaceAll('-', '');
    await size('villa', 'w400', next);
    const after = new Set(hashesIn(await read(call)));
    expect(after.size).toBe(1);
    expect([...after].filter((hash) => before.has(hash))).toEqual([]);
  });
});

describe('the calls above', () => {
  /** Schema members that hold a picture: `sections.picture`. */
  type Schema = z.core.$ZodType;
  const placesIn = (schema: Schema, at: readonly string[] = []): string[] => {
    if (schema === PictureSchema) return [at.join('.')];
    const def = (schema as z.core.$ZodTypes)._zod.def;
    switch (def.type) {
      case 'object':
        return Object.entries(def.shape).flatMap(([key, member]) =>
          key === 'photos' ? [[...at, key].join('.')] : placesIn(member, [...at, key]),
        );
      case 'array':
        return placesIn(def.element, at);
      case 'union':
        return def.options.flatMap((option) => placesIn(option, at));
      case 'optional':
      case 'nullable':
      case 'default':
        return placesIn(def.innerType, at);
      case 'pipe':
        return [...placesIn(def.in, at), ...placesIn(def.out, at)];
      default:
        return [];
    }
  };
  const pictured = OPERATIONS.flatMap(({ id, answer }) =>
    answer.kind === 'json' ? [{ id, places: placesIn(answer.schema) }] : [],
  ).filter(({ places }) => places.length > 0);

  /** Answered as they are stored: what somebody changes there is stored again. */
  const AS_STORED: readonly string[] = ['listStaffPages', 'changePage'];

  it('are all calls with pictures', () => {
    const known = [...ANSWERS.map(([name]) => name), ...AS_STORED];
    const missing = pictured.map(({ id }) => id).filter((id) => !known.includes(id));
    expect(pictured.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('have pictures only in members that are searched', () => {
    const members = pictured.flatMap(({ places }) => places.map((place) => place.split('.').at(-1) ?? ''));
    expect([...new Set(members)].sort()).toEqual(Object.keys(PICTURE_MEMBERS).sort());
  });
});

describe('withPictureHashes', () => {
  it('returns an answer without own pictures unchanged, without a query', async () => {
    const refuses = { prepare: () => expect.unreachable() } as unknown as D1Database;
    const answer = { pictures: [{ file: 'https://cdn.example/x.jpg' }], picture: 'villa', title };
    expect(await withPictureHashes(refuses, SITE, answer)).toBe(answer);
  });

  it('states the pixels of the largest size and whether it is a plan, whatever the document states', async () => {
    const answer = { pictures: [{ file: 'level', width: 9000, height: 1, plan: false }] };
    for (const [width, height] of [
      [1600, 900],
      [400, 225],
    ] as const) {
      const asset = { name: 'level', version: `w${width}`, r2Key: 'x', hash: 'dddd0000' } as const;
      await store(
        assetStatements(SITE, { ...asset, contentType: 'image/webp', width, height, bytes: 1, plan: true }),
      );
    }
    const { pictures } = await withPictureHashes(env.DB, SITE, answer);
    expect(pictures[0]).toMatchObject({ file: 'level', width: 1600, height: 900, plan: true });
  });

  it.each([
    ['one is lacking', [400, 800, 1600], [400, 800, 1600]],
    ['none is lacking, and one is of a width of its own', [400, 800, 1000, 1200], undefined],
  ])('states its widths when %s of the usual ones below the largest', async (_what, stored, said) => {
    for (const width of stored) {
      const asset = {
        name: `in-${stored.length}`,
        version: `w${width}`,
        r2Key: 'x',
        hash: 'dddd0000',
      } as const;
      const form = { contentType: 'image/webp', height: 100, bytes: 1, plan: false } as const;
      await store(assetStatements(SITE, { ...asset, ...form, width }));
    }
    const answer = { pictures: [{ file: `in-${stored.length}`, widths: [1] }] };
    const { pictures } = await withPictureHashes(env.DB, SITE, answer);
    expect(pictures[0]?.widths).toEqual(said);
  });

  it('makes one query for any number of pictures, and leaves other members unchanged', async () => {
    let queries = 0;
    const counting = {
      prepare: (sql: string) => {
        queries += 1;
        return env.DB.prepare(sql);
      },
    } as unknown as D1Database;
    const answer = { results: Array.from({ length: 100 }, () => ({ pictures, general: { file: 'villa' } })) };
    const { results } = await withPictureHashes(counting, SITE, answer);
    expect(queries).toBe(1);
    expect(results[99]).toEqual({
      pictures: [
        {
          ...picture,
          hash: expect.stringMatching(/^[0-9a-f]{12}$/),
          width: 800,
          height: 300,
          plan: false,
        },
        elsewhere,
      ],
      general: { file: 'villa' },
    });
  });
});
