/** Days for which a price is shown as lowered. */
export const LOWERED_DAYS = 30;

/**
 * Hours before the end at which the content service stops reporting the reduction: a cached answer and the
 * cached page made from it live that long, so that no visitor sees it on the thirty-first day.
 */
export const LOWERED_MARGIN_HOURS = 2;

/** A lowered price: the lowest price of the thirty days before, in euros, and the instant of the change. */
export interface LoweredPrice {
  readonly before: number;
  readonly at: string;
}

/**
 * The price before the reduction: only when it is higher than the present price and the present price is
 * exact.
 */
export const loweredFrom = (
  value: number,
  lowered: { readonly before?: number | null; readonly at?: string | null } | null | undefined,
): LoweredPrice | null =>
  lowered?.at && typeof lowered.before === 'number' && lowered.before > value
    ? { before: lowered.before, at: lowered.at }
    : null;
