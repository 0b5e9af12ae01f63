import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from '../errors/app-error.ts';
import { createBudget } from './budget.ts';

const clock = () => performance.now();

describe('the time budget of a page', () => {
  it('is shared by all waits', async () => {
    const budget = createBudget(120, clock);
    const start = clock();
    await budget.within(scheduler.wait(80));
    await expect(budget.within(scheduler.wait(80))).rejects.toBeInstanceOf(ContentUnavailable);
    await expect(budget.within(scheduler.wait(80))).rejects.toBeInstanceOf(ContentUnavailable);
    expect(clock() - start).toBeLessThan(200);
    expect(budget.left()).toBe(0);
  });

  it('passes on results and errors', async () => {
    const budget = createBudget(1_000, clock);
    await expect(budget.within(Promise.reject(new Error('own')))).rejects.toThrow('own');
    expect(await budget.within(Promise.resolve(1))).toBe(1);
  });

  it('is refunded for a visitor’s own action', () => {
    const budget = createBudget(0, clock);
    budget.giveBack(1_000);
    expect(budget.left()).toBeGreaterThan(900);
  });
});
