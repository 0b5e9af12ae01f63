import { pathTo } from '../../domain/routes.ts';
import { mailTexts } from '../../locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { CONFIRM_DAYS, tokenFor } from '../platform/tokens.ts';
import { findSubscription } from './subscriptions.ts';

/** To whoever subscribed: was it really you? Nothing else is sent until that is confirmed. */
export async function confirmSubscription(
  { subscriptionId }: { readonly subscriptionId: string },
  { db, site, tokenSecret }: MailContext,
): Promise<MailContent | null> {
  const subscription = await findSubscription(db, site.id, subscriptionId);
  if (subscription?.state !== 'pending') return null;
  const { locale, origin, seed } = subscription;
  const t = mailTexts(locale);
  const body = t('confirm.body', { agency: site.name });
  const token = tokenFor({ siteId: site.id, purpose: 'confirm', seed }, tokenSecret);
  return {
    locale,
    subject: t('confirm.subject'),
    preview: body,
    title: t('confirm.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      {
        kind: 'button',
        label: t('confirm.button'),
        href: origin + pathTo('subscribe-confirm', locale, { token }),
      },
      { kind: 'text', text: t('confirm.days', { days: CONFIRM_DAYS }) },
    ],
    why: t('confirm.why', { agency: site.name }),
  };
}
