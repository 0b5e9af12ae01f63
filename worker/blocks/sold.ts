import { EMPTY_FILTER, mergeFilter } from '../../domain/filter/filter.ts';
import type { EstateSource } from '../../domain/rules/source.ts';
import { SOURCES } from '../../domain/sources/index.ts';
import type { EstateCardView } from '../../domain/views/estate-card.ts';
import type { SoldBlockView } from '../../domain/views/seller-section.ts';
import type { EstateSearchRequest } from '../../wire/estate-search.ts';
import type { Site } from '../../wire/site.ts';
import { toEstateCard } from '../estate/card/estate-card.ts';
import { estateSource } from '../estate/estate-source.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { offerHref } from '../search/offer-href.ts';
import { toSearchRequest } from '../search/request/search-request.ts';
import { type BlockData, type SectionOf, soldKey } from './block-data.ts';
import { blockWords } from './words.ts';

/** Homes in a block that does not say how many. */
const ROW = 3;

/** Transaction ids that say sold, in the numbers of a source. */
const soldIds = (source: EstateSource): readonly string[] =>
  Object.entries(SOURCES.named(source).statuses).flatMap(([id, status]) => (status === 'SOLD' ? [id] : []));

const soldFilter = ({ cityIds, types }: SectionOf<'sold'>, source: EstateSource) =>
  mergeFilter(EMPTY_FILTER, {
    transaction: [...soldIds(source)],
    city: (cityIds ?? []).map(String),
    type: (types ?? []).map(String),
  });

/** The search for what the agency sold in these places, and lists: what it hides, no search finds. */
export function soldRequest(section: SectionOf<'sold'>, site: Site): EstateSearchRequest {
  const source = estateSource(site);
  return toSearchRequest(soldFilter(section, source), { source, size: section.size ?? ROW });
}

/** A price that was asked is never taken for one that was paid. */
const asAsked = (card: EstateCardView, { t }: ViewContext): EstateCardView =>
  card.price?.kind === 'amount'
    ? { ...card, price: { ...card.price, prefix: t('views.price.label.sold') } }
    : card;

/**
 * Homes that the agency sold, as its lists show them: without street, and with a price only where the listing
 * shows one. null where there are none.
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
