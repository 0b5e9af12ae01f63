import { describe, expect, it } from 'vitest';
import { sameScreen, searchAddress } from './addresses.ts';

const formOf = (...pairs: readonly (readonly [string, string])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

describe('address of a form', () => {
  it('contains the chosen values, without empty fields (spec 1 §5)', () => {
    expect(searchAddress('/nl/aanbod', formOf(['type', '1'], ['type', '3'], ['price-min', ' ']))).toBe(
      '/nl/aanbod?type=1&type=3',
    );
  });

  it('is the path alone when nothing is chosen', () => {
    expect(searchAddress('/nl/aanbod', formOf(['price-min', '']))).toBe('/nl/aanbod');
  });

  it('encodes the typed text', () => {
    expect(searchAddress('/nl/aanbod', formOf(['place', "'s-Gravenvoeren & co"]))).toBe(
      '/nl/aanbod?place=%27s-Gravenvoeren+%26+co',
    );
  });
});

describe('link to the same screen', () => {
  const here = new URL('https://duinzicht.example/nl/aanbod?type=1');

  it.each([
    ['another query', '/nl/aanbod?type=2', '/nl/aanbod?type=2'],
    ['no query', '/nl/aanbod', '/nl/aanbod'],
    ['the whole address', 'https://duinzicht.example/nl/aanbod?page=2', '/nl/aanbod?page=2'],
  ])('is recognised with %s', (_, href, address) => {
    expect(sameScreen(new URL(href, here), here)).toBe(address);
  });

  it.each([
    ['an estate', '/nl/aanbod/12'],
    ['another language', '/fr/offre?type=1'],
    ['another host', 'https://elsewhere.example/nl/aanbod?type=1'],
    ['a place in the page', '/nl/aanbod?type=1#main'],
    ['a letter', 'mailto:info@duinzicht.example'],
  ])('is not recognised for %s', (_, href) => {
    expect(sameScreen(new URL(href, here), here)).toBeNull();
  });
});
