import { formatShortDay } from '#domain/format/moment.ts';
import { formatPrice } from '#domain/format/money.ts';
import type { Localized } from '#domain/locale.ts';
import { loweredFrom } from '#domain/rules/lowered-price.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import type { Standing } from '#domain/rules/standing.ts';
import { localized, nounWithin } from '#domain/text.ts';
import type { EstateCardView, PriceView } from '#domain/views/estate-card.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Facts that decide how a price is shown. */
export interface PriceFacts {
  /** Euros; -1 hides the price. */
  readonly value?: number | null;
  readonly priceFrom?: boolean | null;
  readonly period?: { readonly name?: Localized | null } | null;
  readonly lowered?: { readonly before?: number | null; readonly at?: string | null } | null | undefined;
  readonly forRent: boolean;
  readonly sold: boolean;
}

/**
 * Period of a rent, "/ maand": the listing's own period, else a month; names that begin with a slash or
 * "per", and German nouns, stay unchanged.
 */
function periodSuffix(price: PriceFacts, { t, locale }: ViewContext): string {
  const period = localized(price.period?.name, locale) || t('views.price.month');
  return /^(\/|per\b|par\b|pro\b|a\b)/i.test(period)
    ? period
    : t('views.price.per', { period: nounWithin(period, locale) });
}

/**
 * Price by the rules: "on request" without a figure that may be shown, a rent with its period (spec 1 §5, §9).
 */
export function toPrice(price: PriceFacts, context: ViewContext): PriceView | null {
  const display = priceDisplay(price, price.sold);
  switch (display.kind) {
    case 'hidden':
      return null;
    case 'on-request':
      return { kind: 'on-request', prefix: null, text: context.t('views.price.onRequest'), suffix: null };
    case 'amount':
      return {
        kind: 'amount',
        prefix: display.from ? context.t('views.price.from') : null,
        text: formatPrice(display.value, context.t),
        suffix: price.forRent ? periodSuffix(price, context) : null,
      };
  }
}

/** "Verlaagd op 3 nov, was € 420.000": for an exact asking price that was lowered; else null. */
function loweredWords(price: PriceFacts, { t, locale }: ViewContext): PriceView['lowered'] | null {
  const display = priceDisplay(price, price.sold);
  if (display.kind !== 'amount' || display.from || price.sold) return null;
  const lowered = loweredFrom(display.value, price.lowered);
  if (lowered === null) return null;
  const before = formatPrice(lowered.before, t);
  const words = t('alerts.lowered', { day: formatShortDay(lowered.at, locale), price: before });
  return { words: words.slice(0, -before.length), before };
}

/** The price, with the former price when it was lowered: for cards and the head of a page. */
export function toStatedPrice(price: PriceFacts, context: ViewContext): PriceView | null {
  const shown = toPrice(price, context);
  const lowered = loweredWords(price, context);
  return shown && lowered ? { ...shown, lowered } : shown;
}

/** Label above the price of a page: the kind of amount. null for texts that replace a price. */
export function priceLabel(
  price: PriceView | null,
  { standing }: { readonly standing: Standing },
  { t }: ViewContext,
): string | null {
  if (price?.kind !== 'amount') return null;
  if (standing.period) return t('views.price.label.rent');
  if (standing.unknown) return t('views.price.label.unknown');
  // The home is no longer offered: this was its last asking price.
  if (!standing.offered) return t('views.price.label.sold');
  return t(standing.takeOver ? 'views.price.label.takeover' : 'views.price.label.sale');
}

/** Sticker of a card for a home whose price was lowered, for as long as that is shown. */
export const loweredSticker = (
  price: PriceView | null,
  { t }: Pick<ViewContext, 't'>,
): EstateCardView['sticker'] =>
  price?.lowered === undefined ? null : { text: t('offer.lowered'), className: null };
