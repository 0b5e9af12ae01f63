import type { FilterStatus } from '../../../domain/filter-status.ts';
import { isHiddenStatus } from '../../../domain/rules/hidden-status.ts';
import type { EstateSource } from '../../../domain/rules/source.ts';
import { standingOf } from '../../../domain/rules/standing.ts';
import type { Estate } from '../../../wire/estate.ts';
import type { Site } from '../../../wire/site.ts';
import { findCards } from '../../estates/cards.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { standingOfKey } from '../../estates/transaction-codes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { type Likeness, similarStatement } from './statement.ts';

/** Most estates that are shown beside another. */
const MOST_SIMILAR = 6;
/** As many are compared, since the site may hide some of them. */
const CANDIDATES = 60;

interface Candidate {
  readonly id: string;
  readonly transaction_id: string | null;
}

/** An estate as it is stored, as far as it can be compared. */
interface StoredLikeness extends Omit<Likeness, 'purpose'> {
  readonly transaction_key: string | null;
  readonly transaction_id: string | null;
  readonly source: EstateSource;
  readonly status: string | null;
}

/** What it is for by what it is found by; of what the archive holds, by what it was before. */
const purposeOf = ({
  transaction_key,
  transaction_id,
  source,
  status,
}: StoredLikeness): FilterStatus | null =>
  standingOfKey(transaction_key).purpose ??
  standingOf({ source, transaction: transaction_id, status }).purpose;

/** Not of a status the site hides; all are on offer by the key that found them. */
const isOnOffer = (candidate: Candidate, site: Site): boolean =>
  !isHiddenStatus(candidate.transaction_id, site.settings.hiddenStatus);

/**
 * Estates like the one of that id or guid, best first, six at most; null when this site has none of that
 * id. One that was withdrawn has them too, so that its address leads on. Distances are between points that may be shown, so the order tells nothing of a hidden address.
 */
export const findSimilar = async (
  db: D1Database,
  site: Site,
  id: string,
  scope: SearchScope,
): Promise<Estate[] | null> => {
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
  const statement = similarStatement(site.id, { ...estate, purpose: purposeOf(estate) }, scope, CANDIDATES);
  if (statement === null) return [];
  const { results } = await prepare(db, statement).all<Candidate>();
  const ids = results.filter((candidate) => isOnOffer(candidate, site)).map((candidate) => candidate.id);
  return findCards(db, site.id, ids.slice(0, MOST_SIMILAR));
};
