import type { FilterStatus } from '#domain/filter-status.ts';
import { isHiddenStatus } from '#domain/rules/hidden-status.ts';
import type { EstateSource } from '#domain/rules/source.ts';
import { standingOf } from '#domain/rules/standing.ts';
import type { Estate } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';
import { findCards } from '../../estates/cards.ts';
import { scopeOfSite } from '../../estates/scope.ts';
import { standingOfKey } from '../../estates/transaction-codes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { countGoneNear } from './gone-near.ts';
import { type Likeness, similarStatement } from './statement.ts';

/** Maximum number of similar estates shown. */
const MOST_SIMILAR = 6;
/** Number of compared candidates, since the site may hide some of them. */
const CANDIDATES = 60;

interface Candidate {
  readonly id: string;
  readonly hidden_by: string;
}

/** Stored columns of an estate for the comparison. */
interface StoredLikeness extends Omit<Likeness, 'purpose'> {
  readonly transaction_key: string | null;
  readonly transaction_id: string | null;
  readonly source: EstateSource;
  readonly status: string | null;
}

/** Purpose from the search key; for an archived home, its purpose before archiving. */
const purposeOf = ({
  transaction_key,
  transaction_id,
  source,
  status,
}: StoredLikeness): FilterStatus | null =>
  standingOfKey(transaction_key).purpose ??
  standingOf({ source, transaction: transaction_id, status }).purpose;

/** Excludes statuses that the site hides; all candidates are on offer by the key that found them. */
const isOnOffer = (candidate: Candidate, site: Site): boolean =>
  !isHiddenStatus(JSON.parse(candidate.hidden_by), site.settings.hiddenStatus);

interface Similar {
  readonly results: Estate[];
  /** As `SimilarEstatesAnswerSchema` has it. */
  readonly goneNear?: number;
}

/** Cards of the estates most similar to this one, best first; empty when too little is known to compare. */
async function cardsLike(db: D1Database, site: Site, estate: StoredLikeness): Promise<Estate[]> {
  const likeness = { ...estate, purpose: purposeOf(estate) };
  const statement = similarStatement(site.id, likeness, scopeOfSite(site), CANDIDATES);
  if (statement === null) return [];
  const { results } = await prepare(db, statement).all<Candidate>();
  const ids = results.filter((candidate) => isOnOffer(candidate, site)).map((candidate) => candidate.id);
  return findCards(db, site.id, ids.slice(0, MOST_SIMILAR));
}

/**
 * Up to six estates similar to the one of that id or guid, best first, and what became of its neighbours; null when this
 * site has none. Works for a withdrawn one too, so that its page can link to others. Distances use public coordinates, so
 * the order reveals nothing about a hidden address.
 */
export const findSimilar = async (
  db: D1Database,
  site: Site,
  id: string,
  now: Date,
): Promise<Similar | null> => {
  const estate = await db
    .prepare(
      'SELECT e.id, e.parent_id, e.head_type_id, e.sub_type_id, e.transaction_key, e.transaction_id, e.source, ' +
        "e.city_id, e.price, e.bedroom_count, e.lat, e.lon, d.doc ->> '$.general.status' AS status " +
        'FROM estates AS e JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
        'WHERE e.site_id = ?1 AND (e.id = ?2 OR e.guid = ?2) LIMIT 1',
    )
    .bind(site.id, id)
    .first<StoredLikeness>();
  if (estate === null) return null;
  const [results, goneNear] = await Promise.all([
    cardsLike(db, site, estate),
    countGoneNear(db, site, estate, now),
  ]);
  return { results, ...(goneNear !== undefined && { goneNear }) };
};
