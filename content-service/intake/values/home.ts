/** Rules shared by homes of both sources: addresses, coordinates, pictures, stickers. */
import { foreignCountry } from '#domain/rules/country.ts';
import { REGIONS } from '#domain/rules/region.ts';
import { ENUMERATIONS } from '#domain/vocabulary/enumerations.ts';
import { oneOf } from './codes.ts';
import { FIGURES } from './figures.ts';
import { reason } from './reasons.ts';
import { below, each, isObject, NOTHING, ofObject, type Rule, refuse, type ValueRow } from './rule.ts';
import { TEXTS } from './texts.ts';

/** The country code of an address or of the coordinates beside it. */
const countryOf = (address: Readonly<Record<string, unknown>>): string | null => {
  const id = isObject(address.country) ? address.country.id : null;
  return foreignCountry({ country: { id: typeof id === 'string' || typeof id === 'number' ? id : null } });
};

/** A Belgian zip has four digits and does not begin with zero. */
const belgianZip: Rule = ofObject((address) => {
  const zip = isObject(address.city) ? address.city.zip : null;
  if ((typeof zip !== 'string' && typeof zip !== 'number') || countryOf(address) !== null) return NOTHING;
  return /^[1-9]\d{3}$/.test(String(zip)) ? NOTHING : refuse(reason('zip'), 'city', 'zip');
});

/** Checks coordinates; with `belgian` they must be in Belgium, which detects swapped ones. */
const degrees = (point: unknown, belgian: boolean, ...at: readonly PropertyKey[]) => {
  if (!isObject(point)) return NOTHING;
  const [lat, lon] = belgian
    ? [FIGURES.belgianLatitude, FIGURES.belgianLongitude]
    : [FIGURES.latitude, FIGURES.longitude];
  return (
    [
      ['lat', lat],
      ['lon', lon],
    ] as const
  ).flatMap(([key, rule]) => {
    const value = point[key];
    if (value === null || value === undefined) return NOTHING;
    return rule(value).map(({ why }) => ({ at: [...at, key], why }));
  });
};

const pointOfAddress: Rule = ofObject((address) =>
  degrees(address.geoLocation, countryOf(address) === null, 'geoLocation'),
);

/** Zip and coordinates of an address. */
const placeOf: Rule = (address) => [...belgianZip(address), ...pointOfAddress(address)];

/** Rows of the zip and the coordinates of the address at a path. */
export const placeRows = (path: string): readonly ValueRow[] => [[path, placeOf]];

/** The member at a path of objects; null when there is none. */
const memberAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => (isObject(node) ? node[key] : null), value);

/**
 * Zip and coordinates in a listing's record. Its country may stand beside the address (spec 2 §3:
 * `geo.address.country`); it is then the country of the address, and of the card's.
 */
export const placesOfListing: Rule = (record) => {
  const beside = countryOf({ country: { id: memberAt(record, ['listing', 'geo', 'address', 'country']) } });
  const inCountry = (address: unknown): unknown =>
    isObject(address) && beside !== null ? { ...address, country: { id: beside } } : address;
  const own = inCountry(memberAt(record, ['listing', 'address']));
  const abroad = beside ?? (isObject(own) ? countryOf(own) : null);
  const places: readonly (readonly [at: readonly string[], findings: ReturnType<Rule>])[] = [
    [['listing', 'address'], placeOf(own)],
    [['card', 'general', 'address'], placeOf(inCountry(memberAt(record, ['card', 'general', 'address'])))],
    [['listing', 'geo'], degrees(memberAt(record, ['listing', 'geo']), abroad === null)],
  ];
  return places.flatMap(([before, findings]) =>
    findings.map(({ at, why }) => ({ at: [...before, ...at], why })),
  );
};

/** Coordinates without an address. */
export const point: Rule = (value) => degrees(value, false);

const PICTURE: readonly ValueRow[] = [
  ['file', TEXTS.pictureName],
  ['thumbnail', TEXTS.pictureName],
  ['index', FIGURES.place],
  ['width', FIGURES.pixels],
  ['height', FIGURES.pixels],
];

/** Rows of a picture at a path, or of each in a list. */
export const pictureRows = (path: string): readonly ValueRow[] => below(path, PICTURE);

/** Rows of the address at a path, without its zip and coordinates, which depend on its country. */
export const addressRows = (path: string): readonly ValueRow[] => [
  ...below(path, [
    ['city.id', TEXTS.id],
    ['country.id', oneOf(ENUMERATIONS.country, 'countries')],
    ['region', oneOf(REGIONS, 'regions')],
  ]),
];

/** Rows of the sticker at a path. */
export const stickerRows = (path: string): readonly ValueRow[] => each(path, 'color colorText', TEXTS.colour);

/** Refuses fields that only answers contain. */
export const answerOnly: Rule = () => refuse(reason('answerOnly'));

/** An open house ends after it begins. */
const endsLater: Rule = ofObject(({ from, to }) =>
  typeof from === 'string' && typeof to === 'string' && to <= from ? refuse(reason('ends'), 'to') : NOTHING,
);

/** Rows of the open houses at a path. */
export const openHouseRows = (path: string): readonly ValueRow[] => [
  [`${path}[]`, endsLater],
  [`${path}[].places`, FIGURES.placesToTake],
];

/** Rows of the contact person at a path. */
const contactRows = (path: string): readonly ValueRow[] =>
  below(path, [
    ['email', TEXTS.email],
    ['picture', TEXTS.pictureName],
  ]);

/** Rows of the other members of a home's record. What is chosen over a home follows the rules of what it covers. */
export const BESIDE: readonly ValueRow[] = [
  ...contactRows('contact'),
  ['withdrawnAt', TEXTS.instant],
  ...contactRows('layer.contact.value'),
  ['layer.pictures.value[]', TEXTS.pictureName],
  ...openHouseRows('layer.openHouses.value'),
];
