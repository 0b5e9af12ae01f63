import type { Estate } from '../../wire/estate.ts';

type General = Estate['general'];

/** What a card and its address are made of; texts and legal answers wait for the page of the estate. */
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

const PRICE = ['value', 'priceFrom', 'period'] as const;
const DIMENSIONS = ['areaBuild', 'areaGround'] as const;
const ROOM = ['typeId', 'count', 'surface'] as const;

/** A card shows one picture; the next ones stand in where a site cannot show the first. */
const MOST_PICTURES = 3;

/** Of a value its fields of those names, without those that say nothing. */
export const pick = <Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> =>
  Object.fromEntries(
    keys.filter((key) => value[key] !== undefined && value[key] !== null).map((key) => [key, value[key]]),
  ) as Pick<Value, Key>;

const firstPictures = ({ pictures }: Estate): Estate['pictures'] =>
  (pictures ?? [])
    .toSorted((a, b) => (a.index ?? Number.POSITIVE_INFINITY) - (b.index ?? Number.POSITIVE_INFINITY) || 0)
    .slice(0, MOST_PICTURES);

/** Of a price what a card says; its parts would tell one that is hidden. */
export const cardPrice = (price: General['price']): General['price'] => price && pick(price, PRICE);

/** An estate as lists carry it: what its card shows and its address is made of, and no more. */
export const cardDocument = (estate: Estate): Estate => ({
  ...pick(estate, ['guid', 'energy']),
  general: {
    ...pick(estate.general, GENERAL),
    ...(estate.general.price ? { price: cardPrice(estate.general.price) } : {}),
  },
  ...(estate.dimensions ? { dimensions: pick(estate.dimensions, DIMENSIONS) } : {}),
  // Rooms are counted by their type where the listing names no number (spec 1 §3).
  ...(estate.layout ? { layout: estate.layout.map((room) => pick(room, ROOM)) } : {}),
  pictures: firstPictures(estate),
});
