import { type MailSender, MailSenderSchema } from '#wire/mail-sender.ts';
import type { Client } from '../client.ts';

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

/** The sender of a site. */
export const getSender = async (client: Client, site: string): Promise<MailSender> =>
  MailSenderSchema.parse(await client.get(`/sites/${site}/mail-sender`));
