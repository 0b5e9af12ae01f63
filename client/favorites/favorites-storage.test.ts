import { describe, expect, it } from 'vitest';
import { type KeyValueStorage, readFavorites, writeFavorites } from './favorites-storage.ts';

const holding = (text: string | null): KeyValueStorage => ({ getItem: () => text, setItem: () => undefined });
const refusing: KeyValueStorage = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('readFavorites', () => {
  it.each([
    ['nothing stored', null, []],
    ['a list of ids', '["12","7"]', ['12', '7']],
    ['numbers, which become text (spec 1 §4)', '[12,7]', ['12', '7']],
    ['an object of someone else', '{"12":true}', []],
    ['text that is no JSON', 'favorites', []],
    ['a list with foreign things in it', '["12",null,{"id":7},"12"]', ['12']],
  ])('reads %s', (_, text, ids) => {
    expect(readFavorites(holding(text))).toEqual(ids);
  });

  it('returns null, not an empty list, when the storage is absent or throws', () => {
    expect(readFavorites(null)).toBeNull();
    expect(readFavorites(refusing)).toBeNull();
  });

  it('reads the key "favorites" (spec 1 §9)', () => {
    const asked: string[] = [];
    readFavorites({ getItem: (key) => String(asked.push(key)), setItem: () => undefined });
    expect(asked).toEqual(['favorites']);
  });
});

describe('writeFavorites', () => {
  it('writes the whole list under "favorites" (spec 1 §4)', () => {
    const written: [string, string][] = [];
    const storage: KeyValueStorage = {
      getItem: () => null,
      setItem: (key, value) => void written.push([key, value]),
    };
    expect(writeFavorites(storage, ['12', '7'])).toBe(true);
    expect(written).toEqual([['favorites', '["12","7"]']]);
  });

  it('returns false when the storage is absent, full or throws', () => {
    expect(writeFavorites(null, ['12'])).toBe(false);
    expect(writeFavorites(refusing, ['12'])).toBe(false);
  });
});
