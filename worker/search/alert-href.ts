import { changed } from '#domain/filter/change.ts';
import { writeSearch } from '#domain/filter/codec.ts';
import type { EstateFilter } from '#domain/filter/filter.ts';
import { RENTAL_SEARCH, type RentalFilter } from '#domain/filter/rental-filter.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { criteriaOfFilter, filterOfCriteria } from '#domain/forms/criteria.ts';
import { RENTAL_FIELDS } from '#domain/forms/subscription.ts';
import { pathTo } from '#domain/routes.ts';
import type { Site } from '#wire/site.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** Whether an agency sends alerts. */
const hasAlerts = ({ settings }: Pick<Site, 'settings'>): boolean => settings.features.includes('alerts');

/** The part of a search that an alert stores: the filters, not the display. */
export const narrowing = (filter: EstateFilter): EstateFilter => filterOfCriteria(criteriaOfFilter(filter));

/** "Alert me for this search": address of the form, filled in; null where the agency has no alerts. */
export const alertHref = (filter: EstateFilter, { site, locale }: ViewContext): string | null =>
  hasAlerts(site) ? pathTo('subscribe', locale) + filterQuery(narrowing(filter)) : null;

/** The same for a search for holiday rentals. */
export function rentalAlertHref(filter: RentalFilter, { site, locale }: ViewContext): string | null {
  if (!hasAlerts(site)) return null;
  const sought = writeSearch(RENTAL_SEARCH, changed(RENTAL_SEARCH, filter, { sort: null, said: null }));
  const params = new URLSearchParams([[RENTAL_FIELDS.rental, '1'], ...sought]);
  return `${pathTo('subscribe', locale)}?${params}`;
}
