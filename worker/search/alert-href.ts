import type { EstateFilter } from '../../domain/filter/filter.ts';
import { filterQuery } from '../../domain/filter/serialize.ts';
import { criteriaOfFilter, filterOfCriteria } from '../../domain/forms/criteria.ts';
import { pathTo } from '../../domain/routes.ts';
import type { Site } from '../../wire/site.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** Whether an agency sends alerts. */
const hasAlerts = ({ settings }: Pick<Site, 'settings'>): boolean => settings.features.includes('alerts');

/** What of a search an alert keeps: what narrows it, not how it is shown. */
export const narrowing = (filter: EstateFilter): EstateFilter => filterOfCriteria(criteriaOfFilter(filter));

/** "Alert me for this search": the form, filled in from it; null where the agency has no alerts. */
export const alertHref = (filter: EstateFilter, { site, locale }: ViewContext): string | null =>
  hasAlerts(site) ? pathTo('subscribe', locale) + filterQuery(narrowing(filter)) : null;
