import { brusselsDay } from '#domain/stays/today.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import { estateMailCard, findMailEstates, loweredOf, type MailEstate } from '../estates/mail-card.ts';
import type { Block, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { waitForUndo } from '../mail/mail-waits.ts';
import { beginningOf, countAtOnce, MOST_AT_ONCE } from './at-once-cap.ts';
import { findRunning, mailToSubscriber, matchAgain } from './running.ts';
import { searchOf } from './search-link.ts';
import type { StoredSubscription } from './subscriptions.ts';
import type { Late } from './waiting.ts';

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
  readonly atOnce?: true;
  readonly late?: Late;
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

/** New and cheaper homes in one mail; null when none is left, and then it is matched again. */
export async function digest(data: Data, context: MailContext): Promise<MailContent | null> {
  const { db, site } = context;
  const subscription = await findRunning(data, context);
  if (subscription === null) return null;
  const ids = data.estates.map(({ estateId }) => estateId);
  await waitForUndo('estate', ids, context);
  const found = await findMailEstates(db, site, ids);
  const announced = data.estates
    .flatMap((one) => {
      const estate = found.get(one.estateId);
      return estate === undefined ? [] : [{ announced: one, found: estate }];
    })
    .filter(stillTrue);
  if (announced.length === 0) return matchAgain(data, context);
  const words = {
    atOnce: data.atOnce === true,
    late: data.late,
    isLastToday: data.atOnce === true && (await isLastOfDay(context)),
  };
  return mailToSubscriber(subscription, write(announced, data.others, words, subscription, context), context);
}

/** Whether the mail is the last at once to its address today: the next ones are told by the daily run. */
const isLastOfDay = async ({ db, site, mailId, now }: MailContext): Promise<boolean> =>
  (await countAtOnce(db, site.id, mailId, beginningOf(brusselsDay(now)))) >= MOST_AT_ONCE;

/** "Nieuw: Villa, te koop, 8300 Knokke, € 395.000, en nog 2 panden". */
function namedIn(
  { announced, found }: AnnouncedEstate,
  others: number,
  origin: string,
  t: MailTexts,
): string {
  const { title, place, price } = estateMailCard(found, { origin, t });
  const home = [title, place, price].filter((part) => part !== '').join(', ');
  const named = t(announced.kind === 'new' ? 'digest.newHome' : 'digest.lowerHome', { home });
  return others === 0 ? named : `${named}, ${t.count('digest.others', others)}`;
}

interface Words {
  readonly atOnce: boolean;
  readonly late: Late | undefined;
  readonly isLastToday: boolean;
}

function write(
  announced: readonly AnnouncedEstate[],
  beyond: number,
  { atOnce, late, isLastToday }: Words,
  subscription: StoredSubscription,
  { site }: MailContext,
): Parameters<typeof mailToSubscriber>[1] {
  const { locale, origin, rhythm } = subscription;
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
  const [first] = shown;
  const notes = [
    ...(isLastToday ? [t('digest.lastToday')] : []),
    ...(late === undefined ? [] : [t(`digest.late.${late}`)]),
  ];
  const news = [
    ...(fresh === 0 ? [] : [t.count('digest.freshEstates', fresh)]),
    ...(lowered === 0 ? [] : [t.count('digest.lowerPrices', lowered)]),
  ].join(', ');
  return {
    subject:
      atOnce && first !== undefined
        ? namedIn(first, others + shown.length - 1, origin, t)
        : `${news} · ${site.name}`,
    preview: t('digest.body'),
    title: t('digest.title'),
    blocks: [
      { kind: 'text', text: t('digest.body') },
      ...notes.map((text) => ({ kind: 'text', text }) as const),
      ...section(t('digest.fresh'), ofKind(shown, 'new')),
      ...section(t('digest.lowered'), ofKind(shown, 'price_lowered')),
      ...(others === 0
        ? []
        : [{ kind: 'link', label: t.count('digest.more', others), href: search } as const]),
    ],
    why: [t('digest.whySearch', { agency: site.name }), t(`rhythm.${rhythm}`), t('digest.otherRhythm')].join(
      ' ',
    ),
  };
}
