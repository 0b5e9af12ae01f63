import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const at = (address: string, screen: 'estate' | 'offer' = 'estate') =>
  pageAddress(new URL(address, 'https://a.example'), screen);

describe('address of a kept page', () => {
  it('puts parameters in order, keeps those of one name in theirs and drops empty ones', () => {
    expect(at('/nl/aanbod?type=3&city=2&type=1&price-min=')).toEqual({
      canonical: '/nl/aanbod?city=2&type=3&type=1',
      storable: true,
    });
    expect(at('/nl/aanbod')).toEqual({ canonical: '/nl/aanbod', storable: true });
  });

  it('tells the spellings of a search apart, since all but one redirect', () => {
    const query = '?type=3&city=2&type=1&price-min=';
    expect(at(`/nl/aanbod${query}`, 'offer')).toEqual({ canonical: `/nl/aanbod${query}`, storable: true });
    expect(at('/nl/aanbod?utm_source=x&city=2', 'offer')?.canonical).toBe('/nl/aanbod?city=2');
  });

  it('finds the page of before a campaign, and keeps none that names it', () => {
    expect(at('/nl/aanbod?utm_source=x&city=2&fbclid=y')).toEqual({
      canonical: '/nl/aanbod?city=2',
      storable: false,
    });
  });

  it.each(['?contact=1', '?contact=', '?token=abc', `?q=${'x'.repeat(1_100)}`])(
    'keeps nothing of %.20s',
    (query) => {
      expect(at(`/nl/aanbod${query}`)).toBeNull();
    },
  );

  it('keeps no screen with a form, a token or a redirect', () => {
    const url = new URL('https://a.example/nl/x');
    const screens = [
      'contact',
      'book-appointment',
      'reserve',
      'subscribe',
      'unsubscribe',
      'appointment',
      'detail',
    ] as const;
    expect(screens.filter((screen) => pageAddress(url, screen) !== null)).toEqual([]);
  });
});
