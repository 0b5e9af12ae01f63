import { z } from 'zod';
import { LocaleSchema } from '../content/schemas/values.ts';
import { SUBMISSION_CALLS } from '../content/submissions.ts';

/** A form in the queue: whose it is, beside the submission. Its body was read by its schema before. */
export const QueuedFormSchema = z.object({
  siteId: z.string(),
  locale: LocaleSchema,
  call: z.enum(SUBMISSION_CALLS),
  body: z.unknown(),
  key: z.string(),
  origin: z.string(),
});
export type QueuedForm = z.infer<typeof QueuedFormSchema>;
