import { expect, it } from 'vitest';
import { stillMeant } from './replay.ts';

it('does not undo a heart that is already a favourite when it wakes', () => {
  expect(stillMeant('false', 'true')).toBe(false);
  expect(stillMeant('false', 'false')).toBe(true);
  expect(stillMeant(null, null)).toBe(true);
});
