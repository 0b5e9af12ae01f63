import { pathTo } from '../../domain/routes.ts';
import { mailTexts } from '../../locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { mailedTokens } from './mailed-tokens.ts';
import { findSubscription } from './subscriptions.ts';

/** To whoever confirmed: from now on mails come, and here they are changed, paused and ended. */
export async function alertOn(
  { subscriptionId }: { readonly subscriptionId: string },
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const subscription = await findSubscription(db, site.id, subscriptionId);
  if (subscription?.state !== 'active') return null;
  const { locale, origin } = subscription;
  const t = mailTexts(locale);
  const body = t('alertOn.body', { agency: site.name });
  const { manage, unsubscribe } = await mailedTokens(subscription, ['manage', 'unsubscribe'], context);
  const leave = origin + pathTo('unsubscribe', locale, { token: unsubscribe });
  return {
    locale,
    subject: t('alertOn.subject', { agency: site.name }),
    preview: body,
    title: t('alertOn.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      {
        kind: 'button',
        label: t('digest.manage'),
        href: origin + pathTo('alerts', locale, { token: manage }),
      },
    ],
    why: t('alertOn.why', { agency: site.name }),
    links: [{ label: t('digest.unsubscribe'), href: leave }],
    unsubscribe: leave,
  };
}
