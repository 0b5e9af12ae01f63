import { describe, expect, it } from 'vitest';
import { readLastSearch, writeLastSearch } from './last-search.ts';

const storageWith = (text: string | null) => {
  const items = new Map(text === null ? [] : [['last-search', text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};
const SEARCH = { href: '/nl/aanbod?type=3&bed-min=3', label: 'Huis · 3 slaapkamers of meer' };

describe('the last search of a device', () => {
  it('is returned in its language until removed', () => {
    const storage = storageWith(null);
    writeLastSearch(storage, SEARCH);
    expect(readLastSearch(storage, ['/nl/vakantie', '/nl/aanbod'])).toEqual(SEARCH);
    expect(readLastSearch(storage, ['/fr/offre'])).toBeNull();
    writeLastSearch(storage, null);
    expect(readLastSearch(storage, ['/nl/vakantie', '/nl/aanbod'])).toBeNull();
  });

  it.each([
    null,
    'nonsense',
    '[]',
    '{"href":"javascript:alert(1)","label":"x"}',
    '{"href":"//evil.example/nl/aanbod?x","label":"x"}',
    '{"href":"/nl/aanbod?q=1","label":""}',
    '{"href":"/nl/aanbod?q=1"}',
  ])('is empty for %s', (text) => {
    expect(readLastSearch(storageWith(text), ['/nl/vakantie', '/nl/aanbod'])).toBeNull();
  });

  it('is not stored when it is too long or the browser refuses', () => {
    const storage = storageWith(null);
    writeLastSearch(storage, { ...SEARCH, label: 'x'.repeat(3000) });
    expect(readLastSearch(storage, ['/nl/vakantie', '/nl/aanbod'])).toBeNull();
    expect(readLastSearch(null, ['/nl/vakantie', '/nl/aanbod'])).toBeNull();
  });
});
