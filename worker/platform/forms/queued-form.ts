import * as z from 'zod';
import { LocaleSchema } from '#wire/values.ts';

/** A form in the queue: its site, and the submission with a body that its schema has parsed. */
export const QueuedFormSchema = z.object({
  siteId: z.string(),
  locale: LocaleSchema,
  call: z.string(),
  body: z.unknown(),
  key: z.string(),
  origin: z.string(),
});
export type QueuedForm = z.infer<typeof QueuedFormSchema>;
