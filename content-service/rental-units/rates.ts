import * as z from 'zod';
import { SEASONS, type Season } from '#domain/stays/seasons.ts';
import { PERIOD_TYPES, type PeriodType } from '#domain/stays/stay.ts';

/** Price of a period type in a season; euros. A type without a rate is not offered. */
export const RateSchema = z.strictObject({
  season: z.enum(SEASONS),
  type: z.enum(PERIOD_TYPES),
  price: z.number().positive(),
});
export type Rate = z.infer<typeof RateSchema>;

/** The price of a period; null when it is not offered. */
export const priceOf = (rates: readonly Rate[], season: Season, type: PeriodType): number | null =>
  rates.find((rate) => rate.season === season && rate.type === type)?.price ?? null;

/** Periods that have one price in a unit. */
export interface Kind {
  readonly type: PeriodType;
  readonly season: Season;
}

const KINDS: readonly Kind[] = SEASONS.flatMap((season) => PERIOD_TYPES.map((type) => ({ season, type })));

/**
 * SQL column with a digit for each kind of period: 1 when unit `u` has a rate for it. It searches the text of
 * the stored JSON, whose members are in the order of the schema: reading it as JSON would cost more than all
 * the rest of a list of units.
 */
export const OFFERED = KINDS.map(
  ({ season, type }) => `(instr(u.rates, '"season":"${season}","type":"${type}"') > 0)`,
).join(' || ');

/** Whether a unit with this column has a rate for a kind of period. */
export const isOfferedIn =
  (offered: string) =>
  (kind: Kind): boolean =>
    offered[KINDS.findIndex(({ season, type }) => season === kind.season && type === kind.type)] === '1';
