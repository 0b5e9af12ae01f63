import { changed } from '#domain/filter/change.ts';
import { searchQuery } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH, RENTAL_SORT_KEYS, type RentalFilter } from '#domain/filter/rental-filter.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import type { ReadSentence } from '#domain/sentence/sentence.ts';
import type { ChipView, PageLinkView, ResultsView, WayView } from '#domain/views/offer.ts';
import type { SearchFormView } from '#domain/views/search-form.ts';
import type { SentenceView } from '#domain/views/sentence.ts';
import type { RentalResults } from '../../platform/content/rental-units.ts';
import { cachedView, type ViewContext } from '../../platform/page/context.ts';
import { type RentalCardView, toRentalCard } from '../../rental/rental-card.ts';
import { rentalAlertHref } from '../../search/alert-href.ts';
import { toChips } from '../../search/choices.ts';
import { toSearchForm } from '../../search/form.ts';
import { clearHref, pageLinks, searchHref, wayLinks } from '../../search/links.ts';
import { daysName } from '../../search/options/days-name.ts';
import type { RentalOptions } from '../../search/options/rental-options.ts';
import { RENTALS } from '../../search/rentals.ts';
import { RENTAL_PAGE_SIZE } from '../../search/request/rental-request.ts';
import { pageCount } from '../../search/request/search-request.ts';
import { toSentence } from '../../search/sentence/sentence-view.ts';
import { staySentence } from '../../search/sentence/stay-answer.ts';
import { type CountedStep, toWiden } from '../../search/widen.ts';
import { type Near, type NearView, toNear } from './near-weeks.ts';

/** Results: a page of units, none, a page after the last, or a failed search; the four are never confused. */
type RentalResultsView =
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
  readonly form: SearchFormView;
  readonly chips: readonly ChipView[];
  /** The sentence that made the search; the chips are those that it does not say. */
  readonly sentence: SentenceView | null;
  readonly clearHref: string;
  readonly sort: readonly WayView[];
  /** Announced to screen readers when the list changes. */
  readonly status: string;
  /** The form for an alert on this search; null where the agency has no alerts. */
  readonly alertHref: string | null;
  readonly results: RentalResultsView;
  readonly near: NearView | null;
}

export interface RentalsInput {
  readonly filter: RentalFilter;
  readonly options: RentalOptions;
  readonly search: { readonly ok: true; readonly value: RentalResults } | { readonly ok: false };
  /** Steps that widen a search without results, with their counts. */
  readonly widen: readonly CountedStep<RentalFilter>[];
  /** What is free near days on which nothing is; null without such days. */
  readonly near: Near | null;
  readonly sentence?: { readonly text: string; readonly read: ReadSentence<RentalFilter> } | null;
}

function headingOf({ search }: RentalsInput, { t }: ViewContext): string {
  if (!search.ok) return t('stays.name');
  return search.value.total === 0 ? t('stays.none') : t.count('stays.counted', search.value.total);
}

function toResults({ filter, search, widen }: RentalsInput, context: ViewContext): RentalResultsView {
  if (!search.ok) return { kind: 'failed', retryHref: searchHref(RENTALS, filter, context) };
  const { total, results } = search.value;
  const pages = pageCount(total, RENTAL_PAGE_SIZE);
  if (filter.page > pages) {
    const first = changed(RENTAL_SEARCH, filter, {});
    return { kind: 'beyond', firstHref: searchHref(RENTALS, first, context), page: filter.page };
  }
  if (total === 0) {
    const alertHere = isBlank(context.site.settings.turnstileSiteKey);
    return { kind: 'none', alertHere, widen: toWiden(RENTALS, widen, context) };
  }
  return {
    kind: 'found',
    total,
    cards: results.map((unit) => toRentalCard(unit, context, filter)),
    numbers: cachedView(context, 'rental pages', [searchQuery(RENTAL_SEARCH, filter), pages], () =>
      pageLinks(RENTALS, filter, pages, context),
    ),
  };
}

function toSort(filter: RentalFilter, context: ViewContext): readonly WayView[] {
  const ways = [null, ...RENTAL_SORT_KEYS].map((sort) => ({
    value: sort ?? '',
    label: context.t(`stays.sort.${sort ?? 'name'}`),
    filter: changed(RENTAL_SEARCH, filter, { sort }),
    current: sort === filter.sort,
  }));
  return wayLinks(RENTALS, ways, context);
}

/** The list: search form, chosen filters, and results. */
export function toRentalsView(input: RentalsInput, context: ViewContext): RentalsView {
  const { filter, options, search } = input;
  const results = toResults(input, context);
  const asked = { filter, options, context };
  const query = searchQuery(RENTAL_SEARCH, filter);
  const ways = cachedView(context, 'rental ways', [query], () => ({
    subheading: daysName(filter, context),
    clearHref: clearHref(RENTALS, filter, context),
    sort: toSort(filter, context),
    alertHref: rentalAlertHref(filter, context),
  }));
  const { sentence = null } = input;
  const counted = headingOf(input, context);
  // A sentence is answered by one, with its number.
  const isAnswered = sentence !== null && search.ok && search.value.total > 0;
  const heading = isAnswered ? staySentence(counted, filter, options, context) : counted;
  const said = sentence === null ? null : toSentence(RENTALS, sentence.text, sentence.read, asked);
  const chips = cachedView(context, 'rental chips', [query, options], () => toChips(RENTALS, asked));
  return {
    heading,
    ...ways,
    ...(isAnswered && { subheading: null }),
    form: toSearchForm(RENTALS, asked, results.kind === 'found' ? results.total : null),
    chips: said === null ? chips : said.chipsBeside(chips),
    sentence: said?.view ?? null,
    status: search.ok ? heading : context.t('offer.failedHeading'),
    results,
    near: input.near === null ? null : toNear(input.near, filter, context),
  };
}
