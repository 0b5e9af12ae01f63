import { openingOf } from '../../domain/format/excerpt.ts';
import { LOCALES } from '../../domain/locale.ts';
import { hasPositive } from '../../domain/rules/emptiness.ts';
import { ROOM_TYPES } from '../../domain/rules/rooms.ts';
import type { Estate } from '../../wire/estate.ts';

type General = Estate['general'];

/** What a card and its address are made of; long texts and legal answers wait for the page of the estate. */
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

/** A card comes with one picture; the next ones stand in where a site cannot show the first. */
const MOST_PICTURES = 3;

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[];

/** Of a value its fields of those names, without those that say nothing. */
export const pick = <Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> =>
  Object.fromEntries(
    keys.filter((key) => value[key] !== undefined && value[key] !== null).map((key) => [key, value[key]]),
  ) as Pick<Value, Key>;

/** Rooms are counted by their type where the listing names no number (spec 1 §3). */
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

/** The few lines of its texts that a list shows, by language; nothing of texts that there are not. */
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

/** Of a price what a card says; its parts would tell one that is hidden. */
export const cardPrice = (price: General['price']): General['price'] => price && pick(price, PRICE);

/** An estate as lists carry it: what its card shows and its address is made of, and no more. */
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
