import { brusselsDay } from '#domain/stays/today.ts';
import { mailTexts } from '#locales/mails.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import type { Block, MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { waitForUndo } from '../../mail/mail-waits.ts';
import type { OutboxMail } from '../../mail/outbox.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { mailToSubscriber } from '../running.ts';
import { searchOf } from '../search-link.ts';
import { findSubscription, isPaused } from '../subscriptions.ts';
import { fittingUnits } from './fitting-units.ts';
import { unannouncedStatement } from './rental-alerts.ts';

/** Maximum number of units in a mail; a link leads to all results. */
const MOST_UNITS = 20;

/** Digest of holiday rentals that newly match and still do, each with its days; null when none does. */
export async function rentalDigest(
  { subscriptionId, units }: Extract<OutboxMail, { kind: 'rental-digest' }>['data'],
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site, now } = context;
  const subscription = await findSubscription(db, site.id, subscriptionId);
  const rental = subscription?.criteria.rental;
  if (subscription?.state !== 'active' || rental === undefined) return null;
  const today = brusselsDay(now);
  if (isPaused(subscription, today)) {
    await prepare(db, unannouncedStatement(site.id, subscriptionId, units)).run();
    return null;
  }
  await waitForUndo('rental', units, context);
  const announced = (await fittingUnits(db, site.id, rental, today)).filter(({ id }) => units.includes(id));
  const taken = units.filter((unit) => !announced.some(({ id }) => id === unit));
  if (taken.length > 0) await prepare(db, unannouncedStatement(site.id, subscriptionId, taken)).run();
  if (announced.length === 0) return null;
  const { locale, origin } = subscription;
  const t = mailTexts(locale, site.settings.figures);
  const persons = rental.persons ?? null;
  const shown: Block[] = [];
  for (const { id, from, to, price } of announced.slice(0, MOST_UNITS)) {
    const stay = { from, to, persons, price };
    shown.push({ kind: 'estate', estate: await rentalMailCard(db, site.id, id, { origin, t, stay }) });
  }
  const search = searchOf(subscription);
  const count = t.count('digest.freeRentals', announced.length);
  const mail = {
    subject: `${count} · ${site.name}`,
    preview: t('digest.body'),
    title: t('digest.title'),
    blocks: [
      { kind: 'text', text: t('digest.body') } as const,
      ...shown,
      ...(announced.length === shown.length ? [] : [{ kind: 'link', label: count, href: search } as const]),
    ],
    why: t('digest.why', { agency: site.name }),
  };
  return mailToSubscriber(subscription, mail, context);
}
