import { expect, it } from 'vitest';
import { stillMeant } from './replay.ts';

it('does not take a heart back that woke as the favourite its visitor asked for', () => {
  expect(stillMeant('false', 'true')).toBe(false);
  expect(stillMeant('false', 'false')).toBe(true);
  expect(stillMeant(null, null)).toBe(true);
});
