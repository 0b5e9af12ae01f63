import { LOWERED_DAYS, LOWERED_MARGIN_HOURS, loweredFrom } from '#domain/rules/lowered-price.ts';
import type { Estate } from '#wire/estate.ts';

/** Columns of a lowered price, besides those of the estate; null or absent when it was not lowered. */
export interface LoweredColumns {
  readonly price_before?: number | null;
  readonly cut_at?: string | null;
}

/** Selects `LoweredColumns`. */
export const LOWERED_COLUMNS = 'cut.price_before, cut.cut_at';

const LASTS = `-${LOWERED_DAYS * 24 - LOWERED_MARGIN_HOURS} hours`;

/** SQL condition: whether a reduction in `price_cuts` is still reported. */
export const isLoweredNow = (cut: string): string =>
  `${cut}.cut_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${LASTS}')`;

/** Joins reductions to the estates of an alias, while they are reported. */
export const loweredJoin = (estates: string): string =>
  `LEFT JOIN price_cuts AS cut ON cut.site_id = ${estates}.site_id AND cut.estate_id = ${estates}.id ` +
  `AND ${isLoweredNow('cut')}`;

type Price = NonNullable<Estate['general']['price']>;

/** The price with the previous one, if the row has a reduction; the document's own claim is ignored. */
export function withLowered<P extends Pick<Price, 'value' | 'lowered'>>(
  price: P,
  { price_before: before, cut_at: at }: LoweredColumns,
): P {
  const { lowered: _claimed, ...rest } = price;
  const lowered = loweredFrom(price.value ?? Number.POSITIVE_INFINITY, { before, at });
  return (lowered === null ? rest : { ...rest, lowered }) as P;
}
