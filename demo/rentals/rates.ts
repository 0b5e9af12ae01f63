import type { Rate } from '../../content-service/lettings/rates.ts';

/** Lowest and highest price of a period in euros, by season and type; other periods are not offered. */
const RANGES: readonly (readonly [Rate['season'], Rate['type'], low: number, high: number])[] = [
  ['LOW', 'WEEK', 350, 850],
  ['MID', 'WEEK', 430, 900],
  ['SCHOOL_HOLIDAY', 'WEEK', 465, 900],
  ['HIGH', 'WEEK', 610, 1_200],
  ['LOW', 'WEEKEND', 180, 550],
  ['MID', 'WEEKEND', 310, 600],
  ['LOW', 'MIDWEEK', 225, 650],
  ['MID', 'MIDWEEK', 350, 700],
];

/** Prices of a unit by its quality, 0…1. */
export const ratesFor = (quality: number): Rate[] =>
  RANGES.map(([season, type, low, high]) => ({
    season,
    type,
    price: Math.round((low + (high - low) * quality) / 5) * 5,
  }));
