/** How a site's mail stands. */
import * as z from 'zod';

export const MailStatusSchema = z.object({
  /** Mails of the last month, by kind and state. */
  mails: z.array(
    z.object({
      kind: z.string(),
      state: z.enum(['due', 'sending', 'sent', 'failed', 'void']),
      count: z.number(),
      /** When the oldest was queued. */
      since: z.string(),
    }),
  ),
  /** Sent today (UTC), and the most of a day. */
  sentToday: z.number(),
  most: z.number(),
});

/** How many mails are due once more. */
export const RetriedMailsSchema = z.object({ mails: z.number() });

export const MailQuotaSchema = z.object({
  /** Most mails of a day; null for the deployment's own number. */
  most: z.int().min(0).max(1_000_000).nullable(),
});
