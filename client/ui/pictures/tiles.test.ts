import { describe, expect, it } from 'vitest';
import { comparedTile, sizesOf } from './tiles.ts';

const DENSE = '(max-width: 39.99rem) and (min-resolution: 2.5dppx)';
describe('sizesOf', () => {
  it('is 0.92 of the box for a picture of the same shape, less on dense phone screens', () => {
    expect(sizesOf('card', { width: 1600, height: 1200 })).toBe(
      '(min-width: 68rem) calc(0.92 * min(26rem, 28.7vw)), (min-width: 40rem) calc(0.92 * 43.5vw), ' +
        `${DENSE} calc(0.613 * 89.5vw), calc(0.92 * 89.5vw)`,
    );
  });

  it.each([
    ['wider than its box, cropped at the sides', { width: 2400, height: 1200 }, 'calc(1.38 * 7rem)'],
    ['higher than its box, cropped above and below', { width: 900, height: 1600 }, 'calc(0.92 * 7rem)'],
    [
      'a plan wider than its box, which is shown whole',
      { width: 2400, height: 1200, plan: true },
      'calc(0.92 * 7rem)',
    ],
    ['a plan that is higher', { width: 600, height: 900, plan: true }, 'calc(0.46 * 7rem)'],
  ] as const)('depends on the shape: %s', (_what, picture, drawn) => {
    expect(sizesOf('popup', picture).endsWith(`, ${drawn}`)).toBe(true);
  });

  it('fills a box with its own height, or fits into it', () => {
    const panorama = { width: 2400, height: 1100 };
    expect(sizesOf('hero', panorama)).toContain(
      ', calc(0.92 * max(100vw, 2.182 * clamp(18rem, 40vw, 34.5rem)))',
    );
    expect(sizesOf('hero', { ...panorama, plan: true })).toContain(
      ', calc(0.92 * min(100vw, 2.182 * clamp(18rem, 40vw, 34.5rem)))',
    );
  });

  it('shows a single picture whole and in the full resolution of the screen', () => {
    expect(sizesOf('viewer', { width: 1600, height: 1200 })).toBe('min(100vw, 1.333 * calc(100vh - 9rem))');
  });
});

describe('comparedTile', () => {
  it('follows the number of columns', () => {
    expect([2, 3, 4].map(comparedTile)).toEqual(['compared2', 'compared3', 'compared4']);
  });
});
