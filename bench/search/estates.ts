import type { Estate } from '#wire/estate.ts';
import { type Rng, rngFor } from '../stage/random.ts';
import { cityOf } from './cities.ts';
import { commonWords, text } from './words.ts';

/** An estate and its collections. */
export interface BenchEstate {
  readonly estate: Estate;
  readonly collections: readonly string[];
}

type Weighted = readonly (readonly [id: number, weight: number])[];

/** Head types (spec 2 §3): mostly flats and houses; three in a hundred are projects. */
const HEAD_TYPES: Weighted = [
  [1, 38],
  [3, 33],
  [2, 10],
  [4, 4],
  [6, 4],
  [7, 3],
  [9, 3],
  [5, 2],
  [10, 3],
];
/** Mostly for sale; others are let, under option, sold or taken over. */
const TRANSACTIONS: Weighted = [
  [1, 62],
  [2, 18],
  [5, 9],
  [3, 5],
  [6, 4],
  [4, 1.5],
  [10, 0.5],
];
const BEDROOMS: Weighted = [
  [2, 30],
  [3, 34],
  [1, 14],
  [4, 13],
  [5, 5],
  [6, 2],
  [7, 1],
  [0, 1],
];
const LIVED_IN: ReadonlySet<number> = new Set([1, 3, 7]);
const LET: ReadonlySet<number> = new Set([2, 4, 6]);
const PROJECT = 9;

/** Days over which estates were published: of 100,000, about a hundred share each day. */
const DAYS = 900;
const LAST_DAY = Date.UTC(2026, 10, 20, 9);
const DAY = 86_400_000;

const weighted = (rng: Rng, entries: Weighted): number => {
  let draw = rng.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [id, weight] of entries) {
    draw -= weight;
    if (draw < 0) return id;
  }
  return entries[0]?.[0] ?? 0;
};

/** Round prices in euros; one estate in ten has none. */
const priceOf = (rng: Rng, transaction: number): number => {
  if (rng.chance(0.1)) return -1;
  if (LET.has(transaction)) return Math.round((550 + 1_900 * rng.next() * rng.next()) / 10) * 10;
  return Math.round((95 + 900 * rng.next() * rng.next()) * 0.2) * 5_000;
};

const localized = (rng: Rng, words: number, given: readonly string[] = []) => ({
  nl: text(rng, words, given),
  fr: text(rng, words),
  en: text(rng, words),
  de: text(rng, words),
});

/** Pictures that the estates share, for each position in a listing. */
const PICTURES = 3_000;
/** Maximum number of pictures of an estate. */
const MOST_PICTURES = 12;
const pictureName = (picture: number, index: number): string => `picture-${picture}-${index}`;

/** The names of all pictures for each position in a listing. */
export const pictureNames = (): string[][] =>
  Array.from({ length: MOST_PICTURES }, (_place, index) =>
    Array.from({ length: PICTURES }, (_picture, picture) => pictureName(picture + 1, index)),
  );

const pictures = (rng: Rng, count: number): Estate['pictures'] =>
  Array.from({ length: count }, (_, index) => ({
    file: pictureName(rng.int(1, PICTURES), index),
    thumbnail: `${pictureName(rng.int(1, PICTURES), index)}-small`,
    index,
    width: 1_600,
    height: 1_067,
  }));

const ROOM_TYPES = [1, 1, 1, 5, 16] as const;
const LABELS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const CONDITIONS = ['TO_RENOVATE', 'TO_FRESHEN_UP', 'GOOD_CONDITION', 'RENEWED', 'NEW'] as const;
const BUILDINGS = ['OPEN', 'HALF_OPEN', 'CLOSED'] as const;

/** One of the codes, or nothing: a third of the homes does not say it. */
const maybe = <Code>(rng: Rng, codes: readonly Code[]): Code | null =>
  rng.chance(0.33) ? null : (codes[rng.int(0, codes.length - 1)] ?? null);

/** What visitors filter by, besides areas and rooms; a view of the sea is rare. */
const technicalOf = (rng: Rng): Pick<Estate, 'technical' | 'facilities'> => {
  const [condition, building, month] = [maybe(rng, CONDITIONS), maybe(rng, BUILDINGS), rng.int(1, 12)];
  return {
    technical: {
      constructionYear: rng.chance(0.2) ? -1 : rng.int(1880, 2026),
      renovationYear: rng.chance(0.7) ? -1 : rng.int(1995, 2026),
      ...(condition && { condition: { id: condition } }),
      ...(building && { buildingType: { id: building } }),
      newBuilding: maybe(rng, [true, false]),
      elevator: maybe(rng, [true, false]),
      furniture: maybe(rng, [true, false]),
      petsAllowed: maybe(rng, [true, false]),
      directionGarden: maybe(rng, ['S', 'N']),
      availableDate: rng.chance(0.6) ? null : `2027-${String(month).padStart(2, '0')}-01`,
    },
    facilities: rng.chance(0.01) ? [{ name: { nl: 'Zeezicht' } }] : [],
  };
};

const estateOf = (key: string, id: number, head: number, transaction: number): Estate => {
  const rng = rngFor(key);
  const city = cityOf(rng.next());
  const near = () => (rng.next() - 0.5) * 0.05;
  return {
    general: {
      id,
      headType: { id: head, name: { nl: `Type ${head}`, fr: `Type ${head}` } },
      subType: {
        id: head * 10 + Math.floor(rng.next() * rng.next() * 6),
        name: { nl: 'Soort', fr: 'Genre' },
      },
      transaction: { id: transaction, name: { nl: `Status ${transaction}` } },
      reference: `R${id}`,
      price: { value: priceOf(rng, transaction) },
      bedroomCount: LIVED_IN.has(head) ? weighted(rng, BEDROOMS) : -1,
      publicationDate: new Date(LAST_DAY - rng.int(0, DAYS - 1) * DAY).toISOString(),
      title: localized(rng, 5),
      shortDescription: localized(rng, 14),
      description: localized(rng, 45, commonWords(rng)),
      address: {
        visible: rng.chance(0.85),
        street: { nl: `${text(rng, 1).split(' ')[0]}straat` },
        number: String(rng.int(1, 180)),
        city: { id: city.id, zip: city.zip, name: { nl: city.name, fr: city.name } },
        country: { id: 'BE' },
        geoLocation: { lat: city.lat + near(), lon: city.lon + near() },
      },
    },
    dimensions: { areaBuild: rng.int(45, 320), areaGround: rng.int(80, 2_500) },
    energy: { epcValue: rng.int(40, 620), energyLabel: maybe(rng, LABELS) },
    ...technicalOf(rng),
    layout: [...ROOM_TYPES, ...(rng.chance(0.5) ? [6] : []), ...(rng.chance(0.6) ? [10] : [])].map(
      (typeId) => ({ typeId, surface: rng.int(4, 40) }),
    ),
    pictures: pictures(rng, MOST_PICTURES),
  };
};

/** Changes for a unit: it is small, at its project's place, and for sale with it. */
const unitOf = (project: Estate, index: number): Estate => {
  const { id, address, publicationDate, transaction } = project.general;
  const rng = rngFor(`unit:${id}:${index}`);
  return {
    general: {
      id: 1_000_000 + Number(id) * 20 + index,
      parentId: id,
      headType: { id: 1, name: { nl: 'Type 1' } },
      subType: { id: 11, name: { nl: 'Soort' } },
      transaction: rng.chance(0.3) ? { id: 5, name: { nl: 'Status 5' } } : transaction,
      price: {
        value: rng.chance(0.2) ? -1 : Math.round((150 + 500 * rng.next() * rng.next()) * 0.2) * 5_000,
      },
      bedroomCount: rng.int(1, 4),
      floor: rng.int(0, 6),
      entityNumber: `${index + 1}`,
      publicationDate,
      address,
      description: localized(rng, 15),
    },
    dimensions: { areaBuild: rng.int(45, 140) },
    pictures: pictures(rng, 3),
  };
};

/** The estate of that number and, for a project, its three to eleven units: equal in every run. */
export const benchEstates = (number: number): BenchEstate[] => {
  const rng = rngFor(`kind:${number}`);
  const head = weighted(rng, HEAD_TYPES);
  const transaction = head === PROJECT ? 1 : weighted(rng, TRANSACTIONS);
  const estate = estateOf(`estate:${number}`, 100_000 + number, head, transaction);
  const collections = [...(rng.chance(0.02) ? ['new'] : []), ...(rng.chance(0.005) ? ['exclusive'] : [])];
  const units =
    head === PROJECT ? Array.from({ length: rng.int(3, 11) }, (_, index) => unitOf(estate, index)) : [];
  return [{ estate, collections }, ...units.map((unit) => ({ estate: unit, collections: [] }))];
};
