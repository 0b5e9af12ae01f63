import type { Estate } from '../../../wire/estate.ts';
import { type Sticker, sticker } from '../../agencies/stickers.ts';
import { calendarDay } from '../../basics/reference-date.ts';
import type { DemoEstate } from '../demo-estate.ts';

/** A Saturday every four weeks for a year, so that there is always one in the future. */
const SATURDAYS = Array.from({ length: 13 }, (_, n) => calendarDay(8 + 28 * n));

/** Homes with the open-house sticker have open-house days; every other one requires registration. */
export function openHousesOf(estate: DemoEstate, given: Sticker | null): Estate['openHouses'] {
  if (given === null || given.id !== sticker(estate.siteId, 'openHouse').id) return undefined;
  return openDays(Math.floor(estate.id / 2) % 2 === 1 ? 8 : null);
}

/** Open-house days with a number of places to register for; null is open to everybody. */
export const openDays = (places: number | null): NonNullable<Estate['openHouses']> =>
  SATURDAYS.map((day) => ({
    day,
    from: '10:00',
    to: '12:00',
    ...(places !== null && { places, registration: true }),
  }));
