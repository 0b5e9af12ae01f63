import { describe, expect, it } from 'vitest';
import { groupHunks, type Hunk, hunksOf, keyOf } from './differences.ts';

const lines = (text: string): readonly string[] => text.split(' ');

describe('hunksOf', () => {
  it('finds nothing in equal lines', () => {
    expect(hunksOf(lines('a b c'), lines('a b c'))).toEqual([]);
    expect(hunksOf([], [])).toEqual([]);
  });

  it.each<[string, string, string, readonly Hunk[]]>([
    ['a changed line', 'a b c', 'a x c', [{ removed: ['b'], added: ['x'], context: 'a' }]],
    ['a line that is gone', 'a b c', 'a c', [{ removed: ['b'], added: [], context: 'a' }]],
    ['a line that came', 'a c', 'a b c', [{ removed: [], added: ['b'], context: 'a' }]],
    ['a first line', 'a b', 'x b', [{ removed: ['a'], added: ['x'], context: '' }]],
    ['one of two equal lines', 'a a', 'a', [{ removed: ['a'], added: [], context: 'a' }]],
    [
      'two places apart',
      'a b c d e',
      'a x c d y',
      [
        { removed: ['b'], added: ['x'], context: 'a' },
        { removed: ['e'], added: ['y'], context: 'd' },
      ],
    ],
    [
      'a line that moved',
      'a b c d',
      'b c a d',
      [
        { removed: ['a'], added: [], context: '' },
        { removed: [], added: ['a'], context: 'c' },
      ],
    ],
  ])('finds %s', (_, before, after, hunks) => {
    expect(hunksOf(lines(before), lines(after))).toEqual(hunks);
  });

  it('returns one hunk for answers that are too long to compare', () => {
    const long = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`);
    const [before, after] = [long('a'), long('b')];
    expect(hunksOf(before, after)).toEqual([{ removed: before, added: after, context: '' }]);
  });
});

const hunk = (removed: string, added: string): Hunk => ({ removed: [removed], added: [added], context: '' });

describe('grouping', () => {
  it('groups equal changes in different surroundings', () => {
    const one = hunk(
      '<a class="card" href="/nl/1">Te koop in Gent</a>',
      '<a class="tile" href="/nl/1">Te koop in Gent</a>',
    );
    const other = hunk('<a class="card" href="/nl/2">Villa</a>', '<a class="tile" href="/nl/2">Villa</a>');
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it('groups equal added lines of different pages', () => {
    const came = (id: string): Hunk => ({
      removed: [],
      added: [`<a class="new" href="/nl/${id}">`],
      context: id,
    });
    expect(keyOf(came('12'))).toBe(keyOf(came('villa-345')));
  });

  it('keeps other changes, other elements and other directions apart', () => {
    const keys = [
      hunk('<p>a</p>', '<p>b</p>'),
      hunk('<p>a</p>', '<p>c</p>'),
      hunk('<p>b</p>', '<p>a</p>'),
      hunk('<b>a</b>', '<b>b</b>'),
      { removed: ['<p>a</p>'], added: [], context: '' },
    ].map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('names each address once, and the change on most addresses first', () => {
    const [rare, common] = [hunk('<i>a</i>', '<i>b</i>'), hunk('<p>a 1</p>', '<p>b 1</p>')];
    const groups = groupHunks([
      { address: '/one', hunks: [rare, common, common] },
      { address: '/two', hunks: [common] },
      { address: '/three', hunks: [] },
    ]);
    expect(groups.map(({ hunk: first, addresses }) => [first, addresses])).toEqual([
      [common, ['/one', '/two']],
      [rare, ['/one']],
    ]);
  });
});
