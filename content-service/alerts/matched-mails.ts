import { filterOfCriteria } from '#domain/forms/criteria.ts';
import type { Site } from '#wire/site.ts';
import { type SearchScope, scopeOfSite } from '../estates/scope.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import type { AlertEstate } from './digest-mail.ts';
import { matches } from './matches.ts';
import type { AlertMail, Waiting } from './waiting.ts';

/** An event that alerts report; written by triggers (`triggers.md`). */
interface EstateEvent {
  readonly seq: number;
  readonly estateId: string;
  /** `price_changed` and `gone` are for followers of the home. */
  readonly kind: 'new' | 'price_lowered' | 'price_changed' | 'gone';
  /** Previous price in euros, for a price event. */
  readonly before: number | null;
}

/** A subscription with its mail, and the homes that fit it. */
interface Announced {
  readonly subscription: Waiting;
  readonly mail: AlertMail;
  readonly fits: readonly string[];
}

/** Events of a site after one number up to another, in order. */
const findEvents = async (
  db: D1Database,
  siteId: string,
  after: number,
  upto: number,
): Promise<EstateEvent[]> => {
  const { results } = await db
    .prepare(
      'SELECT seq, estate_id AS estateId, kind, price_before AS before FROM estate_events ' +
        'WHERE site_id = ? AND seq > ? AND seq <= ? ORDER BY seq',
    )
    .bind(siteId, after, upto)
    .all<EstateEvent>();
  return results;
};

/** Maximum number of estates in a digest; it states how many more there are. */
const MOST_ESTATES = 60;

/** One entry per estate: "new" wins over "cheaper", and of several reductions the first counts. */
function estatesOf(events: readonly EstateEvent[]): AlertEstate[] {
  const estates = new Map<string, AlertEstate>();
  for (const { estateId, kind, before } of events) {
    if (kind !== 'new' && kind !== 'price_lowered') continue;
    const known = estates.get(estateId);
    if (known === undefined || (kind === 'new' && known.kind !== 'new')) {
      estates.set(estateId, { estateId, kind, before });
    }
  }
  return [...estates.values()];
}

/** The mail for a follower of a home: it is gone, or its price changed; null when neither. */
function homeMail(
  { id, seen }: Waiting,
  home: string,
  events: readonly EstateEvent[],
  candidates: ReadonlyMap<string, Candidate>,
): Omit<Announced, 'subscription'> | null {
  const own = events.filter(({ estateId }) => estateId === home);
  const [change] = own.filter(({ kind }) => kind === 'price_changed');
  const data = { subscriptionId: id, seen, estateId: home };
  const now = candidates.get(home);
  if (now === undefined) {
    return own.some(({ kind }) => kind === 'gone') ? { mail: { kind: 'home-gone', data }, fits: [] } : null;
  }
  const before = change?.before ?? null;
  return before === null || now.price === null || now.price === before
    ? null
    : { mail: { kind: 'home-price', data: { ...data, before } }, fits: [home] };
}

/** The mail for a subscriber, and the homes that fit; null when no event matches. */
function mailFor(
  subscription: Waiting,
  all: readonly EstateEvent[],
  candidates: ReadonlyMap<string, Candidate>,
  scope: SearchScope,
): Omit<Announced, 'subscription'> | null {
  const { id, seen, criteria } = subscription;
  // Handled separately (`rentals/`): events of homes do not concern it.
  if (criteria.rental !== undefined) return null;
  const events = all.filter(({ seq }) => seq > seen);
  if (criteria.home !== undefined) return homeMail(subscription, criteria.home, events, candidates);
  const filter = filterOfCriteria(criteria);
  const estates = estatesOf(events).filter(({ estateId, kind, before }) => {
    const estate = candidates.get(estateId);
    if (estate === undefined || !matches(filter, estate, scope)) return false;
    return kind === 'new' || (estate.price !== null && before !== null && estate.price < before);
  });
  if (estates.length === 0) return null;
  const announced = estates.slice(-MOST_ESTATES).toReversed();
  return {
    mail: {
      kind: 'digest',
      data: { subscriptionId: id, seen, estates: announced, others: estates.length - announced.length },
    },
    fits: estates.map(({ estateId }) => estateId),
  };
}

/**
 * The mails of subscriptions about the events up to one, with three queries, however many subscriptions and events there
 * are. Subscriptions about which nothing is to be told have none.
 */
export async function matchedMails(
  db: D1Database,
  site: Site,
  waiting: readonly Waiting[],
  upto: number,
): Promise<readonly Announced[]> {
  if (waiting.length === 0) return [];
  const scope = scopeOfSite(site);
  const events = await findEvents(db, site.id, Math.min(...waiting.map(({ seen }) => seen)), upto);
  const ids = [...new Set(events.map(({ estateId }) => estateId))];
  const candidates = await findCandidates(db, site.id, ids, scope);
  return waiting.flatMap((subscription) => {
    const found = mailFor(subscription, events, candidates, scope);
    return found === null ? [] : [{ subscription, ...found }];
  });
}
