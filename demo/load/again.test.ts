import { expect, it } from 'vitest';
import { again } from './again.ts';

const lost = (): Error => new TypeError('fetch failed', { cause: new Error('other side closed') });

it('begins anew when the connection was lost, and says so', async () => {
  const said: string[] = [];
  let attempts = 0;
  const answer = await again(
    async () => {
      attempts += 1;
      if (attempts < 3) throw lost();
      return 'done';
    },
    (what) => said.push(what),
  );
  expect([answer, attempts, said.length]).toEqual(['done', 3, 2]);
});

it.each([
  ['another error at once', () => new Error('UNIQUE constraint failed'), 1],
  ['a connection that stays lost, in the end', lost, 4],
])('gives up on %s', async (_, error, expected) => {
  let attempts = 0;
  const work = again(
    async () => {
      attempts += 1;
      throw error();
    },
    () => undefined,
  );
  await expect(work).rejects.toThrow(error().message);
  expect(attempts).toBe(expected);
});
