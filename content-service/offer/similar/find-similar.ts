import { isHiddenStatus } from '../../../domain/rules/hidden-status.ts';
import type { Estate } from '../../../wire/estate.ts';
import type { Site } from '../../../wire/site.ts';
import { findCards } from '../../estates/cards.ts';
import type { SearchScope } from '../../estates/scope.ts';
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
      'SELECT id, parent_id, head_type_id, sub_type_id, transaction_key, city_id, price, bedroom_count, ' +
        'lat, lon FROM estates WHERE site_id = ?1 AND (id = ?2 OR guid = ?2) LIMIT 1',
    )
    .bind(site.id, id)
    .first<Likeness>();
  if (estate === null) return null;
  const statement = similarStatement(site.id, estate, scope, CANDIDATES);
  if (statement === null) return [];
  const { results } = await prepare(db, statement).all<Candidate>();
  const ids = results.filter((candidate) => isOnOffer(candidate, site)).map((candidate) => candidate.id);
  return findCards(db, site.id, ids.slice(0, MOST_SIMILAR));
};
