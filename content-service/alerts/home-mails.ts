import { formatPrice } from '#domain/format/money.ts';
import { pathTo } from '#domain/routes.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import { estateMailCard, findMailEstates, type MailEstate } from '../estates/mail-card.ts';
import type { Block, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { waitForUndo } from '../mail/mail-waits.ts';
import type { OutboxMail } from '../mail/outbox.ts';
import { findRunning, mailToSubscriber, matchAgain } from './running.ts';
import type { StoredSubscription } from './subscriptions.ts';

type DataOf<Kind extends OutboxMail['kind']> = Extract<OutboxMail, { kind: Kind }>['data'];

/** Common parts of both mails. */
async function write(
  subscription: StoredSubscription,
  {
    title,
    subject,
    preview,
    blocks,
  }: {
    readonly title: string;
    readonly subject: string;
    readonly preview: string;
    readonly blocks: readonly Block[];
  },
  t: MailTexts,
  context: MailContext,
): Promise<MailContent> {
  const why = t('home.why', { agency: context.site.name });
  return mailToSubscriber(subscription, { subject, preview, title, blocks, why }, context);
}

const findHome = async (id: string, { db, site }: MailContext): Promise<MailEstate | undefined> =>
  (await findMailEstates(db, site, [id])).get(id);

/**
 * Mail to a follower about a changed price, with the old and the new one. Null when the price is hidden by
 * now, or back to the old one.
 */
export async function homePrice(
  data: DataOf<'home-price'>,
  context: MailContext,
): Promise<MailContent | null> {
  const subscription = await findRunning(data, context);
  if (subscription === null) return null;
  await waitForUndo('estate', [data.estateId], context);
  const home = await findHome(data.estateId, context);
  if (home?.offered !== true) return matchAgain(data, context);
  const display = priceDisplay(home.estate.general.price, false);
  if (display.kind !== 'amount' || display.value === data.before) return null;
  const t = mailTexts(subscription.locale, context.site.settings.figures);
  const before = t('home.before', { price: formatPrice(data.before, t) });
  const estate = { ...estateMailCard(home, { origin: subscription.origin, t }), before };
  return write(
    subscription,
    {
      title: t('home.price'),
      subject: t('home.priceSubject', { home: `${estate.title}, ${estate.price}` }),
      preview: [estate.place, before].filter((part) => part !== '').join(', '),
      blocks: [
        { kind: 'estate', estate },
        { kind: 'button', label: t('friend.button'), href: estate.href },
      ],
    },
    t,
    context,
  );
}

/** Mail to a follower about a home that is gone, which ends the alert. Null when it is available again. */
export async function homeGone(data: DataOf<'home-gone'>, context: MailContext): Promise<MailContent | null> {
  const subscription = await findRunning(data, context);
  if (subscription === null) return null;
  await waitForUndo('estate', [data.estateId], context);
  const found = await findHome(data.estateId, context);
  if (found?.offered === true) return matchAgain(data, context);
  const { locale, origin } = subscription;
  const t = mailTexts(locale, context.site.settings.figures);
  const card = found && estateMailCard(found, { origin, t });
  // The mail names the home while it is still stored, because a visitor may follow several.
  const name = card === undefined ? '' : [card.title, card.place].filter((part) => part !== '').join(', ');
  const href = origin + pathTo('offer', locale);
  return write(
    subscription,
    {
      title: t('home.gone'),
      subject: t('home.goneSubject', { home: name || t('home.followed') }),
      preview: t('home.goneText'),
      blocks: [
        ...(name === '' ? [] : [{ kind: 'text', text: name } as const]),
        { kind: 'text', text: t('home.goneText') },
        { kind: 'button', label: t('home.offer'), href },
      ],
    },
    t,
    context,
  );
}
