import { describe, expect, it } from 'vitest';
import { SCREENS, type Screen } from '#domain/route-table.ts';
import { screens } from '../../pages.ts';
import { pageAddress } from './page-address.ts';

const at = (address: string, screen: Screen | 'page' = 'estate') =>
  pageAddress(new URL(address, 'https://a.example'), screens.named(screen) ?? {});

/** Parameters that campaigns, networks and scanners add; no screen reads them. */
const INVENTED = [
  'utm_source',
  'utm_anything',
  'gclid',
  'gad_source',
  'gbraid',
  'srsltid',
  '_gl',
  'fbclid',
  'msclkid',
  'mc_cid',
  'ref',
  'x',
  '__proto__',
];

const SHARED = [
  'home',
  'offer',
  'offer-feed',
  'estate',
  'estate-page',
  'collection',
  'group',
  'favorites',
  'privacy',
  'terms',
  'news',
  'person',
  'rentals',
  'rental',
  'page',
] as const;

describe('address of a cached page', () => {
  it('sorts parameters, keeps the order of values with one name and drops empty ones', () => {
    expect(at('/nl/selectie/a?page=2', 'collection')).toBe('/nl/selectie/a?page=2');
    expect(at('/nl/selectie/a?page=', 'collection')).toBe('/nl/selectie/a');
    expect(at('/nl/aanbod')).toBe('/nl/aanbod');
  });

  it('distinguishes the spellings of a search, because all but one redirect', () => {
    const query = '?type=3&city=2&type=1&price-min=';
    expect(at(`/nl/aanbod${query}`, 'offer')).toBe(`/nl/aanbod${query}`);
    expect(at('/nl/aanbod?utm_source=x&city=2', 'offer')).toBe('/nl/aanbod?city=2');
    expect(at('/nl/aanbod?place=Gent&x=1', 'offer')).toBe('/nl/aanbod?place=Gent');
  });

  it.each(SHARED)('of %s is the same with any parameter that it does not read', (screen) => {
    for (const name of INVENTED) expect(at(`/nl/x?${name}=1`, screen), name).toBe('/nl/x');
    expect(at(`/nl/x?${INVENTED.map((name) => `${name}=${'y'.repeat(200)}`).join('&')}`, screen)).toBe(
      '/nl/x',
    );
  });

  it.each(['?contact=1', '?contact=', '?token=abc', '?ids=1'])('does not cache %.20s', (query) => {
    expect(at(`/nl/aanbod${query}`)).toBeNull();
  });

  it('does not cache a search that is too long to be requested twice', () => {
    expect(at(`/nl/aanbod?city=${'x'.repeat(1_100)}`, 'offer')).toBeNull();
  });

  it('does not cache screens with a form, a token or a redirect', () => {
    const shared = SCREENS.filter((screen) => at('/nl/x', screen) !== null);
    expect(shared.toSorted()).toEqual(SHARED.filter((screen) => screen !== 'page').toSorted());
  });
});
