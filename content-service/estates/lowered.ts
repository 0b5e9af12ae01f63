import { LOWERED_DAYS, LOWERED_MARGIN_HOURS, loweredFrom } from '../../domain/rules/lowered-price.ts';
import type { Estate } from '../../wire/estate.ts';

/** Columns of a price that was lowered, beside those of the estate; null, or not asked for, where none was. */
export interface LoweredColumns {
  readonly price_before?: number | null;
  readonly cut_at?: string | null;
}

/** Selects `LoweredColumns`. */
export const LOWERED_COLUMNS = 'cut.price_before, cut.cut_at';

const LASTS = `-${LOWERED_DAYS * 24 - LOWERED_MARGIN_HOURS} hours`;

/** Whether what was lowered in a row of `price_cuts` is still told. */
export const isLoweredNow = (cut: string): string =>
  `${cut}.cut_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${LASTS}')`;

/** Whether the price of a document is no price "from": that one is never told to be lowered. */
export const isExact = (doc: string): string => `${doc} ->> '$.general.price.priceFrom' IS NOT 1`;

/** Joins what was lowered to the estates of an alias, while it is told. */
export const loweredJoin = (estates: string): string =>
  `LEFT JOIN price_cuts AS cut ON cut.site_id = ${estates}.site_id AND cut.estate_id = ${estates}.id ` +
  `AND ${isLoweredNow('cut')}`;

type Price = NonNullable<Estate['general']['price']>;

/** A price with what it was before, where the row says so; what its document says of that counts for nothing. */
export function withLowered<P extends Pick<Price, 'value' | 'lowered'>>(
  price: P,
  { price_before: before, cut_at: at }: LoweredColumns,
): P {
  const { lowered: _claimed, ...rest } = price;
  const lowered = loweredFrom(price.value ?? Number.POSITIVE_INFINITY, { before, at });
  return (lowered === null ? rest : { ...rest, lowered }) as P;
}
