import { openingOf } from '#domain/format/excerpt.ts';
import { LOCALES } from '#domain/locale.ts';
import { hasPositive } from '#domain/rules/emptiness.ts';
import { ROOM_TYPES } from '#domain/rules/rooms.ts';
import type { Estate } from '#wire/estate.ts';

type General = Estate['general'];

/** Fields for a card and its address; long texts and legal answers are only in the page's document. */
const GENERAL = [
  'id',
  'parentId',
  'project',
  'title',
  'headType',
  'subType',
  'transaction',
  'status',
  'reference',
  'buildingName',
  'entityNumber',
  'floor',
  'floorId',
  'sticker',
  'publicationDate',
  'history',
  'archived',
  'archivedAt',
  'bedroomCount',
  'bathroomCount',
  'address',
  'price',
  'floodingBuildingScore',
  'floodingParcelScore',
] as const satisfies readonly (keyof General)[];

const PRICE = ['value', 'priceFrom', 'period', 'lowered'] as const;
const DIMENSIONS = ['areaBuild', 'areaGround'] as const;
const TECHNICAL = ['constructionYear'] as const;
const ROOM = ['typeId', 'count'] as const;

/** A card shows one picture; the next ones are spares when a site cannot show the first. */
const MOST_PICTURES = 3;

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[];

/** The named fields of a value, without empty ones. */
export const pick = <Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> =>
  Object.fromEntries(
    keys.filter((key) => value[key] !== undefined && value[key] !== null).map((key) => [key, value[key]]),
  ) as Pick<Value, Key>;

/** Rooms are counted by type when the listing states no number (spec 1 §3). */
const countedRooms = ({ general, layout }: Estate): NonNullable<Estate['layout']> => {
  const counted = [
    ...(hasPositive(general.bedroomCount) ? [] : [ROOM_TYPES.bedroom]),
    ...(hasPositive(general.bathroomCount) ? [] : [ROOM_TYPES.bathroom]),
  ];
  return (layout ?? []).filter(({ typeId }) => counted.some((type) => type === typeId));
};

const firstPictures = ({ pictures }: Estate): Estate['pictures'] =>
  (pictures ?? [])
    .toSorted((a, b) => (a.index ?? Number.POSITIVE_INFINITY) - (b.index ?? Number.POSITIVE_INFINITY) || 0)
    .slice(0, MOST_PICTURES);

/** The first lines of its texts for lists, by language; absent without texts. */
function openings({ shortDescription, description }: General): Partial<General> {
  if (!shortDescription && !description) return {};
  const said = LOCALES.map((locale) => ({
    locale,
    ...openingOf(shortDescription?.[locale], description?.[locale]),
  }));
  const textOf = (part: 'remark' | 'lines') =>
    Object.fromEntries(said.flatMap((one) => (one[part] === '' ? [] : [[one.locale, one[part]]])));
  return { shortDescription: textOf('remark'), description: textOf('lines') };
}

/** The part of a price that a card shows; further parts could reveal a hidden price. */
export const cardPrice = (price: General['price']): General['price'] => price && pick(price, PRICE);

/** The document of an estate in lists: only what its card and address need. */
export const cardDocument = (estate: Estate): Estate => ({
  ...pick(estate, ['guid', 'openHouses']),
  ...(estate.energy ? { energy: pick(estate.energy, keysOf(estate.energy)) } : {}),
  general: {
    ...pick(estate.general, GENERAL),
    ...openings(estate.general),
    ...(estate.general.price ? { price: cardPrice(estate.general.price) } : {}),
  },
  ...(estate.dimensions ? { dimensions: pick(estate.dimensions, DIMENSIONS) } : {}),
  ...(estate.technical?.constructionYear ? { technical: pick(estate.technical, TECHNICAL) } : {}),
  ...(estate.layout ? { layout: countedRooms(estate).map((room) => pick(room, ROOM)) } : {}),
  pictures: firstPictures(estate),
  pictureCount: estate.pictureCount ?? estate.pictures?.length ?? 0,
});
