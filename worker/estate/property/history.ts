import { formatLongDay, formatMonthDay } from '#domain/format/moment.ts';
import { formatPrice, formatPricePerArea } from '#domain/format/money.ts';
import { type HistoryChange, type ReadHistory, readHistory } from '#domain/home-history.ts';
import { priceDisplay, pricePerSquareMetre } from '#domain/rules/price.ts';
import { stateOf } from '#domain/rules/standing.ts';
import type { PriceView } from '#domain/views/estate-card.ts';
import type { EstatePageView, FactView } from '#domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from './property.ts';

/** Price per m², euros; null unless one home is for sale at a known exact price. */
export function perArea(
  { area, price, project, standing }: Property,
  shown: PriceView | null,
): number | null {
  const plain = shown?.kind === 'amount' && shown.prefix === null && standing.forSale;
  return plain && !project ? pricePerSquareMetre(price.value, area) : null;
}

/** "€ 2.510 /m²"; null where price or area is not public. */
export function perAreaText(property: Property, shown: PriceView | null, { t }: ViewContext): string | null {
  const each = perArea(property, shown);
  return each === null ? null : formatPricePerArea(each, t);
}

/**
 * What is told of a home's past, where its site publishes it (decision 153); null for a project, a unit's price "from",
 * a home that is not on offer, and one whose history says otherwise than the home.
 */
function pastOf(property: Property, { site }: ViewContext): ReadHistory | null {
  const { standing, price } = property;
  if (site.settings.homeHistory !== true) return null;
  if (!standing.offered || property.hidden || property.project || property.units.length > 0) return null;
  const shown = priceDisplay(price, price.sold);
  if (shown.kind === 'amount' && shown.from) return null;
  const value = shown.kind === 'amount' ? shown.value : null;
  const state = stateOf(standing);
  return state === 'archived' ? null : readHistory(property.history, { state, price: value });
}

/** "3 november", with the year where it is another one. */
const dayOf = (on: string, { locale, today }: ViewContext): string =>
  (on.slice(0, 4) === today.slice(0, 4) ? formatMonthDay : formatLongDay)(on, locale);

/** "In optie sinds 3 november": for a home whose change to option or offer was seen; null otherwise. */
export function statusSince(property: Property, context: ViewContext): string | null {
  const since = pastOf(property, context)?.stateSince ?? null;
  const state = stateOf(property.standing);
  if (since === null || (state !== 'option' && state !== 'bid')) return null;
  return context.t(`views.history.since.${state}`, { day: dayOf(since, context) });
}

/** The last change in a line: of the status, else of a price that was lowered and does not say so itself. */
function lastChange(property: Property, price: PriceView | null, context: ViewContext): string | null {
  const since = statusSince(property, context);
  if (since !== null || price?.lowered !== undefined) return since;
  const lowered = pastOf(property, context)?.loweredOn ?? null;
  return lowered === null ? null : context.t('views.history.lowered', { day: dayOf(lowered, context) });
}

/** The quiet line beneath the price of a card: the price per m², and the last change; null without both. */
export function beneathPrice(
  property: Property,
  price: PriceView | null,
  context: ViewContext,
): string | null {
  const parts = [perAreaText(property, price, context), lastChange(property, price, context)];
  return parts.filter((part) => part !== null).join(' · ') || null;
}

/** Sentences of a change: a price and a state may change on one day. */
function saidOf({ price, state }: HistoryChange, { t }: ViewContext): string[] {
  const way = price !== null && price.after < price.before ? 'lower' : 'higher';
  return [
    ...(state === null ? [] : [stateWords(state, t)]),
    ...(price === null
      ? []
      : [
          t(`views.history.${way}`, {
            before: formatPrice(price.before, t),
            after: formatPrice(price.after, t),
          }),
        ]),
  ];
}

const stateWords = (state: HistoryChange['state'], t: ViewContext['t']): string =>
  state === 'option' || state === 'bid' ? t(`standing.${state}`) : t('views.history.free');

/**
 * How the home began, as a sentence: that it came on the site, and its price if that was public and is still in the list;
 * null where that day is not known. A price without it would tell since when the price is public.
 */
function beginning({ since, first }: ReadHistory, { t }: ViewContext): { on: string; words: string } | null {
  if (since === null) return null;
  const price = first?.on === since ? first.price : null;
  const words =
    price === null ? t('views.history.came') : t('views.history.cameAt', { price: formatPrice(price, t) });
  return { on: since, words };
}

/** Price and status of a home over time for its page, the newest first; null where there is nothing to tell. */
export function toHistory(property: Property, context: ViewContext): EstatePageView['history'] {
  const past = pastOf(property, context);
  if (past === null) return null;
  const begun = beginning(past, context);
  const row = (on: string, value: string): FactView => ({
    label: formatLongDay(on, context.locale),
    value,
  });
  const rows = [
    ...past.changes.toReversed().map((change) => row(change.on, saidOf(change, context).join('. '))),
    ...(begun === null ? [] : [row(begun.on, begun.words)]),
  ];
  return rows.length === 0 ? null : rows;
}
