import * as z from 'zod';
import { FEW } from '#domain/interest/few.ts';
import { HOME_KINDS, MEASURES, type Measure } from '#domain/interest/measures.ts';

/** A count as it may be seen: its number, or that it is fewer than five, zero included. No number below fits. */
export const ShownSchema = z.union([
  z.strictObject({ shown: z.int().min(FEW) }),
  z.strictObject({ few: z.literal(true) }),
]);

/** A cell for each measure. */
export const CellsSchema = z.object(
  Object.fromEntries(MEASURES.map((one) => [one, ShownSchema])) as Record<Measure, typeof ShownSchema>,
);

/** `GET …/interest/weeks`: the interest in homes, by closed weeks, in cells that name nobody. */
export const InterestWeeksSchema = z.object({
  /** Whether the site counts: `on`, `off` by its setting, or `elsewhere`, with a service of its own for every call. */
  counts: z.enum(['on', 'off', 'elsewhere']),
  homes: z.array(
    z.object({
      kind: z.enum(HOME_KINDS),
      id: z.string(),
      /** At least: the sum of the weeks' cells that are shown. */
      total: CellsSchema,
    }),
  ),
  /** The closed weeks, oldest first; with their cells when one home was asked for. */
  weeks: z.array(z.object({ week: z.iso.date(), cells: CellsSchema.nullable() })),
});
export type InterestWeeks = z.infer<typeof InterestWeeksSchema>;
export type Cells = InterestWeeks['homes'][number]['total'];
