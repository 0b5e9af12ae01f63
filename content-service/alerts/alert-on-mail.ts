import { mailTexts } from '#locales/mails.ts';
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
  const { locale, criteria, rhythm } = subscription;
  const t = mailTexts(locale, site.settings.figures);
  const of = criteria.home === undefined ? (criteria.rental === undefined ? 'body' : 'rental') : 'home';
  const body =
    of === 'body'
      ? t('alertOn.body', { agency: site.name, rhythm: t(`rhythm.${rhythm}`) })
      : t(`alertOn.${of}`, { agency: site.name });
  const home = await followedHome(subscription, context, t);
  const subject =
    of === 'home'
      ? t('alertOn.homeSubject', {
          home: home === null ? t('home.followed') : `${home.title}, ${home.place}`,
        })
      : t('alertOn.subject', { agency: site.name });
  const { manage, unsubscribe } = await linksOf(subscription, context);
  return {
    locale,
    subject,
    preview: body,
    title: t(of === 'home' ? 'alertOn.homeTitle' : 'alertOn.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...(home === null ? [] : [{ kind: 'estate', estate: home } as const]),
      ...(of === 'home'
        ? []
        : [{ kind: 'link', label: t('alertOn.now'), href: searchOf(subscription) } as const]),
      { kind: 'button', label: t('digest.manage'), href: manage },
    ],
    why: t('alertOn.why', { agency: site.name }),
    links: [{ label: t('digest.unsubscribe'), href: unsubscribe }],
    unsubscribe,
  };
}
