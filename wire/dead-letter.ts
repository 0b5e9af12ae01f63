/** What failed for good in a queue, as operators see it: never what is in it. */
import * as z from 'zod';

export const DeadLetterSchema = z.object({
  id: z.string(),
  /** `*` where it is about no one site. */
  siteId: z.string(),
  queue: z.enum(['work', 'forms']),
  /** Of the work, or which form. */
  kind: z.string(),
  failedAt: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetterSchema>;

export const DeadLetterListSchema = z.object({
  letters: z.array(DeadLetterSchema),
  /** `after` of the next page. */
  next: z.string().nullable(),
});
