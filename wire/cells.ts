import * as z from 'zod';
import { FEW, type Shown } from '#domain/interest/few.ts';

/** A count as anybody may see it: no number below the floor fits the schema. */
export const CellSchema: z.ZodType<Shown> = z.union([
  z.object({ shown: z.int().min(FEW) }),
  z.object({ few: z.literal(true) }),
]);
