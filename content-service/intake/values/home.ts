/** Rules shared by homes of both sources: addresses, coordinates, pictures, stickers. */
import { foreignCountry } from '../../../domain/rules/country.ts';
import { REGIONS } from '../../../domain/rules/region.ts';
import { ENUMERATIONS } from '../../../domain/vocabulary/enumerations.ts';
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

/** Coordinates of a listing, which may state a country that the address lacks. */
export const pointOfListing: Rule = ofObject(({ geo, address }) => {
  if (!isObject(geo)) return NOTHING;
  const beside = isObject(geo.address) ? countryOf({ country: { id: geo.address.country } }) : null;
  const abroad = beside ?? (isObject(address) ? countryOf(address) : null);
  return degrees(geo, abroad === null, 'geo');
});

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

/** Rows of the address at a path. */
export const addressRows = (path: string): readonly ValueRow[] => [
  [path, belgianZip],
  [path, pointOfAddress],
  ...below(path, [
    ['city.id', TEXTS.id],
    ['country.id', oneOf(ENUMERATIONS.country, 'countries')],
    ['region', oneOf(REGIONS, 'regions')],
  ]),
];

/** Rows of the sticker at a path. */
export const stickerRows = (path: string): readonly ValueRow[] => each(path, 'color colorText', TEXTS.colour);

/** Rows of the other members of a home's record. */
export const BESIDE: readonly ValueRow[] = [
  ['contact.email', TEXTS.email],
  ['contact.picture', TEXTS.pictureName],
  ['withdrawnAt', TEXTS.instant],
];

/** Refuses fields that only answers contain. */
export const answerOnly: Rule = () => refuse(reason('answerOnly'));

/** An open house ends after it begins. */
const endsLater: Rule = ofObject(({ from, to }) =>
  typeof from === 'string' && typeof to === 'string' && to <= from ? refuse(reason('ends'), 'to') : NOTHING,
);

/** Rows of a home's open houses. */
export const openHouseRows: readonly ValueRow[] = [
  ['openHouses[]', endsLater],
  ['openHouses[].places', FIGURES.placesToTake],
];
