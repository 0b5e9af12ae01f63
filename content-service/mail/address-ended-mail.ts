import { mailTexts } from '#locales/mails.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';

interface Data {
  readonly address: string;
  readonly why: 'bounced' | 'complained';
}

/** Tells the agency that a recipient's address gets no more mail, after a bounce or a complaint. */
export async function addressEnded({ address, why }: Data, { site }: MailContext): Promise<MailContent> {
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const body = t(`address.${why}`, { address });
  return {
    locale: site.defaultLocale,
    subject: t('address.subject', { address }),
    preview: body,
    title: t('address.title'),
    blocks: [{ kind: 'text', text: body }],
    why: t('address.why'),
  };
}
