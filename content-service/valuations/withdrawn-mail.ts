import { mailTexts } from '#locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findMailState } from '../mail/outbox.ts';
import { mailIdOf } from './mail-ids.ts';
import { findValuation } from './valuations.ts';

interface Data {
  readonly valuationId: string;
}

/** Mail to the agency: a request was withdrawn. null when the agency was never told of it, nor will be. */
export async function valuationWithdrawn(
  { valuationId }: Data,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const found = await findValuation(db, site.id, valuationId);
  if (found?.state !== 'withdrawn') return null;
  const announced = await findMailState(db, site.id, mailIdOf('valuation-notice', valuationId));
  if (announced !== null && announced !== 'sent' && announced !== 'sending') return null;
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const { reference } = found;
  const body = t('valuation.withdrawn.body', { reference });
  return {
    locale: site.defaultLocale,
    subject: t('valuation.withdrawn.subject', { reference }),
    preview: body,
    title: t('valuation.withdrawn.title'),
    blocks: [{ kind: 'text', text: body }],
    why: t('valuation.withdrawn.why'),
  };
}
