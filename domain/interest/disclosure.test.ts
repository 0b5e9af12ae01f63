/** No cell under five can be computed from what is published (decision 175). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownOf, sumOfShown } from './few.ts';
import { MEASURES, type Measure } from './measures.ts';
import { twoWorlds, type World } from './testing/worlds.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** What may be published of a world, by the rules of `few.ts`; `to` is how many weeks are closed. */
const PUBLISHED: Readonly<Record<string, (world: World, measure: Measure, to: number) => unknown>> = {
  'the cells of each week': (world, measure, to) =>
    world.map((weeks) => weeks.slice(0, to).map((week) => shownOf(week[measure]))),
  'totals since the beginning': (world, measure, to) =>
    world.map((weeks) => sumOfShown(weeks.slice(0, to).map((week) => shownOf(week[measure])))),
  'totals of all homes in a week': (world, measure, to) =>
    sumOfShown(world.flatMap((weeks) => weeks.slice(to - 1, to).map((week) => shownOf(week[measure])))),
  'months of old weeks': (world, measure, to) =>
    world.map((weeks) => {
      const months = Map.groupBy(weeks.slice(0, to), ({ week }) => week.slice(0, 7));
      return [...months].map(([month, some]) => [
        month,
        sumOfShown(some.map((week) => shownOf(week[measure]))),
      ]);
    }),
};

it.each(Object.entries(PUBLISHED))('%s are the same whatever is below five', (_what, publish) => {
  fc.assert(
    fc.property(twoWorlds, fc.constantFrom(...MEASURES), ([one, other], measure) => {
      // Read every Monday: what one Monday published and the next did not is a difference that is published, too.
      const sequence = (world: World) =>
        Array.from({ length: 12 }, (_, at) => publish(world, measure, at + 1));
      expect(sequence(one)).toEqual(sequence(other));
    }),
  );
});

it('would be broken by a total of everything, by an open week, or by a month of raw counts', () => {
  const careless: typeof PUBLISHED = {
    'everything that was counted': (world, measure, to) =>
      world.map((weeks) => shownOf(sum(weeks.slice(0, to).map((week) => week[measure])))),
    'all homes of a week': (world, measure, to) =>
      shownOf(sum(world.flatMap((weeks) => weeks.slice(to - 1, to).map((week) => week[measure])))),
    'two measures together': (world, _measure, to) =>
      world.map((weeks) => weeks.slice(to - 1, to).map((week) => shownOf(week.opened + week.kept))),
  };
  for (const [what, publish] of Object.entries(careless)) {
    const broken = fc.check(
      fc.property(twoWorlds, ([one, other]) => {
        const sequence = (world: World) =>
          Array.from({ length: 12 }, (_, at) => publish(world, 'opened', at + 1));
        expect(sequence(one)).toEqual(sequence(other));
      }),
    );
    expect([what, broken.failed]).toEqual([what, true]);
  }
});
