import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('nearest', () => {
  it.each([
    ['prise', ['value', 'price', 'period'], 'price'],
    ['APPARTMENT', ['APARTMENT', 'HOUSE'], 'APARTMENT'],
    ['for sale', ['FOR_SALE', 'SOLD'], 'FOR_SALE'],
    ['bedroom_count', ['bathroomCount', 'bedroomCount'], 'bedroomCount'],
    ['tilte', ['title', 'tile'], 'title'],
    ['xyz', ['title', 'price'], null],
    ['', ['a'], null],
  ])('finds for %j among %j: %j', (word, known, expected) => {
    expect(nearest(word, known)).toBe(expected);
  });

  it('suggests nothing for too long input', () => {
    expect(nearest('a'.repeat(5000), ['a'.repeat(5000)])).toBeNull();
  });
});
