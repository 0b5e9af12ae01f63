/** Where records of homes state a place: paths to the city, and to the address with its country. */
import { foreignCountry } from '#domain/rules/country.ts';
import type { KnownCity, StatedPlace } from './derive-city.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group at a path of a record; undefined when it is absent or something else. */
const groupAt = (record: unknown, path: readonly string[]): Group | undefined => {
  const found = path.reduce<unknown>(
    (at, key) => (isGroup(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    record,
  );
  return isGroup(found) ? found : undefined;
};

/** A place where a kind of record states its city. */
interface Spot {
  /** Path of the group that has the city. */
  readonly above: readonly string[];
  /** Path of a group that states the city instead when this one states none. */
  readonly or?: readonly string[];
  /** Only when the record has this group. */
  readonly within?: readonly string[];
}

/** By kind of record. A listing's card is what searches find, and its own address what its page shows. */
const SPOTS: Readonly<Record<string, readonly Spot[]>> = {
  estate: [{ above: ['estate', 'general', 'address'] }],
  listing: [
    { above: ['listing', 'address'] },
    { above: ['card', 'general', 'address'], or: ['listing', 'address'], within: ['card', 'general'] },
  ],
  rental: [{ above: ['rental', 'general'] }],
};

/** A city that a record states, with the path of the group that has it. */
interface StatedCity {
  readonly above: readonly string[];
  /** Whether the group itself has the id. */
  readonly itself: boolean;
  /** Id of the city, as text; null when it must be derived. */
  readonly id: string | null;
  readonly place: StatedPlace;
}

/** An id as text; null for none, which systems also write as 0 and -1. */
export function statedId(id: unknown): string | null {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '';
  return ['', '0', '-1'].includes(text) ? null : text;
}
const idOf = (city: Group | undefined): string | null => statedId(city?.id);

/** A group without words would hide that there is none. */
const states = (city: Group | undefined): boolean =>
  city !== undefined &&
  ['id', 'zip', 'name', 'alias'].some((key) => city[key] !== null && city[key] !== undefined);

const textsOf = (value: unknown): StatedPlace['name'] =>
  isGroup(value) ? (value as StatedPlace['name']) : null;
const zipOf = (zip: unknown): StatedPlace['zip'] =>
  typeof zip === 'string' || typeof zip === 'number' ? zip : null;

const countryOf = (address: Group | undefined, record: unknown): string | null => {
  const stated = (group: Group | undefined) => (isGroup(group?.country) ? group.country.id : group?.country);
  const ids = [stated(address), stated(groupAt(record, ['listing', 'geo', 'address']))];
  for (const id of ids) {
    const foreign = foreignCountry({
      country: { id: typeof id === 'string' || typeof id === 'number' ? id : null },
    });
    if (foreign !== null) return foreign;
  }
  return null;
};

/** The cities that a record states, valid or not. */
export function statedCities(kind: string, record: unknown): readonly StatedCity[] {
  return (SPOTS[kind] ?? []).flatMap(({ above, or, within }) => {
    if (within !== undefined && groupAt(record, within) === undefined) return [];
    const own = groupAt(record, [...above, 'city']);
    const source = or !== undefined && !states(own) ? or : above;
    const city = groupAt(record, [...source, 'city']);
    const place = {
      zip: zipOf(city?.zip),
      name: textsOf(city?.name),
      alias: textsOf(city?.alias),
      country: countryOf(groupAt(record, source), record),
    };
    return [{ above, itself: idOf(own) !== null, id: idOf(city), place }];
  });
}

/** Cities that come with records: those of their own kind, and those that homes name by id. */
export const comingCities = (kind: string | null, record: unknown): readonly KnownCity[] => {
  const cities = kind === 'city' ? [groupAt(record, ['city'])] : [];
  return [
    ...cities.flatMap((city): KnownCity[] => {
      const id = idOf(city);
      return id === null
        ? []
        : [{ id, zip: zipOf(city?.zip), name: textsOf(city?.name), alias: textsOf(city?.alias) }];
    }),
    ...(kind === null ? [] : statedCities(kind, record)).flatMap(({ id, place }) =>
      id === null ? [] : [{ id, ...place }],
    ),
  ];
};

/** A copy of a record that has a city with this id below a path; `place` names it when the record does not. */
export function withCity(record: unknown, above: readonly string[], id: string, place: StatedPlace): Group {
  const group = isGroup(record) ? record : {};
  const [key, ...rest] = above;
  if (key !== undefined) return { ...group, [key]: withCity(group[key], rest, id, place) };
  const { zip, name, alias } = place;
  const stated = Object.entries({ zip, name, alias }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return {
    ...group,
    city: { ...Object.fromEntries(stated), ...(isGroup(group.city) ? group.city : {}), id },
  };
}
