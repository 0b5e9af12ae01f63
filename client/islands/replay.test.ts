import { expect, it } from 'vitest';
import { stillMeant } from './replay.ts';

it('does not remove a favourite when its island hydrates after the click', () => {
  expect(stillMeant('false', 'true')).toBe(false);
  expect(stillMeant('false', 'false')).toBe(true);
  expect(stillMeant(null, null)).toBe(true);
});
