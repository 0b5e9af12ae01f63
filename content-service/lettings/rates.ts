import * as z from 'zod';
import { PERIOD_TYPES, type PeriodType } from '../../domain/stays/stay.ts';
import { SEASONS, type Season } from './season.ts';

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
