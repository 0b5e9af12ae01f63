import { describe, expect, it } from 'vitest';
import {
  addFavorite,
  FAVORITES_KEY,
  isFavorite,
  parseFavorites,
  removeFavorite,
  serializeFavorites,
  toggleFavorite,
} from './favorites.ts';

describe('parseFavorites', () => {
  it.each([
    ['a list', '["12","7"]', ['12', '7']],
    ['numbers as text (spec 1 §4)', '[12, 7]', ['12', '7']],
    ['each id once', '["12",12," 12 "]', ['12']],
    ['no members that are no ids', '[null,{},[],true,"",1e999,"x/../y","7"]', ['7']],
    ['holiday homes beside estates', '["12","stay-12","stay-","stay-a/b"]', ['12', 'stay-12']],
    ['nothing from an object', '{"0":"12"}', []],
    ['nothing from a text', '"12"', []],
    ['nothing from text that is not JSON', '[12', []],
    ['nothing from nothing', '', []],
    ['nothing when nothing was stored', null, []],
  ])('reads %s', (_, stored, expected) => {
    expect(parseFavorites(stored)).toEqual(expected);
  });

  it('reads back what is stored under "favorites" (spec 1 §9)', () => {
    expect(FAVORITES_KEY).toBe('favorites');
    expect(parseFavorites(serializeFavorites(['12', '3f2504e0-4f89-11d3-9a0c-0305e82c3301']))).toEqual([
      '12',
      '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    ]);
  });
});

describe('the list (spec 1 §4)', () => {
  const list = ['12', '7'];

  it('adds an id as text, if absent', () => {
    expect(addFavorite(list, 3)).toEqual(['12', '7', '3']);
    expect(addFavorite(list, 12)).toBe(list);
  });

  it('removes an id', () => {
    expect(removeFavorite(list, 12)).toEqual(['7']);
    expect(removeFavorite(list, '1')).toBe(list);
  });

  it('is toggled by id as text', () => {
    expect(toggleFavorite(list, 7)).toEqual(['12']);
    expect(toggleFavorite(list, '9')).toEqual(['12', '7', '9']);
  });

  it('finds an id as text', () => {
    expect([isFavorite(list, 12), isFavorite(list, '12'), isFavorite(list, 1)]).toEqual([true, true, false]);
  });
});
