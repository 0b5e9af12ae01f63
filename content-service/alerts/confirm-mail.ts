import { pathTo } from '#domain/routes.ts';
import { mailTexts } from '#locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { CONFIRM_DAYS } from '../platform/tokens.ts';
import { followedHome } from './followed-home.ts';
import { mailedTokens } from './mailed-tokens.ts';
import { findSubscription } from './subscriptions.ts';

/** Mail that asks a subscriber to confirm. No other mail is sent before. */
export async function confirmSubscription(
  { subscriptionId }: { readonly subscriptionId: string },
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const subscription = await findSubscription(db, site.id, subscriptionId);
  if (subscription?.state !== 'pending') return null;
  const { locale, origin, criteria, rhythm } = subscription;
  const t = mailTexts(locale, site.settings.figures);
  const body = t(criteria.home === undefined ? 'confirm.body' : 'alertOn.confirmHome', { agency: site.name });
  const home = await followedHome(subscription, context, t);
  const { confirm: token } = await mailedTokens(subscription, ['confirm'], context);
  return {
    locale,
    subject: t('confirm.subject'),
    preview: body,
    title: t('confirm.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...(home === null ? [] : [{ kind: 'estate', estate: home } as const]),
      {
        kind: 'button',
        label: t('confirm.button'),
        href: origin + pathTo('subscribe-confirm', locale, { token }),
      },
      ...(criteria.home === undefined ? [{ kind: 'text', text: t(`rhythm.${rhythm}`) } as const] : []),
      { kind: 'text', text: t('confirm.days', { days: CONFIRM_DAYS }) },
    ],
    why: t('confirm.why', { agency: site.name }),
  };
}
