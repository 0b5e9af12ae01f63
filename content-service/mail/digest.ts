import { filterQuery } from '../../domain/filter/serialize.ts';
import { filterOfCriteria } from '../../domain/forms/criteria.ts';
import { pathTo } from '../../domain/routes.ts';
import { mailTexts } from '../../locales/mails.ts';
import type { AlertHome } from '../db/outbox.ts';
import { findSubscription, type StoredSubscription } from '../db/subscriptions.ts';
import { tokenFor } from '../messages/tokens.ts';
import { type FoundHome, findHomes, mailHome } from './homes.ts';
import type { Block, MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';

/** Homes that a digest shows; a link leads to the others. */
const MOST_HOMES = 20;

interface Data {
  readonly subscriptionId: string;
  readonly homes: readonly AlertHome[];
  /** Homes beyond those. */
  readonly others: number;
}

interface ToldHome {
  readonly told: AlertHome;
  readonly found: FoundHome;
}

/** Still true when it is sent: on offer, and a lowered price still lower. */
const stillTrue = ({ told, found }: ToldHome): boolean =>
  found.offered &&
  (told.kind === 'new' || (found.price !== null && told.before !== null && found.price < told.before));

/** To a subscriber: what is new and what costs less, once a day at most (null when nothing is left to tell). */
export async function digest(data: Data, context: MailContext): Promise<MailContent | null> {
  const { db, site } = context;
  const subscription = await findSubscription(db, site.id, data.subscriptionId);
  if (subscription?.state !== 'active') return null;
  const found = await findHomes(
    db,
    site,
    data.homes.map(({ estateId }) => estateId),
  );
  const told = data.homes
    .flatMap((home) => {
      const estate = found.get(home.estateId);
      return estate === undefined ? [] : [{ told: home, found: estate }];
    })
    .filter(stillTrue);
  return told.length === 0 ? null : write(told, data.others, subscription, context);
}

function write(
  told: readonly ToldHome[],
  beyond: number,
  { locale, origin, seed, criteria }: StoredSubscription,
  { site, tokenSecret }: MailContext,
): MailContent {
  const t = mailTexts(locale);
  const shown = told.slice(0, MOST_HOMES);
  const ofKind = (homes: readonly ToldHome[], kind: AlertHome['kind']) =>
    homes.filter((home) => home.told.kind === kind);
  const section = (heading: string, homes: readonly ToldHome[]): Block[] =>
    homes.length === 0
      ? []
      : [
          { kind: 'heading', text: heading },
          ...homes.map(
            (home): Block => ({
              kind: 'home',
              home: mailHome(home.found, { origin, t }, home.told.before),
            }),
          ),
        ];
  const address = (screen: 'subscribe-edit' | 'unsubscribe', purpose: 'manage' | 'unsubscribe') =>
    origin + pathTo(screen, locale, { token: tokenFor({ siteId: site.id, purpose, seed }, tokenSecret) });
  const unsubscribe = address('unsubscribe', 'unsubscribe');
  const others = told.length - shown.length + beyond;
  const search = origin + pathTo('offer', locale) + filterQuery(filterOfCriteria(criteria));
  const [fresh, lowered] = [ofKind(told, 'new').length, ofKind(told, 'price_lowered').length];
  const news = [
    ...(fresh === 0 ? [] : [t.count('digest.freshHomes', fresh)]),
    ...(lowered === 0 ? [] : [t.count('digest.lowerPrices', lowered)]),
  ].join(', ');
  return {
    locale,
    subject: `${site.name}: ${news}`,
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
    links: [
      { label: t('digest.manage'), href: address('subscribe-edit', 'manage') },
      { label: t('digest.unsubscribe'), href: unsubscribe },
    ],
    unsubscribe,
  };
}
