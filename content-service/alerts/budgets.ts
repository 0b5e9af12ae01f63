import { type Criteria, filterOfCriteria } from '#domain/forms/criteria.ts';
import type { Site } from '#wire/site.ts';
import { scopeOfSite } from '../estates/scope.ts';
import { prepare } from '../platform/db/prepare.ts';
import { findCandidates } from './candidates.ts';
import { matches } from './matches.ts';

/** Most alerts of a site that are read, the newest. */
const MOST_READ = 5_000;

/**
 * The highest budgets, in euros, of a site's active alerts that match a home but for its price; those without a highest
 * budget say nothing of one. Empty for a home that is not on offer.
 */
export async function budgetsFor(db: D1Database, site: Site, estateId: string): Promise<readonly number[]> {
  const scope = scopeOfSite(site);
  const [found, { results }] = await Promise.all([
    findCandidates(db, site.id, [estateId], scope),
    prepare(db, {
      sql:
        "SELECT criteria FROM subscriptions WHERE site_id = ? AND state = 'active' " +
        `ORDER BY created_at DESC LIMIT ${MOST_READ}`,
      params: [site.id],
    }).all<{ readonly criteria: string }>(),
  ]);
  const home = found.get(estateId);
  if (home === undefined) return [];
  return results.flatMap(({ criteria }) => {
    const asked: Criteria = JSON.parse(criteria);
    // Who follows a home, or waits for a holiday home, has no budget.
    if (asked.rental !== undefined || asked.home !== undefined) return [];
    const filter = filterOfCriteria(asked);
    if (filter.priceMax === null) return [];
    return matches({ ...filter, priceMin: null, priceMax: null }, home, scope) ? [filter.priceMax] : [];
  });
}
