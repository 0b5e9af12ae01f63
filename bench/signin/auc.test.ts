import { expect, it } from 'vitest';
import { auc, distinguishability } from './auc.ts';

it.each([
  ['slower throughout', [3, 4], [1, 2], 1, 1],
  ['faster throughout', [1, 2], [3, 4], 0, 1],
  ['equal', [1, 1], [1, 1], 0.5, 0.5],
  ['mixed', [1, 3], [2, 4], 0.25, 0.75],
])('%s', (_what, first, second, share, either) => {
  expect(auc(first, second)).toBe(share);
  expect(distinguishability(first, second)).toBe(either);
});

it('needs samples', () => {
  expect(() => auc([], [1])).toThrow('without samples');
});
