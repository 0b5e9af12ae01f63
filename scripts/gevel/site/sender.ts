import { type MailSender, MailSenderSchema } from '#wire/mail-sender.ts';
import type { Client } from '../client.ts';
import { optional } from '../records.ts';

const FAULTS: Readonly<Record<NonNullable<MailSender['fault']>, string>> = {
  records: 'its domain lacks DNS records',
  refused: 'the mail platform refused it',
};

/** Where a site's mails come from, in a sentence. */
export const saysOfSender = (site: string, { address, fault, checkedAt, sends }: MailSender): string => {
  if (address === null) return `${site}: mails come from ${sends}, the deployment’s address.`;
  const since = checkedAt?.slice(0, 16).replace('T', ' ') ?? '';
  return fault === null
    ? `${site}: mails come from ${sends} (checked ${since}).`
    : `${site}: mails come from ${sends}, not from ${address}: ${FAULTS[fault]} (found ${since}).`;
};

/** The sender of a site; null where the content service has none to set. */
export async function getSender(client: Client, site: string): Promise<MailSender | null> {
  const answer = await optional(client.get(`/sites/${site}/mail-sender`));
  return answer === null ? null : MailSenderSchema.parse(answer);
}
