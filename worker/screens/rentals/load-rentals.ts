import type { Context } from 'hono';
import type { RentalFilter } from '../../../domain/filter/rental-filter.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { type RentalOptions, toRentalOptions } from '../../search/options/rental-options.ts';
import { RENTALS } from '../../search/rentals.ts';
import { toRentalQuery, toRentalSearch } from '../../search/request/rental-request.ts';
import { type CountedStep, widenSteps } from '../../search/widen.ts';
import type { RentalsInput } from './rentals-view.ts';

/** The options of the whole offer, and those under the filter with their counts; null for what failed. */
async function loadOptions(c: Context<AppEnv>, filter: RentalFilter, today: string): Promise<RentalOptions> {
  const content = siteContent(c);
  const [whole, under] = await Promise.all([
    loadDeferred(c, 'rental-options', () => content.rentalOptions()),
    loadDeferred(c, 'rental-counts', () => content.rentalCounts(toRentalQuery(filter))),
  ]);
  return toRentalOptions(valueOr(whole, null), valueOr(under, null), today);
}

/** How many units each single step would find, all asked at once; a step that fails is not counted. */
async function loadWiden(
  c: Context<AppEnv>,
  filter: RentalFilter,
  options: RentalOptions,
): Promise<CountedStep<RentalFilter>[]> {
  const content = siteContent(c);
  return Promise.all(
    widenSteps(RENTALS, { filter, options, context: viewContext(c) }).map(async (step) => {
      const count = await loadDeferred(c, 'rental-widen', () =>
        content.searchRentals({ query: toRentalQuery(step.filter), size: 0 }),
      );
      return { ...step, total: count.ok ? count.value.total : null };
    }),
  );
}

/** What the list shows of a search. Each part may fail by itself (spec 1 §8). */
export async function loadRentals(
  c: Context<AppEnv>,
  filter: RentalFilter,
  today: string,
): Promise<RentalsInput> {
  const [search, options] = await Promise.all([
    loadDeferred(c, 'rental-search', () => siteContent(c).searchRentals(toRentalSearch(filter))),
    loadOptions(c, filter, today),
  ]);
  const none = search.ok && search.value.total === 0;
  return { filter, search, options, widen: none ? await loadWiden(c, filter, options) : [] };
}
