import { EMPTY_FILTER, mergeFilter } from '#domain/filter/filter.ts';
import type { EstateSource } from '#domain/rules/source.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { SoldBlockView } from '#domain/views/seller-section.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';
import type { Site } from '#wire/site.ts';
import { toEstateCard } from '../estate/card/estate-card.ts';
import { estateSource } from '../estate/estate-source.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { offerHref } from '../search/offer-href.ts';
import { toSearchRequest } from '../search/request/search-request.ts';
import { type BlockData, type SectionOf, soldKey } from './block-data.ts';
import { blockWords } from './words.ts';

/** Homes in a block without a size. */
const ROW = 3;

/** Transaction ids of a source that mean sold. */
const soldIds = (source: EstateSource): readonly string[] =>
  Object.entries(SOURCES.named(source).statuses).flatMap(([id, status]) => (status === 'SOLD' ? [id] : []));

const soldFilter = ({ cityIds, types }: SectionOf<'sold'>, source: EstateSource) =>
  mergeFilter(EMPTY_FILTER, {
    transaction: [...soldIds(source)],
    city: (cityIds ?? []).map(String),
    type: (types ?? []).map(String),
  });

/** Search for sold homes in these places. Homes with a hidden status are not found by any search. */
export function soldRequest(section: SectionOf<'sold'>, site: Site): EstateSearchRequest {
  const source = estateSource(site);
  return toSearchRequest(soldFilter(section, source), { source, size: section.size ?? ROW });
}

/** Marks a price as the asking price, so that nobody takes it for the price paid. */
const asAsked = (card: EstateCardView, { t }: ViewContext): EstateCardView =>
  card.price?.kind === 'amount'
    ? { ...card, price: { ...card.price, prefix: t('views.price.label.sold') } }
    : card;

/**
 * Sold homes as lists show them: without street, and with a price only when the listing shows one. null when
 * there are none.
 */
export function soldBlock(
  section: SectionOf<'sold'>,
  data: BlockData,
  context: ViewContext,
): SoldBlockView | null {
  const sold = data.sold.get(soldKey(section));
  if (sold === undefined || sold?.total === 0) return null;
  const cards = sold?.results.map((estate) => asAsked(toEstateCard(estate, context), context)) ?? [];
  const filter = soldFilter(section, estateSource(context.site));
  return {
    kind: 'sold',
    ...blockWords(section, context),
    cards,
    link:
      sold === null
        ? null
        : { label: context.t.count('content.sold.all', sold.total), href: offerHref(filter, context) },
    failed: sold === null,
    priced: cards.some(({ price }) => price?.kind === 'amount'),
  };
}
