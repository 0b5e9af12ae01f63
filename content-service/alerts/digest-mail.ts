import { mailTexts } from '#locales/mails.ts';
import { estateMailCard, findMailEstates, loweredOf, type MailEstate } from '../estates/mail-card.ts';
import type { Block, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findRunning, mailToSubscriber } from './running.ts';
import { searchOf } from './search-link.ts';
import type { StoredSubscription } from './subscriptions.ts';

/** Maximum number of estates in a digest; a link leads to the others. */
const MOST_ESTATES = 20;

/** An estate in an alert. */
export interface AlertEstate {
  readonly estateId: string;
  readonly kind: 'new' | 'price_lowered';
  /** Previous price in euros; null if it was not lowered. */
  readonly before: number | null;
}

interface Data {
  readonly subscriptionId: string;
  readonly seen: number;
  readonly estates: readonly AlertEstate[];
  /** Number of further estates. */
  readonly others: number;
}

interface AnnouncedEstate {
  readonly announced: AlertEstate;
  readonly found: MailEstate;
}

/**
 * Whether an item is still true when the mail is sent: on offer, and a lowered price still counts as lowered.
 */
const stillTrue = ({ announced, found }: AnnouncedEstate): boolean =>
  found.offered && (announced.kind === 'new' || loweredOf(found) !== null);

/** Digest of new and cheaper homes, at most one a day (null when nothing is left to report). */
export async function digest(data: Data, context: MailContext): Promise<MailContent | null> {
  const { db, site } = context;
  const subscription = await findRunning(data, context);
  if (subscription === null) return null;
  const found = await findMailEstates(
    db,
    site,
    data.estates.map(({ estateId }) => estateId),
  );
  const announced = data.estates
    .flatMap((one) => {
      const estate = found.get(one.estateId);
      return estate === undefined ? [] : [{ announced: one, found: estate }];
    })
    .filter(stillTrue);
  if (announced.length === 0) return null;
  return mailToSubscriber(subscription, write(announced, data.others, subscription, context), context);
}

function write(
  announced: readonly AnnouncedEstate[],
  beyond: number,
  subscription: StoredSubscription,
  { site }: MailContext,
): Parameters<typeof mailToSubscriber>[1] {
  const { locale, origin } = subscription;
  const t = mailTexts(locale, site.settings.figures);
  const shown = announced.slice(0, MOST_ESTATES);
  const ofKind = (estates: readonly AnnouncedEstate[], kind: AlertEstate['kind']) =>
    estates.filter((estate) => estate.announced.kind === kind);
  const section = (heading: string, estates: readonly AnnouncedEstate[]): Block[] =>
    estates.length === 0
      ? []
      : [
          { kind: 'heading', text: heading },
          ...estates.map(
            (estate): Block => ({
              kind: 'estate',
              estate: estateMailCard(estate.found, { origin, t }),
            }),
          ),
        ];
  const others = announced.length - shown.length + beyond;
  const search = searchOf(subscription);
  const [fresh, lowered] = [ofKind(announced, 'new').length, ofKind(announced, 'price_lowered').length];
  const news = [
    ...(fresh === 0 ? [] : [t.count('digest.freshEstates', fresh)]),
    ...(lowered === 0 ? [] : [t.count('digest.lowerPrices', lowered)]),
  ].join(', ');
  return {
    subject: `${news} · ${site.name}`,
    preview: t('digest.body'),
    title: t('digest.title'),
    blocks: [
      { kind: 'text', text: t('digest.body') },
      ...section(t('digest.fresh'), ofKind(shown, 'new')),
      ...section(t('digest.lowered'), ofKind(shown, 'price_lowered')),
      ...(others === 0
        ? []
        : [{ kind: 'link', label: t.count('digest.more', others), href: search } as const]),
    ],
    why: t('digest.why', { agency: site.name }),
  };
}
