import {
  changeRental,
  clearRental,
  RENTAL_SORT_KEYS,
  type RentalFilter,
} from '../../../domain/filter/rental-filter.ts';
import type { ChipView, PageLinkView, ResultsView, WayView } from '../../../domain/views/offer.ts';
import type { RentalResults } from '../../content/rental-units.ts';
import { RENTAL_PAGE_SIZE } from '../../query/rental-request.ts';
import { pageCount } from '../../query/search-request.ts';
import type { ViewContext } from '../context.ts';
import { pageWindow } from '../offer-paging.ts';
import { type RentalCardView, toRentalCard } from './rental-card.ts';
import { daysName, type LoadedOptions } from './rental-options.ts';
import { rentalChoices } from './rentals-choices.ts';
import { type RentalsFormView, toRentalsForm } from './rentals-form.ts';
import { rentalsHref } from './rentals-href.ts';
import { type CountedRentalStep, toRentalWiden } from './rentals-widen.ts';

/** A page of units, none, a page after the last, or "we could not search"; the four are never confused. */
export type RentalResultsView =
  | {
      readonly kind: 'found';
      readonly total: number;
      readonly cards: readonly RentalCardView[];
      readonly numbers: readonly (PageLinkView | null)[];
    }
  | Exclude<ResultsView, { kind: 'found' }>;

/** The list of holiday rentals with its search. */
export interface RentalsView {
  readonly heading: string;
  readonly subheading: string | null;
  readonly form: RentalsFormView;
  readonly chips: readonly ChipView[];
  readonly clearHref: string;
  readonly sort: readonly WayView[];
  /** Said to those who do not see the list change. */
  readonly status: string;
  readonly results: RentalResultsView;
}

export interface RentalsInput {
  readonly filter: RentalFilter;
  readonly options: LoadedOptions;
  readonly search: { readonly ok: true; readonly value: RentalResults } | { readonly ok: false };
  /** Steps that widen a search without results, counted. */
  readonly widen: readonly CountedRentalStep[];
}

function headingOf({ search }: RentalsInput, { t }: ViewContext): string {
  if (!search.ok) return t('stays.name');
  return search.value.total === 0 ? t('stays.none') : t.count('stays.counted', search.value.total);
}

function toResults({ filter, search, widen }: RentalsInput, context: ViewContext): RentalResultsView {
  if (!search.ok) return { kind: 'failed', retryHref: rentalsHref(filter, context) };
  const { total, results } = search.value;
  const pages = pageCount(total, RENTAL_PAGE_SIZE);
  if (filter.page > pages) {
    return { kind: 'beyond', firstHref: rentalsHref(changeRental(filter, {}), context), page: filter.page };
  }
  if (total === 0) return { kind: 'none', widen: toRentalWiden(widen, context) };
  return {
    kind: 'found',
    total,
    cards: results.map((unit) => toRentalCard(unit, context, filter)),
    numbers: pageWindow(filter.page, pages).map((page) =>
      page === null
        ? null
        : { page, href: rentalsHref({ ...filter, page }, context), current: page === filter.page },
    ),
  };
}

const toSort = (filter: RentalFilter, context: ViewContext): readonly WayView[] =>
  [null, ...RENTAL_SORT_KEYS].map((sort) => ({
    value: sort ?? '',
    label: context.t(`stays.sort.${sort ?? 'name'}`),
    href: rentalsHref(changeRental(filter, { sort }), context),
    current: sort === filter.sort,
  }));

/** The list: search form, what was chosen, and what came of it. */
export function toRentalsView(input: RentalsInput, context: ViewContext): RentalsView {
  const { filter, options, search } = input;
  const heading = headingOf(input, context);
  return {
    heading,
    subheading: daysName(filter, context),
    form: toRentalsForm(filter, options, context),
    chips: rentalChoices(filter, options, context).map(({ label, without }) => ({
      label,
      removeHref: rentalsHref(without, context),
    })),
    clearHref: rentalsHref(clearRental(filter), context),
    sort: toSort(filter, context),
    status: search.ok ? heading : context.t('offer.failedHeading'),
    results: toResults(input, context),
  };
}
