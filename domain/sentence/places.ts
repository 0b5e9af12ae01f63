import { typedForms } from '../filter/place.ts';
import { fold } from '../fold.ts';
import { TOWNS } from '../map/towns.ts';
import { MUNICIPALITY_NAMES } from '../vocabulary/municipality-names.ts';
import { isOneEdit } from './edit-distance.ts';

/** A place that a sentence may name. */
export interface KnownPlace {
  /** Its id in the search; null for a place of the country in which the site has nothing. */
  readonly id: string | null;
  /** In all languages, with aliases; the first is shown. */
  readonly names: readonly string[];
  readonly zip: string | null;
  /** Centre in degrees; null when unknown. */
  readonly lat: number | null;
  readonly lon: number | null;
}

/** Places by their spellings. */
export interface PlaceIndex {
  readonly all: readonly KnownPlace[];
  readonly byName: ReadonlyMap<string, readonly KnownPlace[]>;
  readonly byZip: ReadonlyMap<string, readonly KnownPlace[]>;
  /** Names of one word, by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

/** Names that begin with that of another place. */
const LONGER_NAMES = [
  ['Louvain-la-Neuve'],
  ['Ottignies-Louvain-la-Neuve'],
  ['Gent-Zeehaven'],
  ['Halle-Booienhoven'],
];

let named: ReadonlyMap<string, readonly string[]> | null = null;

/** Municipalities of several names, by each of them folded; made once. */
const municipalities = (): ReadonlyMap<string, readonly string[]> => {
  named ??= new Map(MUNICIPALITY_NAMES.flatMap((names) => names.map((name) => [fold(name), names] as const)));
  return named;
};

/** Other names of the same place: "Elsene" for "Ixelles". */
const otherNames = (names: readonly string[]): readonly string[] =>
  names.map((name) => municipalities().get(fold(name))).find((found) => found !== undefined) ?? [];

const ARTICLE = /^(?:het|de|den|la|le|les|l|t) (?=\S{4})/;

/** Spellings of a name: with "saint" in full or short, and with and without its article. */
const spellings = (name: string): readonly string[] =>
  typedForms(name).flatMap((form) => [form, form.replace(ARTICLE, '')]);

/** Letters of the shortest name that is found at all, and of one that is found with a typing error. */
const SHORTEST = 3;
const SHORTEST_MISSPELT = 5;
const SHORTEST_BEGINNING = 4;
/** Letters that may be missing at the end of a name. */
const MOST_MISSING = 2;

/** Well-known towns and municipalities in which the site has nothing. */
function elsewhere(taken: ReadonlySet<string>): readonly KnownPlace[] {
  const towns = TOWNS.map(({ name, lat, lon }) => ({ names: Object.values(name).map(String), lat, lon }));
  const towned = new Set(towns.flatMap(({ names }) => names.map(fold)));
  const others = [...MUNICIPALITY_NAMES, ...LONGER_NAMES]
    .filter((names) => !names.some((name) => towned.has(fold(name))))
    .map((names) => ({ names, lat: null, lon: null }));
  return [...towns, ...others]
    .filter(({ names }) => !names.some((name) => taken.has(fold(name))))
    .map(({ names, lat, lon }) => ({
      id: null,
      names: [...new Set([...names, ...otherNames(names)])],
      zip: null,
      lat,
      lon,
    }));
}

/** The places that a search knows, and those of the country beside them, ready to be found in sentences. */
export function placeIndex(places: readonly KnownPlace[]): PlaceIndex {
  const own = places.map((place) => ({
    ...place,
    names: [...new Set([...place.names, ...otherNames(place.names)])],
  }));
  const taken = new Set(own.flatMap(({ names }) => names.map(fold)));
  const all = [...own, ...elsewhere(taken)];
  const byName = new Map<string, KnownPlace[]>();
  for (const place of all) {
    for (const form of new Set(place.names.flatMap(spellings))) {
      if (form.length < SHORTEST) continue;
      const known = byName.get(form);
      if (known === undefined) byName.set(form, [place]);
      else known.push(place);
    }
  }
  const byZip = Map.groupBy(
    own.filter(({ zip }) => zip !== null),
    ({ zip }) => String(zip),
  );
  const byLetter = Map.groupBy(
    [...byName.keys()].filter((name) => name.length >= SHORTEST_BEGINNING && !name.includes(' ')),
    (name) => name.charAt(0),
  );
  return { all, byName, byZip, byLetter };
}

/** Places of a name with one typing error, or whose end is missing; none when several may be meant. */
export function placesNear({ byName, byLetter }: PlaceIndex, word: string): readonly KnownPlace[] {
  const names = byLetter.get(word.charAt(0)) ?? [];
  // Of a short word a letter may be missing ("eupn"), and none may be another.
  const misspelt = names.filter(
    (name) =>
      Math.max(word.length, name.length - 1) >= SHORTEST_BEGINNING &&
      isOneEdit(word, name) &&
      (word.length >= SHORTEST_MISSPELT || name.length > word.length),
  );
  const begun =
    word.length < SHORTEST_BEGINNING
      ? []
      : names.filter((name) => name.startsWith(word) && name.length <= word.length + MOST_MISSING);
  const found = [...new Set([...misspelt, ...begun].flatMap((name) => byName.get(name) ?? []))];
  return found.length === 1 ? found : [];
}
