import { describe, expect, it } from 'vitest';
import { FAVORITES_KEY } from '#domain/favorites.ts';
import { cardOf } from '../testing/card.ts';
import { formerPrice, MEMORY_KEY, readMemory, remember, writeMemory } from './favorites-memory.ts';

const storageWith = (text: string | null) => {
  const items = new Map(text === null ? [] : [[MEMORY_KEY, text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};
const refusing = {
  getItem: () => {
    throw new Error('refused');
  },
  setItem: () => {
    throw new Error('full');
  },
};
const priced = (id: string, text: string) => ({
  ...cardOf(id),
  price: { kind: 'amount', prefix: null, text, suffix: null } as const,
});

describe('memory of the favourites', () => {
  it('uses another storage key than the list (spec 1 §9)', () => {
    expect(MEMORY_KEY).not.toBe(FAVORITES_KEY);
  });

  it('keeps the first price, and returns it when the price has changed', () => {
    const first = remember({}, ['1'], [priced('1', '€ 300.000')]);
    const later = remember(first, ['1'], [priced('1', '€ 280.000')]);
    expect(formerPrice(first, priced('1', '€ 300.000'))).toBeNull();
    expect(formerPrice(later, priced('1', '€ 280.000'))).toBe('€ 300.000');
    expect(formerPrice(later, cardOf('1'))).toBeNull();
  });

  it('keeps an estate that is no longer offered, and removes one that is no longer a favourite', () => {
    const memory = remember({}, ['1', '2'], [cardOf('1'), cardOf('2')]);
    expect(remember(memory, ['2'], [])).toEqual({
      2: { title: 'Estate 2', place: '8300 Knokke-Heist', price: null },
    });
  });

  it('returns the stored data', () => {
    const storage = storageWith(null);
    const memory = remember({}, ['1'], [priced('1', '€ 300.000')]);
    writeMemory(storage, memory);
    expect(readMemory(storage)).toEqual(memory);
  });

  it.each([null, '', 'nonsense', '7', '[]', '{"1":7,"2":{"title":5}}'])('is empty for %j', (text) => {
    expect(readMemory(storageWith(text))).toEqual({});
  });

  it('works when the browser refuses storage', () => {
    expect(readMemory(refusing)).toEqual({});
    expect(() => writeMemory(refusing, {})).not.toThrow();
    expect(readMemory(null)).toEqual({});
  });
});
