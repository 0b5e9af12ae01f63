import { type AreaName, liesIn } from '../filter/areas.ts';
import { EMPTY_FILTER, type EstateFilter, MAX_CIRCLES, mergeFilter } from '../filter/filter.ts';
import { MAX_LIST_LENGTH } from '../filter/parameter.ts';
import { FEATURES } from '../filter/traits.ts';
import { LARGE_BEDROOM_COUNT } from '../filter/values.ts';
import { HEAD_TYPES } from '../vocabulary/head-types.ts';
import { subTypeOf } from '../vocabulary/sub-types.ts';
import type { Meaning } from './meaning.ts';
import type { Phrase } from './phrases.ts';
import type { KnownPlace, PlaceIndex } from './places.ts';

/** A phrase as a part of a search, and the places or area it names in which the site has nothing. */
export interface Part<F> extends Phrase {
  /** What it sets; null when it sets nothing. */
  readonly sets: Partial<F> | null;
  readonly elsewhere: KnownPlace | AreaName | null;
}

/** Radius around a place that is only said to be near, kilometres. */
const AROUND_KM = 10;
/** Radius of a place beside others that have one: towns stand beside no circle (spec 1 §5). */
const BESIDE_KM = 2;
/** Greatest radius, that of the country. */
const MOST_KM = 200;

/** What a sentence as a whole says about its single phrases. */
interface Whole {
  readonly index: PlaceIndex;
  /** Whether a home is sought: then a garage or land is a part of it. */
  readonly home: boolean;
  readonly plot: boolean;
  readonly sells: boolean;
  /** Head types that are named by themselves. */
  readonly types: ReadonlySet<number>;
  /** Whether sub types narrow the search: they would leave out the homes of a type that is sought as a whole beside them. */
  readonly narrows: boolean;
  /** Radius of each place by its phrase; absent where no place has one. */
  readonly radius: ReadonlyMap<Phrase, number>;
}

/** The nearest place phrase to a radius: the one before it, else the one after it. */
function radii(phrases: readonly Phrase[]): ReadonlyMap<Phrase, number> {
  const places = phrases.filter(({ meaning }) => meaning?.of === 'place');
  const found = new Map<Phrase, number>();
  for (const place of places) {
    if (place.meaning?.of === 'place' && place.meaning.near) found.set(place, AROUND_KM);
  }
  for (const phrase of phrases) {
    if (phrase.meaning?.of !== 'radius') continue;
    const place =
      places.findLast(({ to }) => to <= phrase.from) ?? places.find(({ from }) => from >= phrase.to);
    if (place !== undefined) found.set(place, Math.min(phrase.meaning.km, MOST_KM));
  }
  if (found.size === 0) return found;
  return new Map(places.map((place) => [place, found.get(place) ?? BESIDE_KM]));
}

const HOMELY: readonly Meaning['of'][] = [
  'type',
  'subType',
  'bedrooms',
  'bedroomsLeast',
  'rooms',
  'epc',
  'facades',
  'condition',
  'built',
];

/** Head type of a phrase that names a kind of home, and whether it is only a part of it; null for any other phrase. */
function kindOf({ meaning }: Phrase): { readonly headType: number; readonly isSub: boolean } | null {
  if (meaning?.of === 'type') return { headType: HEAD_TYPES[meaning.type], isSub: false };
  const known = meaning?.of === 'subType' ? subTypeOf(meaning.code) : null;
  return known === null ? null : { headType: known.headType, isSub: true };
}

/**
 * Whether every type that is sought is narrowed by a sub type: "villa of landhuis", "appartement, duplex". One beside which a sub type
 * of its own stands as another choice is not, "appartement of studio", nor one that no sub type is of: "huis, villa of appartement".
 */
function narrowsKinds(phrases: readonly Phrase[]): boolean {
  const named = phrases.flatMap((phrase) => {
    const kind = kindOf(phrase);
    return kind === null ? [] : [{ ...kind, or: phrase.or === true }];
  });
  const isChoice = named.some(({ headType, isSub, or }, at) => {
    const before = named[at - 1];
    return or && before?.headType === headType && before.isSub !== isSub;
  });
  return (
    !isChoice &&
    named.every(({ headType, isSub }) => isSub || named.some((one) => one.isSub && one.headType === headType))
  );
}

function wholeOf(phrases: readonly Phrase[], index: PlaceIndex, sells: boolean): Whole {
  const meanings = phrases.flatMap(({ meaning }) => meaning ?? []);
  const types = meanings.flatMap((one) => (one.of === 'type' ? [HEAD_TYPES[one.type]] : []));
  return {
    index,
    home: meanings.some(({ of }) => HOMELY.includes(of)),
    plot: meanings.some((one) => one.of === 'land' || (one.of === 'subType' && one.code === 'BUILDING_PLOT')),
    sells,
    types: new Set(types),
    narrows: narrowsKinds(phrases),
    radius: radii(phrases),
  };
}

const NOTHING = { sets: null, elsewhere: null } as const;
type Sets = Pick<Part<EstateFilter>, 'sets' | 'elsewhere'>;
const setting = (sets: Partial<EstateFilter>): Sets => ({ sets, elsewhere: null });

/** Rounds to about ten metres: the centre of a town is no more exact. */
const degrees = (value: number): number => Number(value.toFixed(4));

const circlesAround = (places: readonly KnownPlace[], km: number): EstateFilter['circles'] =>
  places.flatMap(({ lat, lon }) =>
    lat === null || lon === null ? [] : [{ km, lat: degrees(lat), lon: degrees(lon) }],
  );

/** A place: by itself, or with a radius where any place of the sentence has one. */
function placed(places: readonly KnownPlace[], km: number | undefined): Sets {
  const own = places.filter(({ id }) => id !== null);
  if (km !== undefined) {
    const circles = circlesAround(places, km);
    if (circles.length > 0) return setting({ circles });
  }
  const city = own.flatMap(({ id }) => id ?? []);
  const [first] = places;
  return city.length > 0 ? setting({ city }) : { sets: null, elsewhere: first ?? null };
}

function inArea(name: AreaName, { all }: PlaceIndex): Sets {
  const city = all.flatMap(({ id, zip }) => (id !== null && liesIn(name, zip) ? [id] : []));
  return city.length > 0
    ? setting({ city: city.slice(0, MAX_LIST_LENGTH) })
    : { sets: null, elsewhere: name };
}

/** Greatest living area of a search, m². */
const MOST_LIVING = 99_999;

const headType = (id: number): Pick<EstateFilter, 'type'> => ({ type: [String(id)] });

/** A sub type with its head type; the head type alone where sub types would leave out homes that are sought. */
function subTyped(code: string, { types, narrows }: Whole): Sets {
  const known = subTypeOf(code);
  if (known === null) return NOTHING;
  const subType = { subType: [String(known.id)] };
  if (!narrows) return setting(headType(known.headType));
  return setting(types.has(known.headType) ? subType : { ...headType(known.headType), ...subType });
}

/** What a phrase sets in a search for homes. */
function setOf(phrase: Phrase, whole: Whole): Sets {
  const { meaning } = phrase;
  switch (meaning?.of) {
    case 'type':
      return whole.sells ? NOTHING : setting(headType(HEAD_TYPES[meaning.type]));
    case 'subType':
      return whole.sells ? NOTHING : subTyped(meaning.code, whole);
    case 'garage':
      return setting(whole.home ? { features: ['parking'] } : headType(HEAD_TYPES.garage));
    case 'land':
      // "Huis met grond" asks for no plot.
      return whole.home ? NOTHING : setting(headType(HEAD_TYPES.land));
    case 'status':
      return whole.sells ? NOTHING : setting({ status: [meaning.status] });
    case 'feature': {
      const feature = FEATURES.find((known) => known === meaning.feature);
      return feature === undefined ? NOTHING : setting({ features: [feature] });
    }
    case 'condition':
      return setting({ condition: meaning.codes as EstateFilter['condition'] });
    case 'facades':
      return setting({ facades: [meaning.count] });
    case 'news':
      return setting({ news: [meaning.news] });
    case 'epc':
      return setting({ epc: meaning.letter });
    case 'built':
      return setting({ yearMin: meaning.year });
    case 'bedrooms':
      return setting({
        bedrooms: [...new Set(meaning.counts.map((count) => String(Math.min(count, LARGE_BEDROOM_COUNT))))],
      });
    case 'bedroomsLeast':
      return setting({ bedMin: meaning.count });
    case 'price':
      return setting({
        ...(meaning.min !== null && { priceMin: meaning.min }),
        ...(meaning.max !== null && { priceMax: meaning.max }),
        ...(meaning.status && !whole.sells && { status: [meaning.status] }),
      });
    case 'surface': {
      const isLand = meaning.what === 'land' || (meaning.what === null && whole.plot && !whole.home);
      if (isLand) return setting({ landMin: meaning.m2 });
      return meaning.m2 > MOST_LIVING ? NOTHING : setting({ areaMin: meaning.m2 });
    }
    case 'place':
      return placed(meaning.places, whole.radius.get(phrase));
    case 'area':
      return inArea(meaning.name, whole.index);
    case 'free':
      return setting({ freeBy: meaning.day });
    default:
      // Guests, days and nights of a stay, and a radius, which its place has.
      return NOTHING;
  }
}

/** The phrases of a sentence as parts of a search for homes. */
export function homeParts(
  phrases: readonly Phrase[],
  index: PlaceIndex,
  sells: boolean,
): readonly Part<EstateFilter>[] {
  const whole = wholeOf(phrases, index, sells);
  const hasPlace = whole.radius.size > 0;
  return phrases.map((phrase) => {
    const found = setOf(phrase, whole);
    // A radius is understood with its place; it sets nothing itself.
    const silent = phrase.meaning?.of === 'radius' && hasPlace;
    const kind =
      phrase.kind === 'meant' && found.sets === null ? (silent ? 'filler' : 'unknown') : phrase.kind;
    return { ...phrase, kind, ...found };
  });
}

/** The search that some parts make together: lists are joined, of single values the last counts. */
export function homeFilter(parts: readonly Pick<Part<EstateFilter>, 'sets'>[]): EstateFilter {
  const joined = parts.reduce<Partial<EstateFilter>>((all, { sets }) => joinSets(all, sets ?? {}), {});
  return mergeFilter(EMPTY_FILTER, { ...joined, circles: (joined.circles ?? []).slice(0, MAX_CIRCLES) });
}

/** Both together: lists joined without duplicates, of single values the later one. */
export function joinSets<F extends object>(one: Partial<F>, other: Partial<F>): Partial<F> {
  const joined: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = joined[key];
    joined[key] =
      Array.isArray(value) && Array.isArray(before)
        ? [
            ...before,
            ...value.filter(
              (each) => !before.some((known) => JSON.stringify(known) === JSON.stringify(each)),
            ),
          ]
        : value;
  }
  return joined as Partial<F>;
}
