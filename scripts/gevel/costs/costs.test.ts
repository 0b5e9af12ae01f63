import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AGENCY, actionsTableOf, billOf, datesOf, tableOf } from './costs.ts';
import figures from './figures.json' with { type: 'json' };
import { PLAN_USD } from './prices.ts';
import { COUNTED, MEASURED_ACTIONS } from './used.ts';

const page = readFileSync('docs/operations/costs.md', 'utf8');

it('has a figure for each action and unit', () => {
  expect(Object.keys(figures.deeds).toSorted()).toEqual([...MEASURED_ACTIONS].toSorted());
  for (const used of Object.values(figures.deeds))
    for (const name of Object.keys(used)) expect(COUNTED).toContain(name);
  // Figures that cannot be zero: a bench that counts nothing would make everything free.
  expect(figures.deeds.keptPage.kvReads).toBeGreaterThan(0);
  expect(figures.deeds.coldPage.rowsRead).toBeGreaterThan(0);
  expect(figures.deeds.coldPicture.r2Reads).toBeGreaterThan(0);
  expect(figures.deeds.homeNew.rowsWritten).toBeGreaterThan(1);
  expect(figures.deeds.digest.mails).toBe(1);
  expect(figures.deeds.digest.queueOperations).toBeGreaterThan(0);
  expect(figures.deeds.contactRequest.mails).toBe(2);
  expect(figures.deeds.keptPage.cpuMs).toBeLessThan(figures.deeds.coldPage.cpuMs);
});

it('the documentation has the command’s output', () => {
  const bills = [10, 100, 1_000].map((agencies) => billOf(agencies, figures));
  for (const lines of [tableOf(bills), actionsTableOf(figures), [datesOf(figures)]])
    expect(page, '`npm run gevel -- costs --deeds` prints what belongs here').toContain(lines.join('\n'));
});

it('charges the plan, and only usage above the included amounts', () => {
  expect(billOf(0, figures).usd).toBe(PLAN_USD);
  const [hundred, more] = [billOf(50, figures), billOf(60, figures)];
  const hostnamesOf = (bill: typeof hundred) =>
    bill.lines.find(({ line }) => line === 'custom hostnames')?.usd;
  expect(hostnamesOf(hundred)).toBe(0);
  expect(hostnamesOf(more)).toBeCloseTo(10 * AGENCY.hostnames * 0.1);
});

it('the shares of cached, refreshed and cold pages add up to 1', () => {
  expect(AGENCY.kept + AGENCY.anew + AGENCY.cold).toBeCloseTo(1);
});
