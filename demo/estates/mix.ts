import type { Agency } from '../agencies/agency.ts';
import { rngFor } from '../basics/rng.ts';
import type { Place, Setting } from '../places/place.ts';
import type { DemoEstate, DrawnEstate } from './demo-estate.ts';
import { distinctTitles } from './draw/distinct-titles.ts';
import { drawEstate } from './draw/draw-estate.ts';
import type { Kind } from './kinds/kinds.ts';
import { withPictures } from './pictures/with-pictures.ts';
import { SHOWCASE } from './showcase.ts';
import { isSecondSource } from './skarabee/listing.ts';

type Mix = Readonly<Partial<Record<Kind, number>>>;

/** Standalone estates per agency and kind. */
const MIXES: Readonly<Record<string, Mix>> = {
  duinzicht: {
    seaApartment: 110,
    villa: 30,
    townHouse: 22,
    garage: 20,
    holidayCoast: 12,
    plot: 8,
    shop: 4,
    takeover: 3,
    office: 2,
    beachCabin: 3,
    bicycle: 1,
    serviceFlat: 2,
  },
  'huis-haard': {
    townHouse: 70,
    cityApartment: 60,
    villa: 18,
    plot: 9,
    garage: 8,
    shop: 4,
    takeover: 2,
    office: 5,
    industry: 2,
    student: 3,
    serviceFlat: 2,
  },
  ardenne: {
    stoneHouse: 55,
    townHouse: 38,
    cityApartment: 36,
    chalet: 17,
    villa: 10,
    plot: 11,
    meadow: 3,
    garage: 5,
    shop: 4,
    takeover: 1,
    office: 2,
    industry: 2,
    holidayArdennes: 3,
    pond: 1,
  },
};

/** Settings in which a kind makes sense; other kinds can be anywhere. */
const SETTINGS: Partial<Record<Kind, readonly Setting[]>> = {
  seaApartment: ['seafront'],
  holidayCoast: ['seafront'],
  beachCabin: ['seafront'],
  stoneHouse: ['river', 'forest', 'east'],
  chalet: ['forest', 'east', 'river'],
  holidayArdennes: ['forest', 'river'],
  pond: ['river', 'forest'],
  meadow: ['river', 'forest', 'east'],
  villa: ['seafront', 'polder', 'village', 'city', 'forest', 'river', 'east'],
  cityApartment: ['city', 'brussels', 'river', 'village', 'east'],
  townHouse: ['city', 'brussels', 'village', 'river', 'east', 'seafront', 'polder'],
  student: ['city'],
  takeover: ['city', 'seafront', 'river'],
  garage: ['city', 'seafront', 'river', 'brussels'],
};

function placeFor(kind: Kind, places: readonly Place[], key: string): Place {
  const fitting = places.filter(({ setting }) => SETTINGS[kind]?.includes(setting) ?? true);
  const rng = rngFor(`place:${key}`);
  const total = fitting.reduce((sum, { weight }) => sum + weight, 0);
  let left = rng.next() * total;
  for (const place of fitting) {
    left -= place.weight;
    if (left < 0) return place;
  }
  return rng.pick(fitting);
}

/** First id of each agency's estates; ids have gaps, like real ones. */
export const FIRST_ID: Readonly<Record<string, number>> = {
  duinzicht: 410_000,
  'huis-haard': 520_000,
  ardenne: 630_000,
};

/** Ids of estates in a fixed place instead of a random one: a house of the second source, abroad. */
const ELSEWHERE: Readonly<Record<number, number>> = { 630541: 3112 };

/** Estates that share one publication instant, to show how ties are sorted (spec 1 §9). */
const PUBLISHED_TOGETHER = '2026-11-02T09:00:00+01:00';
const TOGETHER = 6;

function together(estates: readonly DrawnEstate[]): DrawnEstate[] {
  const some = new Set(estates.filter((estate) => !isSecondSource(estate)).slice(0, TOGETHER));
  return estates.map((estate) => (some.has(estate) ? { ...estate, published: PUBLISHED_TOGETHER } : estate));
}

/** All standalone estates of an agency. */
export function estatesOf(agency: Agency): DemoEstate[] {
  const { id: siteId } = agency.site;
  const rng = rngFor(`mix:${siteId}`);
  const window = SHOWCASE[siteId] ?? [];
  const left = new Map(Object.entries(MIXES[siteId] ?? {}));
  for (const { kind } of window) left.set(kind, (left.get(kind) ?? 0) - 1);
  const kinds = [...left].flatMap(([kind, count]) => Array.from({ length: count }, () => kind as Kind));
  const idOf = (index: number) => (FIRST_ID[siteId] ?? 0) + 3 * index + 1;
  const reference = (place: Place, index: number) =>
    `${agency.prefix}-${place.zip}-${String(100 + index).padStart(3, '0')}`;
  const shown = window.map(({ placeId, ...piece }, index) => {
    const place = agency.places.find(({ id }) => id === placeId);
    if (!place) throw new RangeError(`no place ${placeId} at ${siteId}`);
    return drawEstate({ siteId, id: idOf(index), place, reference: reference(place, index), ...piece });
  });
  const drawn = rng.shuffle(kinds).map((kind, position) => {
    const index = window.length + position;
    const place =
      agency.places.find(({ id }) => id === ELSEWHERE[idOf(index)]) ??
      placeFor(kind, agency.places, `${siteId}:${idOf(index)}`);
    // Most estates are recent; few are nearly a year old.
    const days = 2 + Math.floor(362 * rng.next() ** 1.35);
    return drawEstate({ siteId, id: idOf(index), kind, place, days, reference: reference(place, index) });
  });
  return withPictures(distinctTitles([...shown, ...together(drawn)]));
}
