import { expect, it } from 'vitest';
import { HOMES_A_REPORT, TIMES_A_REPORT } from '#domain/interest/limits.ts';
import { InterestSchema } from '#wire/interest.ts';
import { createInterestMemory, type Visit } from './interest.ts';

const ISOLATE = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;
const memory = () => createInterestMemory(() => ISOLATE);
const opened = (id: string, site = 'a'): Visit => ({
  site,
  measure: 'opened',
  homes: [{ kind: 'estate', id }],
});
const DAY = '2026-11-23';

it('adds up by day, site and home, and keeps nothing else', () => {
  const counts = memory();
  counts.hear(opened('1'), DAY, 0);
  counts.hear(opened('1'), DAY, 1);
  counts.hear(
    {
      site: 'a',
      measure: 'kept',
      homes: [
        { kind: 'estate', id: '1' },
        { kind: 'rental', id: '1' },
      ],
    },
    DAY,
    2,
  );
  counts.hear(opened('1', 'b'), '2026-11-24', 3);
  const report = counts.take(4);
  expect(report).toEqual({
    isolate: ISOLATE,
    seq: 0,
    days: [
      {
        day: DAY,
        sites: [
          {
            site: 'a',
            homes: [
              { kind: 'estate', id: '1', opened: 2, kept: 1, compared: 0 },
              { kind: 'rental', id: '1', opened: 0, kept: 1, compared: 0 },
            ],
          },
        ],
      },
      {
        day: '2026-11-24',
        sites: [{ site: 'b', homes: [{ kind: 'estate', id: '1', opened: 1, kept: 0, compared: 0 }] }],
      },
    ],
  });
  expect(InterestSchema.safeParse(report).success).toBe(true);
});

it('sends a report that did not arrive again as it was, and what came since in the next one', () => {
  const counts = memory();
  counts.hear(opened('1'), DAY, 0);
  const lost = counts.take(1);
  counts.hear(opened('2'), DAY, 2);
  expect(counts.take(3)).toEqual(lost);
  counts.arrived(0);
  expect(counts.take(4)).toMatchObject({ seq: 1, days: [{ sites: [{ homes: [{ id: '2' }] }] }] });
  counts.arrived(1);
  expect(counts.take(5)).toBeNull();
});

it('reports after a minute when that is worth a row, else after five', () => {
  const [few, many, lost] = [memory(), memory(), memory()];
  few.hear(opened('1'), DAY, 0);
  expect([MINUTE, 5 * MINUTE - 1, 5 * MINUTE].map((at) => few.isDue(at))).toEqual([false, false, true]);
  for (let time = 0; time < TIMES_A_REPORT; time++) many.hear(opened('1'), DAY, 0);
  expect([MINUTE - 1, MINUTE].map((at) => many.isDue(at))).toEqual([false, true]);
  lost.hear(opened('1'), DAY, 0);
  lost.take(10);
  expect([10 + MINUTE - 1, 10 + MINUTE].map((at) => lost.isDue(at))).toEqual([false, true]);
  expect(memory().isDue(9 * MINUTE)).toBe(false);
});

it('waits once for visits that are near each other, and is quiet when no later one waits', () => {
  const counts = memory();
  expect([0, 4_999, 5_000, 7_000].map((at) => counts.startsWait(at))).toEqual([true, false, true, false]);
  expect([counts.isQuiet(0), counts.isQuiet(5_000)]).toEqual([false, true]);
});

it('is quiet only while it is rarely visited, since a report costs the same whatever it counts', () => {
  const counts = memory();
  const visit = (at: number): boolean => {
    counts.hear(opened('1'), DAY, at);
    counts.startsWait(at);
    return counts.isQuiet(at);
  };
  const first = Array.from({ length: 9 }, (_, at) => visit(at * 10_000));
  expect(first).toEqual([true, true, true, true, true, true, true, false, false]);
  // The five minutes before count as well, and then no more.
  expect([visit(5 * MINUTE), visit(20 * MINUTE)]).toEqual([false, true]);
});

it('is bounded, whatever is requested', () => {
  const counts = memory();
  for (let time = 0; time < 10_000; time++) counts.hear(opened('1'), DAY, 0);
  for (let id = 0; id < 10_000; id++) counts.hear(opened(`x${id}`), DAY, 0);
  const report = counts.take(1);
  const homes = report?.days.flatMap(({ sites }) => sites.flatMap((site) => site.homes)) ?? [];
  expect(homes).toHaveLength(HOMES_A_REPORT);
  expect(Math.max(...homes.map((home) => home.opened))).toBe(TIMES_A_REPORT);
  // Within the body that the content service reads.
  const longest = JSON.stringify({
    ...report,
    days: [
      {
        day: DAY,
        sites: homes.map((home) => ({ site: 's'.repeat(30), homes: [{ ...home, id: 'f'.repeat(36) }] })),
      },
    ],
  });
  expect(longest.length).toBeLessThan(64 * 1024);
});

it('ends where no content service has the call', () => {
  const counts = memory();
  counts.hear(opened('1'), DAY, 0);
  counts.stop();
  counts.hear(opened('2'), DAY, 0);
  expect([counts.take(1), counts.isDue(9 * MINUTE), counts.startsWait(1)]).toEqual([null, false, false]);
});
