import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AGENCY, actionsTableOf, billOf, datesOf, type HomesFrom, tableOf } from './costs.ts';
import figures from './figures.json' with { type: 'json' };
import { PLAN_USD, PRICES } from './prices.ts';
import { COUNTED, type Figures, MEASURED_ACTIONS, type MeasuredAction } from './used.ts';

const NOTHING = Object.fromEntries(MEASURED_ACTIONS.map((name) => [name, {}])) as unknown as Figures['deeds'];

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
  // A round is one message, and its home is not written unless it changed.
  expect(figures.deeds.feedRound.queueOperations).toBe(3);
  expect(figures.deeds.feedRound.rowsWritten).toBeGreaterThan(1);
  expect(figures.deeds.feedHomeNew.rowsWritten).toBeGreaterThan(1);
  expect(figures.deeds.feedHomeChanged.rowsWritten).toBeGreaterThan(1);
  expect(
    'rowsWritten' in figures.deeds.feedHomeSame ? figures.deeds.feedHomeSame.rowsWritten : 0,
  ).toBeLessThan(0.2);
  expect(figures.deeds.feedPicture.r2Writes).toBe(1);
  expect(figures.deeds.feedPictureSame).not.toHaveProperty('r2Writes');
  expect(figures.deeds.keptPage.cpuMs).toBeLessThan(figures.deeds.coldPage.cpuMs);
});

it('the documentation has the command’s output', () => {
  const billsOf = (from: HomesFrom) => [10, 100, 1_000].map((agencies) => billOf(agencies, figures, from));
  for (const lines of [
    tableOf(billsOf('imports')),
    tableOf(billsOf('feed')),
    actionsTableOf(figures),
    [datesOf(figures)],
  ])
    expect(page, '`npm run gevel -- costs --deeds`, and `--feeds`, print what belongs here').toContain(
      lines.join('\n'),
    );
});

it('of an agency with a feed, its homes come in by that alone', () => {
  const only = (name: MeasuredAction) =>
    billOf(1_000, { ...figures, deeds: { ...NOTHING, [name]: { rowsWritten: 1_000 } } }, 'feed').lines.find(
      ({ line }) => line === PRICES.rowsWritten.line,
    )?.units;
  expect(only('homeSame')).toBe(0);
  expect(only('homeChanged')).toBe(0);
  // 96 rounds a day, a thousand agencies, a month, a thousand rows each.
  expect(only('feedRound')).toBe(96 * 30 * 1_000 * 1_000);
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
