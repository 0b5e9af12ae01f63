import fc from 'fast-check';
import { addDays } from '../../stays/day.ts';
import { FEW } from '../few.ts';
import { MEASURES, type Measure } from '../measures.ts';

/** Raw counts of a home in a week. */
export type RawWeek = { readonly week: string } & Readonly<Record<Measure, number>>;
/** Raw counts of homes: of each, the same weeks, oldest first. */
export type World = readonly (readonly RawWeek[])[];

const MONDAY = '2026-12-28';

/** A count in two worlds: the same where a cell shows it, and any two where it hides it. */
const inBoth = fc.oneof(
  fc.integer({ min: FEW, max: 60 }).map((count) => [count, count] as const),
  fc.tuple(fc.integer({ min: 0, max: FEW - 1 }), fc.integer({ min: 0, max: FEW - 1 })),
);

const week = fc.record(
  Object.fromEntries(MEASURES.map((measure) => [measure, inBoth])) as Record<Measure, typeof inBoth>,
);

/**
 * Two worlds that differ only in counts below five. Whatever is published must be the same of both, whoever reads it, in
 * which language, order and span: then nothing that was published tells such a count, by itself or by subtraction.
 */
export const twoWorlds = fc
  .array(fc.array(week, { minLength: 12, maxLength: 12 }), { minLength: 1, maxLength: 6 })
  .map((homes): readonly [World, World] => {
    const world = (which: 0 | 1): World =>
      homes.map((weeks) =>
        weeks.map((counts, at) => ({
          week: addDays(MONDAY, 7 * at),
          ...(Object.fromEntries(MEASURES.map((measure) => [measure, counts[measure][which]])) as Record<
            Measure,
            number
          >),
        })),
      );
    return [world(0), world(1)];
  });
