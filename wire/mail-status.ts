/** State of a site's mail. */
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
  /** Mails sent today (UTC), and the daily limit. */
  sentToday: z.number(),
  most: z.number(),
});

/** Number of mails that will be sent again. */
export const RetriedMailsSchema = z.object({ mails: z.number() });

export const MailQuotaSchema = z.object({
  /** Daily limit; null for the deployment's default. */
  most: z.int().min(0).max(1_000_000).nullable(),
});
