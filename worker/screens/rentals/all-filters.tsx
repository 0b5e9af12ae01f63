import type { Context } from 'hono';
import { changed } from '#domain/filter/change.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { loadDeferred } from '../../platform/failure/outage.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { today } from '../../rental/load-rental.ts';
import { openPart, toAllFilters } from '../../search/all-filters.ts';
import { AllFilters } from '../../search/parts/AllFilters.tsx';
import { RENTALS } from '../../search/rentals.ts';
import { toRentalQuery } from '../../search/request/rental-request.ts';
import { loadOptions, readRentalSearch } from './load-rentals.ts';

/** The number found, and the options with their counts. */
export function loadAllFilters({ content, search }: Given) {
  const query = toRentalQuery(readRentalSearch(search).filter);
  const narrowed = Object.keys(query).length > 0;
  return {
    found: content.searchRentals({ query, size: 0 }),
    counts: content.rentalCounts(query),
    // A feature that no unit of the search has stays a choice.
    all: narrowed ? content.rentalOptions() : null,
  };
}

/** All filters of the search for holiday rentals. */
export async function allFilters(
  c: Context<AppEnv>,
  loaded: ReturnType<typeof loadAllFilters>,
): Promise<Response> {
  const { searchParams } = urlOf(c);
  const filter = changed(RENTAL_SEARCH, readRentalSearch(searchParams).filter, {});
  const [found, options] = await Promise.all([
    loadDeferred(c, 'rental-search', () => loaded.found),
    loadOptions(c, filter, loaded, today()),
  ]);
  const context = viewContext(c);
  const { t } = context;
  const view = toAllFilters(
    RENTALS,
    { filter, options, context },
    { total: found.ok ? found.value.total : null, open: openPart(RENTALS, searchParams, 'has') },
  );
  return renderPage(c, <AllFilters view={view} t={t} />, {
    head: { title: t('traits.all'), index: false, sheets: ['search', 'stay'], parts: ['find'] },
  });
}
