import type { AreaFault } from '#domain/filter/drawn-area.ts';
import { type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import type { UnreadPrices } from '#domain/filter/price.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import type { ReadSentence } from '#domain/sentence/sentence.ts';
import type { OfferView, PagingView, ResultsView } from '#domain/views/offer.ts';
import type { ResultMapView } from '#domain/views/result-map.ts';
import type { Estate } from '#wire/estate.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import type { Outcome } from '../../platform/failure/outage.ts';
import { cachedView, type ViewContext } from '../../platform/page/context.ts';
import { cardBoxOf } from '../../results/card-box.ts';
import { alertHref } from '../../search/alert-href.ts';
import { toChips } from '../../search/choices.ts';
import { ESTATES, priceProblem } from '../../search/estates.ts';
import { toSearchForm } from '../../search/form.ts';
import { clearHref, pageLinks } from '../../search/links.ts';
import { nounOf } from '../../search/noun.ts';
import { offerHref } from '../../search/offer-href.ts';
import type { OfferOptions } from '../../search/options/offer-options.ts';
import { toPlaceProblem } from '../../search/place/place-field.ts';
import { PAGE_SIZE, pageCount } from '../../search/request/search-request.ts';
import { sentenceHeading } from '../../search/sentence/answer.ts';
import { toSentence } from '../../search/sentence/sentence-view.ts';
import { toWays, type Way } from '../../search/sentence/ways.ts';
import type { PlaceProblem } from '../../search/typed-place.ts';
import { type CountedStep, toWiden } from '../../search/widen.ts';
import { type FoundPage, toOfferCards } from './offer-cards.ts';
import { offerHeading, offerPlace } from './offer-heading.ts';
import { toColumns, toGroupings, toSortOptions, toViews, viewMode } from './offer-ways.ts';

/** Position of a page among all pages of a search, with links to the others. `shown` is its number of estates. */
function toPaging(filter: EstateFilter, total: number, shown: number, context: ViewContext): PagingView {
  const pages = pageCount(total);
  const { page } = filter;
  const from = (page - 1) * PAGE_SIZE;
  const at = (other: number): EstateFilter => ({ ...filter, page: other });
  const more = page < pages;
  return {
    page,
    pages,
    numbers: pageLinks(ESTATES, filter, pages, context),
    previousHref: page > 1 ? offerHref(at(page - 1), context) : null,
    nextHref: more ? offerHref(at(page + 1), context) : null,
    from,
    to: from + shown,
    pageSize: PAGE_SIZE,
  };
}

/** A sentence with what was understood of it. */
interface OfferSentence {
  readonly text: string;
  readonly read: ReadSentence<EstateFilter>;
  /** Other searches that were counted; none beside many results. */
  readonly ways: readonly (Way & { readonly total: number | null })[];
}

/** Data of the offer. */
export interface OfferInput {
  readonly filter: EstateFilter;
  /** null when the options could not be loaded. */
  readonly options: OfferOptions | null;
  /** Estates (perhaps none), or a failed search: never confused. */
  readonly search: Outcome<FoundPage>;
  /** Steps that widen a search without results, with their counts. */
  readonly widen: readonly CountedStep<EstateFilter>[];
  /** A home that one of those steps finds, and the step. */
  readonly nearest?: { readonly estate: Estate; readonly step: string } | null;
  /** The estates on a map, in the map view and if it could be loaded. */
  readonly map: ResultMapView | null;
  /** A typed place that was not understood; null otherwise. */
  readonly placeProblem: PlaceProblem | null;
  readonly unreadPrices?: UnreadPrices;
  readonly areaFault?: AreaFault | null;
  /** The sentence that made the search, or of which nothing was understood. */
  readonly sentence?: OfferSentence | null;
}

function toResults(
  { filter, search, widen, nearest = null, map }: OfferInput,
  context: ViewContext,
): ResultsView {
  if (!search.ok) return { kind: 'failed', retryHref: offerHref(filter, context) };
  const { total, results } = search.value;
  if (filter.page > pageCount(total)) {
    return { kind: 'beyond', firstHref: offerHref(mergeFilter(filter, {}), context), page: filter.page };
  }
  if (total === 0) {
    const drawn = filter.area !== null && context.site.settings.features.includes('map');
    return {
      kind: 'none',
      alertHere: isBlank(context.site.settings.turnstileSiteKey),
      alertCard: cardBoxOf(context),
      map: drawn ? map : null,
      adjustHref: drawn && map === null ? offerHref({ ...filter, view: 'map' }, context) : null,
      widen: toWiden(ESTATES, widen, context),
      nearest: nearest === null ? null : { card: toEstateCard(nearest.estate, context), step: nearest.step },
    };
  }
  const noun = nounOf(filter);
  return {
    kind: 'found',
    total,
    nouns: { one: context.t(`${noun}.one`), other: context.t(`${noun}.other`) },
    cards: toOfferCards(filter, search.value, viewMode(filter, context), context),
    paging: cachedView(context, 'offer paging', [filterQuery(filter), total, results.length], () =>
      toPaging(filter, total, results.length, context),
    ),
    map,
  };
}

/** The offer: search form, chosen filters, and results. */
export function toOfferView(input: OfferInput, context: ViewContext): OfferView {
  const { filter, options, search, placeProblem, unreadPrices = {}, areaFault = null } = input;
  const results = toResults(input, context);
  const asked = { filter, options, context, placeProblem, unreadPrices };
  const query = filterQuery(filter);
  const ways = cachedView(context, 'offer ways', [query], () => ({
    sort: toSortOptions(filter, context),
    columns: toColumns(filter, context),
    views: toViews(filter, context),
    groupings: toGroupings(filter, context),
    mode: viewMode(filter, context),
    clearHref: clearHref(ESTATES, filter, context),
    alertHref: alertHref(filter, context),
  }));
  const total = search.ok ? search.value.total : null;
  const { sentence = null } = input;
  const said = sentence === null ? null : toSentence(ESTATES, sentence.text, sentence.read, asked);
  const heading = cachedView(context, 'offer heading', [query, total, options, results.kind], () => ({
    heading: offerHeading(filter, total, context),
    // The heading of an empty list already contains the searched words.
    subheading: offerPlace(results.kind === 'none' ? { ...filter, words: null } : filter, options, context),
  }));
  const answer = said === null || !total ? null : sentenceHeading(heading.heading, filter, options, context);
  const allChips = cachedView(context, 'offer chips', [query, options, placeProblem], () =>
    toChips(ESTATES, asked),
  );
  const chips =
    said === null
      ? { chips: allChips, sentence: null }
      : {
          chips: said.chipsBeside(allChips),
          sentence: { ...said.view, ways: toWays(sentence?.ways ?? [], total, context) },
        };
  return {
    ...(answer === null ? heading : { heading: answer, subheading: null }),
    form: toSearchForm(ESTATES, asked, results.kind === 'found' ? results.total : null),
    placeProblem: placeProblem === null ? null : toPlaceProblem(placeProblem, context),
    priceProblem: priceProblem(unreadPrices, context),
    areaProblem: areaFault === null ? null : context.t(`views.area.fault.${areaFault}`),
    areaNote: filter.area === null ? null : context.t('views.area.hidden'),
    ...chips,
    ...ways,
    status: search.ok ? (answer ?? heading.heading) : context.t('views.offer.failed'),
    results,
  };
}
