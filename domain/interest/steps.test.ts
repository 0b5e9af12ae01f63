import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownOf } from './few.ts';
import { bandsOf, type ShownWeek, STEPS, stepOf } from './steps.ts';
import { twoWorlds, type World } from './testing/worlds.ts';

const week = (opened: number, saved: number, asked: number, visited: number): ShownWeek => ({
  opened: shownOf(opened),
  kept: shownOf(saved),
  asked: shownOf(asked),
  visited,
});
const all = (weeks: readonly ShownWeek[]) => STEPS.map((step) => stepOf(step, weeks));

it('is made of what is shown alone, viewings apart', () => {
  // 4 and 3 are not shown: neither may move a ratio.
  expect(all([week(120, 6, 5, 1), week(80, 4, 3, 2)])).toEqual([100, 3, 3, 2]);
  expect(all([week(120, 6, 5, 1), week(80, 0, 0, 2)])).toEqual([100, 3, 3, 2]);
});

it('leaves weeks out in which the page was hardly opened', () => {
  expect(stepOf('opened', [week(40, 0, 0, 0), week(4, 0, 0, 0)])).toBe(40);
});

it('says nothing of too little', () => {
  expect(all([])).toEqual([null, null, null, null]);
  expect(all([week(4, 0, 0, 1)])).toEqual([null, null, null, null]);
  expect(all([week(24, 6, 5, 1)])).toEqual([24, null, null, null]);
  expect(all([week(100, 4, 4, 0)])).toEqual([100, null, null, 0]);
});

it('says of homes like it the same whatever is below five, viewings included', () => {
  const bands = (world: World) =>
    bandsOf(
      world.map((weeks) =>
        weeks.map(({ opened, kept, questions, visits }) => week(opened, kept, questions, visits)),
      ),
    );
  let said = 0;
  fc.assert(
    fc.property(twoWorlds, ([one, other]) => {
      const some = bands(one);
      said += [...some.values()].filter((band) => band !== null).length;
      expect(some).toEqual(bands(other));
    }),
  );
  expect(said).toBeGreaterThan(10);
});
