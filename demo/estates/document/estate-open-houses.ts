import type { Estate } from '../../../wire/estate.ts';
import { type Sticker, sticker } from '../../agencies/stickers.ts';
import { calendarDay } from '../../basics/reference-date.ts';
import type { DemoEstate } from '../demo-estate.ts';

/** A Saturday every four weeks for a year, so that one is ahead whenever somebody looks. */
const SATURDAYS = Array.from({ length: 13 }, (_, n) => calendarDay(8 + 28 * n));

/** Homes with that sticker have days on which whoever likes may come: every other one with places to register for. */
export function openHousesOf(estate: DemoEstate, given: Sticker | null): Estate['openHouses'] {
  if (given === null || given.id !== sticker(estate.siteId, 'openHouse').id) return undefined;
  return openDays(Math.floor(estate.id / 2) % 2 === 1 ? 8 : null);
}

/** Those days, with so many places to register for or for everybody. */
export const openDays = (places: number | null): NonNullable<Estate['openHouses']> =>
  SATURDAYS.map((day) => ({
    day,
    from: '10:00',
    to: '12:00',
    ...(places !== null && { places, registration: true }),
  }));
