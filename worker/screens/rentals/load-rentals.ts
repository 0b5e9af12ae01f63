import type { Context } from 'hono';
import { isCanonical, readSearch } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH, type RentalFilter, withoutPast } from '#domain/filter/rental-filter.ts';
import type { RentalQuery } from '#wire/rental-unit.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import { onceText } from '../../platform/cache/once-text.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { cachedView } from '../../platform/page/context.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { today } from '../../rental/load-rental.ts';
import { type RentalOptions, toRentalOptions } from '../../search/options/rental-options.ts';
import { RENTALS } from '../../search/rentals.ts';
import { toRentalQuery, toRentalSearch } from '../../search/request/rental-request.ts';
import { type CountedStep, widenSteps } from '../../search/widen.ts';
import { loadNear } from './near-weeks.ts';
import type { RentalsInput } from './rentals-view.ts';

/** Whether a query excludes no unit: its result is the whole offer. */
const isOpen = (query: RentalQuery): boolean => Object.keys(query).length === 0;

/**
 * The options under the filter with their counts; they include every option of the whole offer (contract,
 * "Rentals"), but not which features any unit has: that is in the options of the whole offer, where a screen asks for
 * them (`all`). When the counts cannot be loaded: those options without counts.
 */
export async function loadOptions(
  c: Context<AppEnv>,
  filter: RentalFilter,
  { counts, all = null }: Pick<RentalsLoad, 'counts'> & { readonly all?: RentalsLoad['counts'] | null },
  day: string,
): Promise<RentalOptions> {
  const content = siteContent(c);
  const options = async (call: RentalsLoad['counts']) =>
    valueOr(await loadDeferred(c, 'rental-options', () => call), null);
  const [under, asked] = await Promise.all([
    loadDeferred(c, 'rental-counts', () => counts).then((answer) => valueOr(answer, null)),
    all && options(all),
  ]);
  const known = asked ?? under;
  const whole =
    known !== null || isOpen(toRentalQuery(filter)) ? known : await options(content.rentalOptions());
  const answers = [whole, under] as const;
  return cachedView(viewContext(c), 'rental options', [...answers, day], () =>
    toRentalOptions(...answers, day),
  );
}

/** The number of results after each single step, requested at once; a step that fails is left out. */
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

/** The search of an address on a given day, and whether the address is canonical. */
interface ReadSearch {
  readonly filter: RentalFilter;
  readonly canonical: boolean;
}

/** Cached by day and text: equal searches return the same filter object, by which other caches identify results. */
const ofText = onceText((text): ReadSearch => {
  const [day = '', query = ''] = text.split('?');
  const search = new URLSearchParams(query);
  const filter = withoutPast(readSearch(RENTAL_SEARCH, search), day);
  return { filter, canonical: isCanonical(RENTAL_SEARCH, search, filter) };
});

/** The search of an address as of today, parsed once per request; the result is immutable. */
export const readRentalSearch = onceEach(
  (search: URLSearchParams): ReadSearch => ofText(`${today()}?${search}`),
);

export function loadRentals({ content, search }: Given) {
  const { filter } = readRentalSearch(search);
  return {
    found: content.searchRentals(toRentalSearch(filter)),
    counts: content.rentalCounts(toRentalQuery(filter)),
  };
}
export type RentalsLoad = ReturnType<typeof loadRentals>;

/** The data of a search. Each part may fail on its own (spec 1 §8). */
export async function rentalsInput(
  c: Context<AppEnv>,
  filter: RentalFilter,
  loaded: RentalsLoad,
  day: string,
): Promise<RentalsInput> {
  const [search, options] = await Promise.all([
    loadDeferred(c, 'rental-search', () => loaded.found),
    loadOptions(c, filter, loaded, day),
  ]);
  const none = search.ok && search.value.total === 0;
  const [widen, near] = none
    ? await Promise.all([loadWiden(c, filter, options), loadNear(c, filter)])
    : [[], null];
  return { filter, search, options, widen, near };
}
