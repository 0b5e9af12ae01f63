import { afterEach, beforeEach, expect, it } from 'vitest';
import { MEASURES, type Measure } from '#domain/interest/measures.ts';
import type { Cells, InterestWeeks } from '#wire/interest-weeks.ts';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';

/** Cells that are all few, but for these. */
const cells = (shown: Partial<Record<Measure, number>>): Cells =>
  Object.fromEntries(
    MEASURES.map((measure) => {
      const count = shown[measure];
      return [measure, count === undefined ? { few: true } : { shown: count }];
    }),
  ) as Cells;

let service: TestService;
const answers = (answer: InterestWeeks): void =>
  service.script(
    { status: 200, body: '{"id":"coast","state":"live","settings":{}}' },
    { status: 200, body: JSON.stringify(answer) },
  );
const stats = (...words: readonly string[]) => run(['stats', 'coast', ...words], service.origin);

beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

it('lists homes by interest, with totals of what is shown', async () => {
  answers({
    counts: 'on',
    homes: [
      { kind: 'estate', id: '7', total: cells({}) },
      { kind: 'estate', id: '1204', total: cells({ opened: 58, kept: 6 }) },
    ],
    weeks: [
      { week: '2026-11-16', cells: null },
      { week: '2026-11-23', cells: null },
    ],
  });
  const { code, stdout } = await stats();
  expect(code).toBe(0);
  expect(stdout).toContain('Weeks of 2026-11-16 to 2026-11-23. Counts are lower bounds');
  expect(stdout.split('\n').filter((line) => /^(?:1204|7) /.test(line))).toEqual([
    '1204  ≥ 58        ≥ 6         < 5 a week  < 5 a week  < 5 a week  < 5 a week  < 5 a week  < 5 a week  < 5 a week',
    '7     < 5 a week  < 5 a week  < 5 a week  < 5 a week  < 5 a week  < 5 a week  < 5 a week  < 5 a week  < 5 a week',
  ]);
});

it('lists the weeks of a home, and asks for that span', async () => {
  const total = cells({ opened: 12 });
  answers({
    counts: 'on',
    homes: [{ kind: 'rental', id: 'flat', total }],
    weeks: [
      { week: '2026-11-16', cells: total },
      { week: '2026-11-23', cells: cells({}) },
    ],
  });
  const { stdout } = await stats('--rental', 'flat', '--from', '2026-11-16', '--until', '2026-11-29');
  expect(service.calls.at(-1)).toBe(
    'GET /sites/coast/interest/weeks?from=2026-11-16&to=2026-11-29&home=flat&kind=rental',
  );
  expect(stdout).toMatch(/^2026-11-16 {2}12 /m);
  expect(stdout).toMatch(/^2026-11-23 {2}< 5 /m);
});

it('says when nothing is counted, and when no week is closed', async () => {
  answers({ counts: 'elsewhere', homes: [], weeks: [] });
  const { stdout } = await stats();
  expect(stdout).toContain('nothing is counted here');
  expect(stdout).toContain('No week is closed yet');
  answers({ counts: 'off', homes: [], weeks: [] });
  expect((await stats()).stdout).toContain('settings.interest');
});

it('refuses what is no day', async () => {
  const { code, stderr } = await stats('--from', '2026-13-01');
  expect([code, stderr.includes('is not a day')]).toEqual([2, true]);
});
