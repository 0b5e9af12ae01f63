/** Queue messages that failed for good, as operators see them: never their content. */
import * as z from 'zod';

export const DeadLetterSchema = z.object({
  id: z.string(),
  /** `*` when it belongs to no single site. */
  siteId: z.string(),
  queue: z.enum(['work', 'forms']),
  /** Kind of work, or the name of the form. */
  kind: z.string(),
  failedAt: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetterSchema>;

export const DeadLetterListSchema = z.object({
  letters: z.array(DeadLetterSchema),
  /** Value of `after` for the next page. */
  next: z.string().nullable(),
});
