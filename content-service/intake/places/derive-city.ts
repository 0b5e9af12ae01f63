/** The city of a home that states its place in words instead of the id by which searches find it (decision 103). */
import { type NamedPlace, typedForms } from '#domain/filter/place.ts';
import { fold } from '#domain/fold.ts';
import { LOCALES } from '#domain/locale.ts';
import { MUNICIPALITY_NAMES } from '#domain/vocabulary/municipality-names.ts';
import { sha256 } from '../../platform/hash.ts';
import { reason } from '../values/reasons.ts';

/** A city of the site, or of the records that come with the home. */
export interface KnownCity extends NamedPlace {
  readonly id: string;
}

/** A place as a home states it. */
export interface StatedPlace extends NamedPlace {
  /** The country in capitals when it is not Belgium. */
  readonly country: string | null;
}

/** The id of a city; or the field that is needed to know it; null when the home states no place. */
type DerivedCity = { readonly id: string } | { readonly lacks: 'zip' | 'name'; readonly why: string } | null;

/** Zips are compared without spaces: "4525 AB" is "4525AB". */
export const zipKey = (zip: NamedPlace['zip']): string => fold(String(zip ?? '')).replaceAll(' ', '');

const said = ({ name, alias }: NamedPlace): readonly string[] =>
  [name, alias].flatMap((texts) => LOCALES.flatMap((locale) => texts?.[locale] ?? []));

const formsOf = (names: readonly string[]): readonly string[] => names.flatMap(typedForms);

/** Folded name of a municipality → all its names. */
const MUNICIPALITIES: ReadonlyMap<string, readonly string[]> = new Map(
  MUNICIPALITY_NAMES.flatMap((names) => formsOf(names).map((form) => [form, names] as const)),
);

/** Names of a place with those of its municipality in other languages, folded. */
const allForms = (names: readonly string[]): ReadonlySet<string> => {
  const forms = formsOf(names);
  return new Set([...forms, ...forms.flatMap((form) => formsOf(MUNICIPALITIES.get(form) ?? []))]);
};

/** Whole names by which a place can be found among the site's cities, folded. */
export const searchForms = (place: NamedPlace): readonly string[] => [...allForms(said(place))];

/** Longest id of a city. */
const MOST_ID = 64;

/**
 * The id of a city that the site does not know yet: its zip and name, and its country abroad. It depends on nothing
 * else, so that homes of the same place share it, whenever they come in.
 */
function ownId({ zip, country, ...names }: StatedPlace): string {
  const [first = ''] = said(names);
  const municipality = country === null ? MUNICIPALITIES.get(fold(first)) : undefined;
  const form = fold(municipality?.[0] ?? first);
  const parts = [country?.toLowerCase() ?? '', zipKey(zip), form].filter((part) => part !== '');
  const id = parts.join('-').replaceAll(' ', '-');
  return /^[a-z0-9_-]+$/.test(id) && id.length <= MOST_ID ? id : `place-${sha256(id).slice(0, 16)}`;
}

/** The first by id; an id of the agency's own before a derived one. */
function firstOf(cities: readonly KnownCity[], derived: string): string | null {
  const ids = cities.map(({ id }) => id).toSorted((one, other) => (one < other ? -1 : 1));
  return ids.find((id) => id !== derived) ?? ids[0] ?? null;
}

const listed = (cities: readonly KnownCity[]): string =>
  [...new Set(cities.map((city) => said(city)[0] ?? city.id))].join(', ');

/** By its zip alone: the only city that has it. */
function byZip(sameZip: readonly KnownCity[]): DerivedCity {
  const names = new Set(sameZip.map((city) => searchForms(city).toSorted().join('/')));
  const [only] = sameZip;
  if (only !== undefined && names.size === 1) return { id: firstOf(sameZip, '') ?? only.id };
  return {
    lacks: 'name',
    why: sameZip.length === 0 ? reason('placeName') : reason('placeNames', { names: listed(sameZip) }),
  };
}

/** By its name alone: the only city of this name. */
function byName(stated: StatedPlace, sameName: readonly KnownCity[]): DerivedCity {
  const zips = new Set(sameName.map(({ zip }) => zipKey(zip)));
  const id = zips.size === 1 ? firstOf(sameName, ownId(stated)) : null;
  return id === null ? { lacks: 'zip', why: reason('placeZip') } : { id };
}

/** Abroad, zips and names are those of another country: only both together find a city of the site. */
function abroad(stated: StatedPlace, same: readonly KnownCity[]): DerivedCity {
  if (said(stated).length === 0) return { lacks: 'name', why: reason('placeName') };
  const own = ownId(stated);
  return { id: firstOf(same, own) ?? own };
}

/** A derived id of a place abroad. */
const FOREIGN_ID = /^[a-z]{2}-/;

const mayBeBelgian = ({ id, zip }: KnownCity): boolean =>
  /^(?:[1-9]\d{3})?$/.test(zipKey(zip)) && !FOREIGN_ID.test(id);

/** Derives the city of a stated place among the known ones. */
export function deriveCity(stated: StatedPlace, known: readonly KnownCity[]): DerivedCity {
  const zip = zipKey(stated.zip);
  const isAbroad = stated.country !== null;
  const forms = isAbroad ? new Set(formsOf(said(stated))) : allForms(said(stated));
  if (zip === '' && forms.size === 0) return null;
  const cities = isAbroad ? known : known.filter(mayBeBelgian);
  const named = cities.filter((city) => formsOf(said(city)).some((form) => forms.has(form)));
  const here = (all: readonly KnownCity[]) => all.filter((city) => zipKey(city.zip) === zip);
  if (isAbroad) return abroad(stated, zip === '' ? [] : here(named));
  if (zip === '') return byName(stated, named);
  if (forms.size === 0) return byZip(here(cities));
  const own = ownId(stated);
  return { id: firstOf(here(named), own) ?? own };
}
