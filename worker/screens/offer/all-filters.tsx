import type { Context } from 'hono';
import { mergeFilter } from '#domain/filter/filter.ts';
import { unreadPrices } from '#domain/filter/price.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { estateSource } from '../../estate/estate-source.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { loadDeferred } from '../../platform/failure/outage.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { filterOf } from '../../platform/request/estate-filter.ts';
import { urlOf } from '../../platform/request/url.ts';
import { OPEN, openPart, toAllFilters } from '../../search/all-filters.ts';
import { ESTATES } from '../../search/estates.ts';
import { AllFilters } from '../../search/parts/AllFilters.tsx';
import { loadTypedPlace } from '../../search/place/load-place.ts';
import { toFiltersRequest, toTraitsRequest } from '../../search/request/search-request.ts';
import { countedTraits } from '../../search/trait-options.ts';
import { loadOptions, toCountRequest } from './load-offer.ts';

/** The part that is open; without one in the address, what a home has, where that can be asked for. */
const openIn = (search: URLSearchParams, { knowsTraits }: Given['site']) =>
  openPart(ESTATES, search, knowsTraits === true ? 'has' : 'status');

/** The number found, and the options with the counts of the open part. */
export function loadAllFilters({ content, site, locale, search }: Given) {
  const filter = filterOf(search, site);
  const query = { source: estateSource(site), locale };
  const traits = toTraitsRequest(
    filter,
    site.knowsTraits === true ? countedTraits(openIn(search, site)) : [],
    query,
  );
  return {
    found: content.searchEstates(toCountRequest(filter, query)),
    whole: site.everyOption === true ? null : content.filterOptions(),
    under: content.filterCounts(toFiltersRequest(filter, query)),
    traits: traits === null ? null : content.filterCounts(traits),
  };
}

/**
 * All filters of the search for estates. A place that was typed is looked up, as in the offer, and one that was not
 * understood stays in its field.
 */
export async function allFilters(
  c: Context<AppEnv>,
  loaded: ReturnType<typeof loadAllFilters>,
): Promise<Response> {
  const { pathname, searchParams } = urlOf(c);
  const site = c.get('site');
  const filter = mergeFilter(filterOf(searchParams, site), {});
  const open = openIn(searchParams, site);
  const typed = await loadTypedPlace(c, searchParams, filter);
  if (typed?.kind === 'home') return c.redirect(typed.href, 302);
  if (typed?.kind === 'search') {
    const query = new URLSearchParams(filterQuery(typed.filter));
    query.set(OPEN, open);
    return c.redirect(`${pathname}?${query}`, 302);
  }
  const [found, options] = await Promise.all([
    loadDeferred(c, 'search', () => loaded.found),
    loadOptions(c, loaded),
  ]);
  const context = viewContext(c);
  const { t } = context;
  const placeProblem = typed?.kind === 'problem' ? typed.problem : null;
  const view = toAllFilters(
    ESTATES,
    { filter, options, context, placeProblem, unreadPrices: unreadPrices(searchParams) },
    { total: found.ok ? found.value.total : null, open },
  );
  return renderPage(c, <AllFilters view={view} t={t} />, {
    head: { title: t('traits.all'), index: false, sheets: ['search'], parts: ['find'] },
  });
}
