import { describe, expect, it } from 'vitest';
import { errandsOf, followed } from './addresses.ts';
import type { Place } from './found.ts';
import type { Row } from './screens.ts';

const NOW = Date.UTC(2026, 10, 20);
const place: Place = {
  id: 'gevel',
  hostname: 'gevel.localhost',
  locales: ['nl', 'fr'],
  found: new Map([
    ['nl', { estate: ['1', '2', '3'], city: ['Sint-Niklaas & co'], language: ['nl'] }],
    ['fr', { estate: ['1', '2', '3'], city: ['Saint-Nicolas'], language: ['fr'] }],
  ]),
};
const pathsOf = (row: Row, sample = 2): readonly string[] =>
  errandsOf([row], place, sample, NOW).map(({ call }) => call.path);

describe('addresses of the table', () => {
  it('are requested in each language, with values found on the site', () => {
    const row: Row = { kind: 'contact', at: { screen: 'contact' }, query: 'estate={estate}&city={city}' };
    expect(pathsOf(row)).toEqual([
      '/nl/contact?estate=1&city=Sint-Niklaas%20%26%20co',
      '/fr/contact?estate=1&city=Saint-Nicolas',
    ]);
  });

  it('take a sample that continues in the next language', () => {
    const row: Row = { kind: 'estate', at: { screen: 'estate', params: { id: '{estate}' } }, take: 'sample' };
    expect(pathsOf(row)).toEqual(['/nl/aanbod/1', '/nl/aanbod/2', '/fr/offre/3', '/fr/offre/1']);
    expect(pathsOf(row, 99)).toHaveLength(6);
  });

  it('take all values if a row says so', () => {
    expect(pathsOf({ kind: 'call', at: { ajax: 'estate/{estate}' }, take: 'all' })).toHaveLength(6);
  });

  it('are requested once if they have no language', () => {
    expect(pathsOf({ kind: 'robots', at: { path: '/robots.txt' }, once: true })).toEqual(['/robots.txt']);
  });

  it('are left out when a value that they need was not found', () => {
    expect(pathsOf({ kind: 'rental', at: { screen: 'rental', params: { id: '{stayUnit}' } } })).toEqual([]);
  });

  it('have the fields that a form’s guards need', () => {
    const row: Row = { kind: 'post', at: { screen: 'contact' }, form: { message: '{city}' } };
    const [errand] = errandsOf([row], place, 1, NOW);
    const fields = Object.fromEntries(new URLSearchParams(errand?.call.body ?? ''));
    expect(errand?.address).toBe('POST gevel.localhost/nl/contact (post)');
    expect(errand?.call.headers).toMatchObject({
      Origin: 'http://gevel.localhost',
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(fields).toEqual({
      'form-key': expect.stringMatching(/^[0-9a-f]{32}$/),
      'form-shown': String(NOW - 60_000),
      homepage: '',
      message: 'Sint-Niklaas & co',
    });
  });

  it('give each form its own key and sender', () => {
    const row = (kind: string): Row => ({ kind, at: { screen: 'contact' }, form: {} });
    const errands = errandsOf([row('one'), row('other')], place, 1, NOW);
    expect(new Set(errands.map(({ call }) => call.headers['CF-Connecting-IP'])).size).toBe(4);
    expect(new Set(errands.map(({ call }) => call.body)).size).toBe(4);
  });

  it('send JSON unchanged, and headers of the row', () => {
    const row: Row = {
      kind: 'call',
      at: { ajax: 'favorites' },
      json: '{"ids":["{estate}"]}',
      headers: { Origin: 'x' },
    };
    const [errand] = errandsOf([row], place, 1, NOW);
    expect(errand?.call).toMatchObject({ method: 'POST', path: '/nl/ajax/favorites', body: '{"ids":["1"]}' });
    expect(errand?.call.headers).toMatchObject({ Origin: 'x', 'Content-Type': 'application/json' });
  });
});

it('follows redirects once, and never to another host', () => {
  const asked = errandsOf([{ kind: 'contact', at: { screen: 'contact' } }], place, 1, NOW);
  const { hostname } = place;
  const locations = [
    '/nl/aanbod/1?a=b',
    'http://gevel.localhost/nl/aanbod/1?a=b',
    '/nl/contact',
    'https://other.example/nl',
  ];
  const errands = followed(
    locations.map((location) => ({ hostname, location })),
    asked,
  );
  expect(errands.map(({ address, call }) => [address, call.path])).toEqual([
    ['gevel.localhost/nl/aanbod/1?a=b', '/nl/aanbod/1?a=b'],
  ]);
});
