import { EMPTY_FILTER, type EstateFilter } from '#domain/filter/filter.ts';
import { cityName } from '#domain/rules/address.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import { headTypeOfKind } from '#domain/rules/property-kind.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { GONE_NEAR_MONTHS } from '#wire/estate-search.ts';
import type { Property } from '../../estate/property/property.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { alertHref } from '../../search/alert-href.ts';
import { offerHref } from '../../search/offer-href.ts';

/** What the page of a home that is no longer offered leads on to. */
export interface AfterSaleView {
  /** Similar homes on offer. */
  readonly cards: readonly EstateCardView[];
  /** What became of other homes in its municipality; null where there is too little to tell. */
  readonly near: string | null;
  /** The search for homes like it; null where nothing is known to search for. */
  readonly searchHref: string | null;
  /** The alert for them; null too where the agency has no alerts. */
  readonly alertHref: string | null;
}

/** The fewest gone homes that are told: one may be the home of the page itself. */
const LEAST_SHOWN = 2;
/** How far from its price a home is still like it, as a share of the price. */
const PRICE_SPAN = 0.25;
/** Bounds of a price are multiples of this, euros: by the month, and of a sale. */
const STEP = { rent: 50, sale: 5_000 } as const;

/** Bounds around a price that the page shows; none around one "from", or one that is not shown. */
function pricesNear({ price, standing }: Property): Pick<EstateFilter, 'priceMin' | 'priceMax'> {
  const shown = priceDisplay(price, price.sold);
  if (shown.kind !== 'amount' || shown.from) return { priceMin: null, priceMax: null };
  const step = standing.period ? STEP.rent : STEP.sale;
  return {
    priceMin: Math.floor((shown.value * (1 - PRICE_SPAN)) / step) * step || null,
    priceMax: Math.ceil((shown.value * (1 + PRICE_SPAN)) / step) * step,
  };
}

/** The search for homes like it: of its purpose, kind and municipality, about its price. null without purpose or place. */
function filterLike(property: Property): EstateFilter | null {
  const { purpose } = property.standing;
  const city = property.address?.city?.id;
  if (purpose === null || city === null || city === undefined) return null;
  const type = headTypeOfKind(property.kind);
  return {
    ...EMPTY_FILTER,
    status: [purpose],
    city: [String(city)],
    type: type === null ? [] : [String(type)],
    ...pricesNear(property),
  };
}

/** Whether a count is of sold homes or of let ones; null for a business that was taken over, which has no words. */
const wayOf = ({ sold, let: let_ }: Property['standing']): 'sold' | 'let' | null =>
  sold ? 'sold' : let_ ? 'let' : null;

function nearWords({ standing, address }: Property, gone: number, context: ViewContext): string | null {
  const way = wayOf(standing);
  const place = cityName(address, context.locale);
  if (way === null || place === '' || gone < LEAST_SHOWN) return null;
  return context.t(`estate.goneNear.${way}`, { place, months: GONE_NEAR_MONTHS, n: gone });
}

/** The ways on from a home that is sold, let or archived. A home whose status the site hides tells nothing of others. */
export function toAfterSale(
  property: Property,
  {
    cards,
    goneNear = 0,
  }: { readonly cards: readonly EstateCardView[]; readonly goneNear?: number | undefined },
  context: ViewContext,
): AfterSaleView {
  const like = filterLike(property);
  return {
    cards,
    near: property.hidden ? null : nearWords(property, goneNear, context),
    searchHref: like === null ? null : offerHref(like, context),
    alertHref: like === null ? null : alertHref(like, context),
  };
}
