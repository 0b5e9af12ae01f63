import { describe, expect, it } from 'vitest';
import { RECENT_KEY, readRecent, withRecent, writeRecent } from './recent-storage.ts';

const storageWith = (text: string | null) => {
  const items = new Map(text === null ? [] : [[RECENT_KEY, text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

describe('viewed estates', () => {
  it('are ordered with the latest first, each once, at most twelve', () => {
    expect(withRecent(['1', '2'], '2')).toEqual(['2', '1']);
    const many = Array.from({ length: 30 }, (_, index) => String(index)).reduce<readonly string[]>(
      withRecent,
      [],
    );
    expect(many).toHaveLength(12);
    expect(many[0]).toBe('29');
  });

  it('can be stored, read and cleared', () => {
    const storage = storageWith(null);
    writeRecent(storage, ['7', '3']);
    expect(readRecent(storage)).toEqual(['7', '3']);
    writeRecent(storage, []);
    expect(readRecent(storage)).toEqual([]);
  });

  it.each([null, 'nonsense', '{}', '["<b>"]'])('are empty for %j', (text) => {
    expect(readRecent(storageWith(text))).toEqual([]);
  });

  it('work when the browser refuses storage', () => {
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(readRecent(refusing)).toEqual([]);
    expect(() => writeRecent(refusing, ['1'])).not.toThrow();
  });
});
