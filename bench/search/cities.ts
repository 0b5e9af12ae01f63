import { rngFor } from '../stage/random.ts';

/** An invented city; a few have many estates, most have a handful. */
interface BenchCity {
  readonly id: number;
  readonly zip: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

const BEGINNINGS =
  'Zand Oost West Noord Zuid Water Molen Berg Heide Lange Kruis Brug Beek Eike Linden Meer Wijn Neder Over Sint-Jans Ter Groot Klein Oude Nieuwe Klooster Varen Hazel';
const ENDINGS =
  'hove voorde kerke zele gem beke dijk broek donk laar ham rode drecht stede velde hout dam waarde kapelle berge';

/** 560 cities all over the country, the largest first. */
export const CITIES: readonly BenchCity[] = BEGINNINGS.split(' ').flatMap((beginning, row) =>
  ENDINGS.split(' ').map((ending, column) => {
    const index = column * 28 + row;
    const rng = rngFor(`city:${index}`);
    return {
      id: 1_000 + index,
      zip: String(1_000 + index * 15),
      name: `${beginning}${ending}`,
      lat: 49.6 + rng.next() * 1.8,
      lon: 2.7 + rng.next() * 3.5,
    };
  }),
);

const BY_SIZE = CITIES.toSorted((a, b) => a.id - b.id);
const SHARES = BY_SIZE.map((_, rank) => 1 / (rank + 4));
const TOTAL = SHARES.reduce((sum, share) => sum + share, 0);
/** Upper bound of the draws for each city. */
const ENDS: readonly number[] = SHARES.map(
  (_, rank) => SHARES.slice(0, rank + 1).reduce((sum, share) => sum + share, 0) / TOTAL,
);

/** The city for a draw in [0, 1): the largest has about four estates in a hundred. */
export const cityOf = (draw: number): BenchCity => {
  let [low, high] = [0, ENDS.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ENDS[middle] ?? 1) <= draw) low = middle + 1;
    else high = middle;
  }
  const city = BY_SIZE[low];
  if (city === undefined) throw new RangeError(`no city for ${draw}`);
  return city;
};

/** The id of the city with that rank by estates, 0 for the largest. */
export const cityId = (rank: number): string => String(1_000 + rank);
