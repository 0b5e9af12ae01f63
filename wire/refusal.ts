import * as z from 'zod';

/** Why a record does not come in: which, where in it, what stood there, and what is the matter. */
export const RefusalSchema = z.object({
  /** Line of the file, where the record came from one. */
  line: z.number().nullish(),
  kind: z.string().nullable(),
  id: z.string().nullable(),
  /** Path within the record: `estate.general.price.value`. */
  field: z.string(),
  /** What stood there, as JSON of at most 80 characters. */
  value: z.string(),
  reason: z.string(),
});
export type Refusal = z.infer<typeof RefusalSchema>;
