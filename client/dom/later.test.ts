import { afterEach, expect, it, vi } from 'vitest';
import { later } from './later.ts';

afterEach(() => vi.restoreAllMocks());

const rest = () => new Promise((resolve) => setTimeout(resolve));

it('runs what was loaded', async () => {
  const run = vi.fn<(code: string) => void>();
  later(Promise.resolve('code'), run);
  await rest();
  expect(run.mock.calls).toEqual([['code']]);
});

it.each([
  ['the code', () => Promise.reject(new Error('no network')), () => undefined],
  ['what it does', () => Promise.resolve(), () => Promise.reject(new Error('no network'))],
])('tells the console and those who asked when %s fails, and throws nothing', async (_what, loading, run) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const failed = vi.fn<() => void>();
  later<unknown>(loading(), run, failed);
  await rest();
  expect(failed).toHaveBeenCalledOnce();
  expect(reported.mock.calls).toEqual([['A part could not be loaded.', new Error('no network')]]);
});
