/** State of a site's mail. */
import * as z from 'zod';
import { members } from './tolerant/members.ts';

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

/** Limits of mail to unconfirmed addresses (decision 35): per hour (`_hour`) or day (`_day`). */
export const MAIL_LIMITS = [
  'friend_hour',
  'friend_day',
  'friend_recipient_day',
  'subscription_hour',
  'subscription_day',
  'receipt_hour',
  'held_hour',
  'network_day',
] as const;
const LimitNameSchema = z.enum(MAIL_LIMITS);

/** `GET …/mail-limits`: the number that applies to a site, and the usual one. */
export const MailLimitListSchema = z.object({
  limits: members(z.object({ name: LimitNameSchema, most: z.number(), usual: z.number() })),
});

export const MailLimitSchema = z.object({
  name: LimitNameSchema,
  /** The site's own number; null for the usual one. */
  most: z.int().min(0).max(1_000_000).nullable(),
});
