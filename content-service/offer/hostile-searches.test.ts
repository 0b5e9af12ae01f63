/** Searches that no site sends: a refusal that names the field, or an answer within bounds. Never an error of our own. */
import { beforeAll, describe, expect, it } from 'vitest';
import { TRAITS } from '#domain/filter/traits.ts';
import { post } from '../testing/call.ts';
import { anOffer } from '../testing/offer.ts';
import { store } from '../testing/store.ts';

beforeAll(() => store(anOffer('coast')));

const CALLS: readonly (readonly [call: string, rest: string])[] = [
  ['estates', '"sort":[{"livingArea":{"order":"desc"}}]'],
  ['estates', '"sort":[{"pricePerArea":{"order":"asc"}}],"group":"PRICE"'],
  ['estate-filters', `"traits":${JSON.stringify(TRAITS)}`],
  ['estate-filters', '"traits":[]'],
  ['estate-markers', '"width":640,"height":480'],
];

const repeated = (text: string, count: number): string => `[${Array(count).fill(text).join(',')}]`;
const POINT = '{"lat":51,"lon":4}';
const circle = (distance: string, lat: string, lon: string): string =>
  `{"distance":${JSON.stringify(distance)},"address.geoLocation":{"lat":${lat},"lon":${lon}}}`;

/** Queries as JSON text, in which a number may be written in any way. */
const REFUSED: readonly (readonly [what: string, query: string, field: RegExp])[] = [
  ['1,000 corners', `"geo_polygon":${repeated(POINT, 1_000)}`, /geo_polygon/],
  ['41 corners', `"geo_polygon":${repeated(POINT, 41)}`, /geo_polygon/],
  ['no corner', '"geo_polygon":[]', /geo_polygon/],
  ['a corner without longitude', '"geo_polygon":[{"lat":51}]', /geo_polygon/],
  ['a corner of text', '"geo_polygon":[{"lat":"51","lon":"4"}]', /geo_polygon/],
  ['a corner beyond numbers', '"geo_polygon":[{"lat":1e400,"lon":4}]', /geo_polygon/],
  ['a corner off the earth', '"geo_polygon":[{"lat":90.1,"lon":4}]', /geo_polygon/],
  ['a corner that is null', '"geo_polygon":[null]', /geo_polygon/],
  ['an area as an object', '"geo_polygon":{"0":{"lat":51,"lon":4}}', /geo_polygon/],
  ['nine circles', `"geo_distance":${repeated(circle('1km', '51', '4'), 9)}`, /geo_distance/],
  ['one circle outside a list', `"geo_distance":${circle('1km', '51', '4')}`, /geo_distance/],
  ['a radius of five figures', `"geo_distance":[${circle('99999km', '51', '4')}]`, /geo_distance/],
  ['a radius that is no number', `"geo_distance":[${circle('NaNkm', '51', '4')}]`, /geo_distance/],
  ['a radius in miles', `"geo_distance":[${circle('5mi', '51', '4')}]`, /geo_distance/],
  ['a radius of other digits', `"geo_distance":[${circle('٥km', '51', '4')}]`, /geo_distance/],
  ['a point that is null', `"geo_distance":[${circle('1km', 'null', '4')}]`, /geo_distance/],
  ['a point beyond numbers', `"geo_distance":[${circle('1km', '51', '-1e999')}]`, /geo_distance/],
  ['an unknown trait', '"terms":{"helipad":["yes"]}', /terms/],
  ['an unknown measure', '"range":{"beachDistance":{"lte":100}}', /range/],
  ['a measure beyond numbers', '"range":{"livingArea":{"gte":1e999}}', /range/],
  ['a measure as text', '"range":{"year":{"gte":"2000"}}', /range/],
  ['a measure without bounds', '"range":{"landArea":{}}', /range/],
  ['a code that is no text', '"terms":{"garden":[true]}', /terms/],
  ['501 codes', `"terms":{"garden":${repeated('"yes"', 501)}}`, /terms/],
  ['no code', '"terms":{"garden":[]}', /terms/],
  ['an unknown unknown', '"unknown":["everything"]', /unknown/],
  ['1,000 unknown', `"unknown":${repeated('"garden"', 1_000)}`, /unknown/],
  ['an unknown as text', '"unknown":"garden"', /unknown/],
  ['a prototype as a field', '"terms":{"constructor":["yes"]}', /terms/],
];

const ring = (count: number, at: (index: number) => readonly [number | string, number | string]): string =>
  `[${Array.from({ length: count }, (_, index) => at(index))
    .map(([lat, lon]) => `{"lat":${lat},"lon":${lon}}`)
    .join(',')}]`;

const ANSWERED: readonly (readonly [what: string, query: string])[] = [
  ['forty times the same corner', `"geo_polygon":${repeated(POINT, 40)}`],
  ['one corner', `"geo_polygon":[${POINT}]`],
  ['corners on one line', `"geo_polygon":${ring(40, (at) => [50 + at / 100, 4])}`],
  [
    'corners of which all sides cross',
    `"geo_polygon":${ring(40, (at) => [50 + ((at * 17) % 40) / 20, 3 + ((at * 7) % 40) / 20])}`,
  ],
  [
    'the whole earth',
    '"geo_polygon":[{"lat":-90,"lon":-180},{"lat":-90,"lon":180},{"lat":90,"lon":180},{"lat":90,"lon":-180}]',
  ],
  [
    'corners of all digits',
    `"geo_polygon":${ring(40, (at) => [51.12345678901234 + at / 1e7, 4.987654321098765 - at / 1e7])}`,
  ],
  [
    'corners near zero',
    `"geo_polygon":${ring(40, (at) => [`${at + 1}.2345678e-300`, `-${at + 1}.2345678e-308`])}`,
  ],
  ['corners of no size', `"geo_polygon":${ring(40, (at) => [51 + at * 1e-13, 4 - at * 1e-13])}`],
  [
    'eight circles around the earth',
    `"geo_distance":${repeated(circle('9999km', '51.123456789012345', '-4.123456789012345'), 8)}`,
  ],
  [
    'circles at the poles and the date line',
    `"geo_distance":[${circle('9999km', '90', '180')},${circle('1km', '-90', '-180')},${circle('1km', '0', '180')}]`,
  ],
  ['circles of no size', `"geo_distance":[${circle('0km', '51.35', '3.28')}]`],
  [
    'codes that no home has',
    '"terms":{"garden":["maybe","yes","no","\\u0000","\' OR 1=1"],"energyLabel":["H"]}',
  ],
  ['500 codes', `"terms":{"energyLabel":${repeated('"A"', 500)}}`],
  ['crossed measures', '"range":{"livingArea":{"gte":200,"lte":100},"year":{"gte":-1e308,"lte":1e308}}'],
  ['measures of parts', '"range":{"landArea":{"gte":0.5},"availableOn":{"lte":20270101.5}}'],
  ['unknown of what is not asked', `"unknown":${JSON.stringify(TRAITS)}`],
  ['unknown repeated', '"terms":{"lift":["yes"]},"unknown":["lift","lift","lift"]'],
];

const ask = (call: string, query: string, rest: string) =>
  post(`/sites/coast/${call}`, `{"query":{${query}},${rest}}`);

describe('searches that no site sends', () => {
  it.each(REFUSED)('%s: refused, by field', async (_, query, field) => {
    for (const [call, rest] of CALLS) {
      const answer = await ask(call, query, rest);
      const { error } = await answer.json<{ error: { code: string; fields: object } }>();
      expect([call, answer.status, error.code]).toEqual([call, 400, 'invalid_request']);
      expect(Object.keys(error.fields).join()).toMatch(field);
    }
  });

  it.each([
    ['10,000 corners', `"geo_polygon":${repeated(POINT, 10_000)}`],
    ['10,000 unknown', `"unknown":${repeated('"garden"', 10_000)}`],
  ])('%s: too large to be read', async (_, query) => {
    for (const [call, rest] of CALLS) expect((await ask(call, query, rest)).status).toBe(413);
  });

  it.each(ANSWERED)('%s: answered, no more than the offer', async (_, query) => {
    for (const [call, rest] of CALLS) {
      const answer = await ask(call, query, rest);
      expect([call, answer.status]).toEqual([call, 200]);
      const { total } = await answer.json<{ total?: { value: number } }>();
      expect(total?.value ?? 0).toBeLessThanOrEqual(9);
    }
  });

  it('finds everything in the whole earth, and nothing in an area without size that touches no cell', async () => {
    const total = async (query: string) =>
      (await (await ask('estates', query, '"size":0')).json<{ total: { value: number } }>()).total.value;
    expect(await total(ANSWERED.find(([what]) => what === 'the whole earth')?.[1] ?? '')).toBe(9);
    expect(await total(`"geo_distance":${repeated(circle('9999km', '51', '4'), 8)}`)).toBe(9);
    expect(await total(`"geo_polygon":${repeated(POINT, 40)}`)).toBe(0);
  });
});
