import { clearFilter } from '../../domain/filter/change.ts';
import type { EstateFilter } from '../../domain/filter/filter.ts';
import { filterQuery } from '../../domain/filter/serialize.ts';
import { ajaxPath } from '../../domain/routes.ts';
import type { OfferView, PagingView, ResultsView, WidenView } from '../../domain/views/offer.ts';
import type { Estate } from '../content/schemas/estate.ts';
import type { EstateFilters } from '../content/schemas/estate-filters.ts';
import { PAGE_SIZE, pageCount } from '../query/search-request.ts';
import type { ViewContext } from './context.ts';
import { toEstateCard } from './estate-card.ts';
import { type ChoiceGroup, choiceGroups } from './filter-choices.ts';
import { offerHeading, offerPlace } from './offer-heading.ts';
import { offerHref } from './offer-href.ts';
import { toGroupings, toSortOptions, toViews, viewMode } from './offer-ways.ts';
import { toFilterForm } from './to-filter-form.ts';

/** What a search came to: homes (perhaps none), or that it could not be made. Never confused. */
export type SearchOutcome =
  | { readonly ok: true; readonly value: { readonly total: number; readonly results: readonly Estate[] } }
  | { readonly ok: false };

/** What the offer is made from. */
export interface OfferInput {
  readonly filter: EstateFilter;
  /** null when the options could not be had. */
  readonly options: EstateFilters | null;
  readonly search: SearchOutcome;
}

function toPaging(filter: EstateFilter, total: number, shown: number, context: ViewContext): PagingView {
  const pages = pageCount(total);
  const { page } = filter;
  const from = (page - 1) * PAGE_SIZE;
  const at = (other: number): EstateFilter => ({ ...filter, page: other });
  const more = page < pages;
  return {
    page,
    pages,
    previousHref: page > 1 ? offerHref(at(Math.min(page - 1, pages)), context) : null,
    nextHref: more ? offerHref(at(page + 1), context) : null,
    nextDataHref: more ? `${ajaxPath(context.locale, 'estates')}${filterQuery(at(page + 1))}` : null,
    from,
    to: from + shown,
    pageSize: PAGE_SIZE,
  };
}

/** Single steps that widen a search without results: drop one choice, or all of a kind (look, "No results"). */
function toWiden(groups: readonly ChoiceGroup[], context: ViewContext): WidenView[] {
  return groups.map(({ kind, choices, without }) => {
    const [only] = choices;
    const label =
      choices.length === 1 && only !== undefined
        ? context.t('views.filter.without', { choice: only.label })
        : context.t(`views.filter.widen.${kind}`);
    return { label, href: offerHref(without, context), count: null };
  });
}

function toResults(
  { filter, search }: OfferInput,
  groups: readonly ChoiceGroup[],
  context: ViewContext,
): ResultsView {
  if (!search.ok) return { kind: 'failed', retryHref: offerHref(filter, context) };
  const { total, results } = search.value;
  if (total === 0) return { kind: 'none', widen: toWiden(groups, context) };
  return {
    kind: 'found',
    total,
    cards: results.map((estate) => toEstateCard(estate, context)),
    paging: toPaging(filter, total, results.length, context),
    map: null,
  };
}

/** The offer: search form, what was chosen, and what came of it. */
export function toOfferView(input: OfferInput, context: ViewContext): OfferView {
  const { filter, options, search } = input;
  const groups = choiceGroups(filter, options, context);
  const heading = offerHeading(filter, search.ok ? search.value.total : null, context);
  return {
    heading,
    subheading: offerPlace(filter, options, context),
    form: toFilterForm(filter, options, context),
    chips: groups.flatMap(({ choices }) =>
      choices.map(({ label, without }) => ({ label, removeHref: offerHref(without, context) })),
    ),
    clearHref: offerHref(clearFilter(filter), context),
    sort: toSortOptions(filter, context),
    views: toViews(filter, context),
    mode: viewMode(filter, context),
    groupings: toGroupings(filter, context),
    alertHref: null,
    status: search.ok ? heading : context.t('views.offer.failed'),
    results: toResults(input, groups, context),
  };
}
