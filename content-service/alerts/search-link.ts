import { searchQuery } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { filterOfCriteria, filterOfRental } from '#domain/forms/criteria.ts';
import { pathTo } from '#domain/routes.ts';
import type { StoredSubscription } from './subscriptions.ts';

/** Address of the alert's search, for homes or holiday rentals. */
export const searchOf = ({
  origin,
  locale,
  criteria,
}: Pick<StoredSubscription, 'origin' | 'locale' | 'criteria'>): string =>
  origin +
  (criteria.rental === undefined
    ? pathTo('offer', locale) + filterQuery(filterOfCriteria(criteria))
    : pathTo('rentals', locale) + searchQuery(RENTAL_SEARCH, filterOfRental(criteria.rental)));
