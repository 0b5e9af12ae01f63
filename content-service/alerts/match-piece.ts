import { filterOfCriteria } from '../../domain/forms/criteria.ts';
import { type SearchScope, scopeOfSite } from '../estates/scope.ts';
import type { AlertEstate } from '../mail/outbox.ts';
import { findSite } from '../platform/sites.ts';
import type { Work } from '../work.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { type EstateEvent, findEvents } from './events.ts';
import { matches } from './matches.ts';
import { findRun } from './runs.ts';
import { findWaiting, type NewDigest, storeMatched, type Waiting } from './waiting.ts';

/** Estates that a digest carries; it tells how many there are beyond. */
const MOST_ESTATES = 60;

/** One entry an estate: new is more than cheaper, and of several lowered prices the first counts. */
function estatesOf(events: readonly EstateEvent[]): AlertEstate[] {
  const estates = new Map<string, AlertEstate>();
  for (const { estateId, kind, before } of events) {
    const known = estates.get(estateId);
    if (known === undefined || (kind === 'new' && known.kind !== 'new')) {
      estates.set(estateId, { estateId, kind, before });
    }
  }
  return [...estates.values()];
}

/** What there is to tell a subscriber; null when nothing fits. */
function digestFor(
  subscription: Waiting,
  events: readonly EstateEvent[],
  candidates: ReadonlyMap<string, Candidate>,
  scope: SearchScope,
): NewDigest | null {
  const filter = filterOfCriteria(subscription.criteria);
  const estates = estatesOf(events.filter(({ seq }) => seq > subscription.seen)).filter(
    ({ estateId, kind, before }) => {
      const estate = candidates.get(estateId);
      if (estate === undefined || !matches(filter, estate, scope)) return false;
      return kind === 'new' || (estate.price !== null && before !== null && estate.price < before);
    },
  );
  if (estates.length === 0) return null;
  const told = estates.slice(-MOST_ESTATES).toReversed();
  return { subscription, estates: told, others: estates.length - told.length };
}

/** Matches a piece of a run: some six queries, however many subscriptions and events there are. */
export async function matchPiece(
  db: D1Database,
  { siteId, day, after, to }: Extract<Work, { kind: 'match' }>,
  now: Date,
): Promise<void> {
  const [run, site] = await Promise.all([findRun(db, siteId, day), findSite(db, siteId)]);
  if (run === null || site === null) return;
  const waiting = await findWaiting(db, run, after, to);
  if (waiting.length === 0) return;
  const scope = scopeOfSite(site);
  const events = await findEvents(db, siteId, Math.min(...waiting.map(({ seen }) => seen)), run.upto);
  const ids = [...new Set(events.map(({ estateId }) => estateId))];
  const candidates = await findCandidates(db, siteId, ids, scope);
  const digests = waiting.flatMap((subscription) => digestFor(subscription, events, candidates, scope) ?? []);
  await storeMatched(db, run, waiting, digests, now);
}
