/** For how many days a price is called lowered. */
export const LOWERED_DAYS = 30;

/**
 * Hours before their end at which the content service stops telling of it: a kept answer and the kept page that is made
 * of it live that long, so that nobody reads of it on the thirty-first day.
 */
export const LOWERED_MARGIN_HOURS = 2;

/** A price that was lowered: the lowest of the thirty days before, in euros, and the instant of the change. */
export interface LoweredPrice {
  readonly before: number;
  readonly at: string;
}

/** What a lowered price was before: only where a higher one is known and the present one is exact. */
export const loweredFrom = (
  value: number,
  lowered: { readonly before?: number | null; readonly at?: string | null } | null | undefined,
): LoweredPrice | null =>
  lowered?.at && typeof lowered.before === 'number' && lowered.before > value
    ? { before: lowered.before, at: lowered.at }
    : null;
