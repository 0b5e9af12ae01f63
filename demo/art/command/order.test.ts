import { describe, expect, it } from 'vitest';
import { POOL } from '../pool/pool.ts';
import { readOrder } from './order.ts';
import { timeLeft } from './progress-line.ts';

const namesOf = (...args: string[]) => readOrder(args).originals.map(({ name }) => name);

describe('readOrder', () => {
  it('draws the whole pool without arguments', () => {
    expect(readOrder([])).toEqual({ what: 'all', originals: [...POOL.values()] });
  });

  it('draws the named pictures and motifs, each once', () => {
    const names = namesOf('cellar', 'cellar-1', 'farm-3');
    expect(names.filter((name) => !name.startsWith('cellar-'))).toEqual(['farm-3']);
    expect(names.filter((name) => name === 'cellar-1')).toHaveLength(1);
    expect(names.length).toBeGreaterThan(2);
  });

  it.each([['missing'], ['changed']] as const)('draws only pictures that are %s', (what) => {
    expect(readOrder([`--${what}`, 'cellar-1'])).toMatchObject({ what, originals: [{ name: 'cellar-1' }] });
  });

  it.each([
    ['a name that nothing has', ['cellar-900'], /no picture or motif "cellar-900".*cellar/],
    ['two ways at once', ['--missing', '--changed'], /Choose one/],
    ['a sheet of nothing', ['--sheet'], /Name a motif/],
  ])('refuses %s', (_what, args, words) => {
    expect(() => readOrder(args)).toThrow(words);
  });
});

it('estimates the remaining time from the time so far', () => {
  expect(timeLeft(1, 2, 30_000)).toBe('30 s');
  expect(timeLeft(100, 400, 100_000)).toBe('5 min');
});
