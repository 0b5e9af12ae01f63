import { expect, it } from 'vitest';
import { BodyTooLarge, expectedBytes, readLimitedBytes } from './limited-body.ts';

const MAX = 200_000;
const answerOf = (length: number, said?: number): Response =>
  new Response(new Uint8Array(length).fill(7), {
    headers: said === undefined ? {} : { 'Content-Length': String(said) },
  });
const read = (answer: Response, max = MAX): Promise<Uint8Array> =>
  readLimitedBytes(answer.body, max, expectedBytes(answer, max));

it.each([
  ['that says its length', 90_000, 90_000],
  ['that does not say its length', 90_000, undefined],
  ['that says too little', 90_000, 1],
  ['that says too much', 90_000, 1_000_000],
  ['of exactly the limit', MAX, MAX],
  ['of one byte', 1, 1],
])('reads a body %s', async (_name, length, said) => {
  const bytes = await read(answerOf(length, said));
  expect(bytes.byteLength).toBe(length);
  expect(bytes.every((byte) => byte === 7)).toBe(true);
  // Some readers take the whole buffer.
  expect(bytes.buffer.byteLength).toBe(length);
});

it.each([MAX + 1, 1, undefined])(
  'refuses a body above the limit, whatever length it says: %s',
  async (said) => {
    await expect(read(answerOf(MAX + 1, said))).rejects.toThrow(BodyTooLarge);
  },
);

it('reads an empty body', async () => {
  expect((await read(answerOf(0, 0))).byteLength).toBe(0);
  expect((await readLimitedBytes(null, MAX)).byteLength).toBe(0);
});

it.each(['', '-1', 'many', '0', '0.5'])('takes %j for no length', (said) => {
  expect(expectedBytes(new Response(null, { headers: { 'Content-Length': said } }), MAX)).toBeNull();
});
