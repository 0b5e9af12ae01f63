import * as z from 'zod';

/** Why a record was refused: which record, field and value, and the reason. */
export const RefusalSchema = z.object({
  /** Line number when the record came from a file. */
  line: z.number().nullish(),
  kind: z.string().nullable(),
  id: z.string().nullable(),
  /** Path within the record: `estate.general.price.value`. */
  field: z.string(),
  /** The value as JSON, at most 80 characters. */
  value: z.string(),
  reason: z.string(),
});
export type Refusal = z.infer<typeof RefusalSchema>;
