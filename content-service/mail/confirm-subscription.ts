import { holdsLink } from '../../domain/forms/links.ts';
import { pathTo } from '../../domain/routes.ts';
import { findSubscription } from '../db/subscriptions.ts';
import { CONFIRM_DAYS, tokenFor } from '../messages/tokens.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

/** To whoever subscribed: was it really you? Nothing else is sent until that is confirmed. */
export async function confirmSubscription(
  { subscriptionId }: { readonly subscriptionId: string },
  { db, site, tokenSecret }: MailContext,
): Promise<MailContent | null> {
  const subscription = await findSubscription(db, site.id, subscriptionId);
  if (subscription?.state !== 'pending') return null;
  const { locale, name, origin, seed } = subscription;
  const texts = MAIL_TEXTS[locale];
  const { confirm } = texts;
  const token = tokenFor({ siteId: site.id, purpose: 'confirm', seed }, tokenSecret);
  return {
    locale,
    subject: confirm.subject,
    preview: confirm.body(site.name),
    title: confirm.title,
    blocks: [
      { kind: 'text', text: texts.hello(name !== null && holdsLink(name) ? null : name) },
      { kind: 'text', text: confirm.body(site.name) },
      {
        kind: 'button',
        label: confirm.button,
        href: origin + pathTo('subscribe-confirm', locale, { token }),
      },
      { kind: 'text', text: confirm.days(CONFIRM_DAYS) },
    ],
    why: confirm.why(site.name),
  };
}
