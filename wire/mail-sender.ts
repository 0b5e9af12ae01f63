/** The sender of a site's mails (docs/decisions/0170). */
import * as z from 'zod';
import { isEmailAddress } from '#domain/rules/email-address.ts';
import { members } from './tolerant/members.ts';

/** A DNS record that the domain of a sender needs. */
const SenderRecordSchema = z.object({
  purpose: z.enum(['bounces', 'spf', 'dkim', 'dmarc']),
  type: z.enum(['MX', 'TXT']),
  name: z.string(),
  /** An example; the key of DKIM is the mail platform's. */
  value: z.string(),
  /** Whether DNS has a record that serves the purpose. */
  found: z.boolean(),
});
export type SenderRecord = z.infer<typeof SenderRecordSchema>;

export const MailSenderSchema = z.object({
  /** The agency's own address; null for none. */
  address: z.string().nullable(),
  /** Why its mails do not come from it: `records` missing in DNS, or `refused` by the mail platform; null when they do. */
  fault: z.enum(['records', 'refused']).nullable(),
  /** When that was found. */
  checkedAt: z.string().nullable(),
  /** The address from which its mails come now. */
  sends: z.string(),
  /** The records of the checked domain; null when DNS was not asked. */
  records: members(SenderRecordSchema).nullable(),
});
export type MailSender = z.infer<typeof MailSenderSchema>;

const address = z.string().refine(isEmailAddress, 'no mail address').nullable();

/** `PUT …/mail-sender`: null for the deployment's address. */
export const NewSenderSchema = z.strictObject({ address });

/** `POST …/mail-sender/check`: an address to try; null for the stored one. */
export const CheckedSenderSchema = z.strictObject({ address });
