import * as z from 'zod';
import { PERIOD_TYPES, type PeriodType } from '../../domain/stays/stay.ts';
import { SEASONS, type Season } from './season.ts';

/** What a period of a type costs in a season; euros. What has no rate is not let. */
export const RateSchema = z.strictObject({
  season: z.enum(SEASONS),
  type: z.enum(PERIOD_TYPES),
  price: z.number().positive(),
});
export type Rate = z.infer<typeof RateSchema>;

/** The price of a period; null where it is not let. */
export const priceOf = (rates: readonly Rate[], season: Season, type: PeriodType): number | null =>
  rates.find((rate) => rate.season === season && rate.type === type)?.price ?? null;
