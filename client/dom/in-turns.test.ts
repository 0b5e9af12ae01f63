import { expect, it, vi } from 'vitest';
import { inTurns } from './in-turns.ts';

it('runs each work in a task of its own, in order, whatever one of them throws', async () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  inTurns([() => ran.push('a'), () => ran.push('b'), () => ran.push('c')]);
  expect(ran).toEqual([]);
  for (const so of ['a', 'ab', 'abc']) {
    vi.advanceTimersToNextTimer();
    expect(ran.join('')).toBe(so);
  }
  const after = vi.fn<() => void>();
  inTurns([
    () => {
      throw new Error('broken');
    },
    after,
  ]);
  expect(() => vi.advanceTimersToNextTimer()).toThrow('broken');
  vi.advanceTimersToNextTimer();
  expect(after).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
