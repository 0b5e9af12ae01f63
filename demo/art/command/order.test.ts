import { describe, expect, it } from 'vitest';
import { POOL } from '../pool/pool.ts';
import { readOrder } from './order.ts';
import { timeLeft } from './progress-line.ts';

const namesOf = (...args: string[]) => readOrder(args).originals.map(({ name }) => name);

describe('readOrder', () => {
  it('draws the whole pool when nothing is named', () => {
    expect(readOrder([])).toEqual({ what: 'all', originals: [...POOL.values()] });
  });

  it('draws the pictures and motifs that are named, each once', () => {
    const names = namesOf('cellar', 'cellar-1', 'farm-3');
    expect(names.filter((name) => !name.startsWith('cellar-'))).toEqual(['farm-3']);
    expect(names.filter((name) => name === 'cellar-1')).toHaveLength(1);
    expect(names.length).toBeGreaterThan(2);
  });

  it.each([['missing'], ['changed']] as const)('draws only what is %s', (what) => {
    expect(readOrder([`--${what}`, 'cellar-1'])).toMatchObject({ what, originals: [{ name: 'cellar-1' }] });
  });

  it.each([
    ['a name that nothing has', ['cellar-900'], /no picture or motif "cellar-900".*cellar/],
    ['two ways at once', ['--missing', '--changed'], /Choose one/],
    ['a sheet of nothing', ['--sheet'], /Name a motif/],
  ])('complains about %s', (_what, args, words) => {
    expect(() => readOrder(args)).toThrow(words);
  });
});

it('says how long a work still takes, by how long it took so far', () => {
  expect(timeLeft(1, 2, 30_000)).toBe('30 s');
  expect(timeLeft(100, 400, 100_000)).toBe('5 min');
});
