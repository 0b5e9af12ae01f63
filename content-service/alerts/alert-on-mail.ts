import { mailTexts } from '../../locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { followedHome } from './followed-home.ts';
import { linksOf } from './running.ts';
import { searchOf } from './search-link.ts';
import { findSubscription } from './subscriptions.ts';

/** Mail after confirmation: alerts are on, with links to change, pause and end them. */
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
    subject: t(of === 'home' ? 'alertOn.homeSubject' : 'alertOn.subject', { agency: site.name }),
    preview: body,
    title: t(of === 'home' ? 'alertOn.homeTitle' : 'alertOn.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...(of === 'home'
        ? await followedHome(subscription, context, t)
        : [{ kind: 'link', label: t('alertOn.now'), href: searchOf(subscription) } as const]),
      { kind: 'button', label: t('digest.manage'), href: manage },
    ],
    why: t('alertOn.why', { agency: site.name }),
    links: [{ label: t('digest.unsubscribe'), href: unsubscribe }],
    unsubscribe,
  };
}
