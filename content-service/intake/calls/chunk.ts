import * as z from 'zod';
import { RECORD_KINDS } from '../records/index.ts';

/** Maximum number of records in a chunk. */
const MOST_RECORDS = 500;

const KindSchema = z.enum(RECORD_KINDS.map(({ name }) => name));

/** A step of a column's path: a key, or an index of a list. */
const StepSchema = z.union([z.string().regex(/^(?!__proto__$)\w{1,64}$/), z.int().min(0).max(999)]);

/** Records that are staged or judged together. */
export const ChunkSchema = z.strictObject({
  /** The records state only these fields: others keep what is stored (decision 102). */
  columns: z.array(z.array(StepSchema).min(1).max(16)).min(1).max(2000).optional(),
  /** A picture that the site lacks refuses its record; otherwise it is left out of the home. */
  strict: z.boolean().optional(),
  records: z
    .array(
      z.strictObject({
        line: z.int().min(1).optional(),
        record: z.unknown().optional(),
        /** Instead of a record that could not be read from its file. */
        refused: z
          .strictObject({ kind: KindSchema.nullable(), id: z.string().min(1).max(200).nullable() })
          .optional(),
      }),
    )
    .max(MOST_RECORDS),
});
