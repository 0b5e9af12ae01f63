import { mailTexts } from '#locales/mails.ts';
import type { MailData } from '../../kinds.ts';
import type { MailContent } from '../mail.ts';
import type { MailContext } from '../mail-context.ts';
import { domainOf } from './records.ts';
import { findSender } from './sender.ts';

/**
 * Tells the agency that its mails no longer come from its own address, and what to do; null when they do again, or when it
 * has another address.
 */
export async function senderLost(
  { address, why, missing }: MailData['sender-lost'],
  { db, site, from }: MailContext,
): Promise<MailContent | null> {
  const own = await findSender(db, site.id);
  if (own?.address !== address || own.fault === null) return null;
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const lead = t('sender.lead', { address, from });
  return {
    locale: site.defaultLocale,
    subject: t('sender.subject', { address }),
    preview: lead,
    title: t('sender.title'),
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'text', text: t(`sender.${why}`, { domain: domainOf(address) }) },
      ...(missing.length === 0
        ? []
        : [
            {
              kind: 'facts' as const,
              rows: missing.map(({ type, name, value }) => [`${type} ${name}`, value] as const),
            },
          ]),
    ],
    why: t('sender.why'),
  };
}
