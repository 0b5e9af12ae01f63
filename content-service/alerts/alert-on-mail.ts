import { mailTexts } from '../../locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { linksOf } from './running.ts';
import { findSubscription } from './subscriptions.ts';

/** To whoever confirmed: from now on mails come, and here they are changed, paused and ended. */
export async function alertOn(
  { subscriptionId }: { readonly subscriptionId: string },
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const subscription = await findSubscription(db, site.id, subscriptionId);
  if (subscription?.state !== 'active') return null;
  const { locale, criteria } = subscription;
  const t = mailTexts(locale);
  const of = criteria.home === undefined ? (criteria.rental === undefined ? 'body' : 'rental') : 'home';
  const body = t(`alertOn.${of}`, { agency: site.name });
  const { manage, unsubscribe } = await linksOf(subscription, context);
  return {
    locale,
    subject: t('alertOn.subject', { agency: site.name }),
    preview: body,
    title: t('alertOn.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      { kind: 'button', label: t('digest.manage'), href: manage },
    ],
    why: t('alertOn.why', { agency: site.name }),
    links: [{ label: t('digest.unsubscribe'), href: unsubscribe }],
    unsubscribe,
  };
}
