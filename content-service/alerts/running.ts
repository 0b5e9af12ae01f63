import { pathTo } from '#domain/routes.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { mailTexts } from '#locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { prepare } from '../platform/db/prepare.ts';
import { mailedTokens } from './mailed-tokens.ts';
import { findSubscription, isPaused, type StoredSubscription, seenAgainStatement } from './subscriptions.ts';

/** Common data of the mails about homes. */
interface Matched {
  readonly subscriptionId: string;
  /** Number of the last event that its subscription had been matched with before. */
  readonly seen: number;
}

/**
 * The subscription of a mail about homes; null when nothing is to be sent. One that was paused after matching, or whose
 * site was suspended, is matched again when it goes on.
 */
export async function findRunning(
  { subscriptionId, seen }: Matched,
  { db, site, now }: MailContext,
): Promise<StoredSubscription | null> {
  const subscription = await findSubscription(db, site.id, subscriptionId);
  if (subscription?.state !== 'active') return null;
  if (site.state !== 'suspended' && !isPaused(subscription, brusselsDay(now))) return subscription;
  return matchAgain({ subscriptionId, seen }, { db, site });
}

/** Instead of a mail: what it was to tell is matched again, such as a home that is on offer again by then. */
export async function matchAgain(
  { subscriptionId, seen }: Matched,
  { db, site }: Pick<MailContext, 'db' | 'site'>,
): Promise<null> {
  await prepare(db, seenAgainStatement(site.id, subscriptionId, seen)).run();
  return null;
}

/** Links to change, pause and end a subscription. */
export async function linksOf(
  subscription: StoredSubscription,
  context: MailContext,
): Promise<Readonly<Record<'manage' | 'unsubscribe', string>>> {
  const { origin, locale } = subscription;
  const tokens = await mailedTokens(subscription, ['manage', 'unsubscribe'], context);
  return {
    manage: origin + pathTo('alerts', locale, { token: tokens.manage }),
    unsubscribe: origin + pathTo('unsubscribe', locale, { token: tokens.unsubscribe }),
  };
}

/** A mail to a subscriber, with links to change, pause and end the subscription at the end. */
export async function mailToSubscriber(
  subscription: StoredSubscription,
  mail: Pick<MailContent, 'subject' | 'preview' | 'title' | 'blocks' | 'why'>,
  context: MailContext,
): Promise<MailContent> {
  const { locale } = subscription;
  const t = mailTexts(locale, context.site.settings.figures);
  const { manage, unsubscribe } = await linksOf(subscription, context);
  const links = [
    { label: t('digest.manage'), href: manage },
    { label: t('digest.unsubscribe'), href: unsubscribe },
  ];
  return { locale, ...mail, links, unsubscribe };
}
