/** Records of homes with one invalid field each, and their refusals, which are the same in every format. */

type Cell = string | number | boolean;

/** A valid record of each kind, field by field. */
export const GOOD: Readonly<Record<string, Readonly<Record<string, Cell>>>> = {
  estate: {
    'estate.general.id': '501',
    'estate.general.title.nl': 'Huis met tuin',
    'estate.general.headType.id': '3',
    'estate.general.transaction.id': '1',
    'estate.general.price.value': 395_000,
  },
  listing: {
    'listing.guid': '0f8fad5b-d9cb-469f-a165-70867728950e',
    'listing.external_id': '9001',
    'listing.type': 'HOUSE',
    'listing.subType': 'VILLA',
    'listing.status': 'FOR_SALE',
  },
  rental: {
    'rental.id': 'zeezicht-4',
    'rental.general.maxOccupation': 6,
    'rates[0].season': 'LOW',
    'rates[0].type': 'WEEK',
    'rates[0].price': 795,
  },
};

/** Path of a record's id. */
export const ID_FIELDS: Readonly<Record<string, string>> = {
  estate: 'estate.general.id',
  listing: 'listing.guid',
  rental: 'rental.id',
};

interface BrokenRecord {
  readonly kind: string;
  readonly field: string;
  readonly value: Cell;
  readonly reason: string;
}

const rows = (
  kind: string,
  fields: readonly (readonly [field: string, value: Cell, reason: string])[],
): readonly BrokenRecord[] => fields.map(([field, value, reason]) => ({ kind, field, value, reason }));

const NUMBER = 'a number is expected';
const YES_NO = 'yes or no is expected: true, false, 1, 0, "yes", "no", "ja", "nee", "oui", "non" …';
const DAY = 'a day or an instant that exists is expected, such as 2026-11-24 or 2026-11-24T10:00:00+01:00';
const INSTANT = 'an instant with its offset is expected, such as 2026-11-24T10:00:00+01:00';
const HTTPS = 'an https address is expected, such as https://agency.example/plan.pdf';
const SLUG = 'letters, digits, "-" and "_" are expected, 1 to 64 of them';
const EUROS = 'a number from 0 to 1,000,000,000 euros is expected, or -1 where it is not known';
const AREA = 'a number from 0 to 100,000,000 m² is expected, or -1 where it is not known';
const ROOMS = 'a whole number from 0 to 99 is expected, or -1 where it is not known';
const YEAR = 'a year from 1200 to 2100 is expected, or -1 where it is not known';
const ENERGY = 'a number from -500 to 5,000 kWh/m² is expected';
const PICTURE =
  'the name of a picture of the site (letters, digits, "-" and "_") or an https address is expected';
const meant = (code: string): string => `not a known code; did you mean ${code}?`;

export const BROKEN: readonly BrokenRecord[] = [
  ...rows('estate', [
    ['estate.general.id', 'E-501', 'an id of digits is expected, at most 12'],
    ['estate.general.price.value', 'abc', NUMBER],
    ['estate.general.price.value', '€ 395.000,00', NUMBER],
    ['estate.general.price.value', -395_000, EUROS],
    ['estate.general.price.value', 99_000_000_000, EUROS],
    ['estate.general.price.priceFrom', 'soms', YES_NO],
    ['estate.general.project', 'misschien', YES_NO],
    ['estate.general.headType.id', '33', 'one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 is expected'],
    ['estate.general.transaction.id', '77', 'not a known code of transactions'],
    ['estate.general.transaction.id', 'FORSALE', meant('FOR_SALE')],
    ['estate.general.bedroomCount', 'drie', NUMBER],
    ['estate.general.bedroomCount', 300, ROOMS],
    ['estate.general.bathroomCount', 1.5, ROOMS],
    ['estate.general.floor', 2500, 'a whole number from -20 to 200 is expected'],
    ['estate.general.publicationDate', '24/11/2026', DAY],
    ['estate.general.publicationDate', '2026-11-24T10:00:00', DAY],
    ['estate.general.archivedAt', '2026-02-30', DAY],
    ['estate.general.address.visible', 'ja', 'true or false is expected'],
    ['estate.general.address.country.id', 'BELGIE', 'not a known code of countries'],
    [
      'estate.general.address.geoLocation.lat',
      3.28,
      'a number from 49.4 to 51.6 degrees in Belgium is expected',
    ],
    [
      'estate.general.address.geoLocation.lon',
      51.34,
      'a number from 2.5 to 6.5 degrees in Belgium is expected',
    ],
    ['estate.general.address.region', 'FLANDRES', meant('FLANDERS')],
    ['estate.general.buildingLicense', 'MAYBE', 'one of UNKNOWN, NO, YES, PENDING, BEFORE_1962 is expected'],
    ['estate.general.townPlanningViolation', 'SUMONS', meant('SUMMONS')],
    ['estate.general.floodingParcelScore', 'E', 'one of A, B, C, D, 0 is expected'],
    ['estate.general.sticker.color', 'red', 'a colour is expected, such as #0c5d74'],
    ['estate.dimensions.areaBuild', '120 m²', NUMBER],
    ['estate.dimensions.areaGround', -40, AREA],
    ['estate.energy.epcValue', 24_100, ENERGY],
    ['estate.energy.energyLabel', 'H', 'not a known code of energyLabel'],
    ['estate.technical.constructionYear', 19_777, YEAR],
    ['estate.technical.constructionYear', 77, YEAR],
    ['estate.technical.availableDate', '2027-13-01', DAY],
    ['estate.technical.directionGarden', 'ZUID', 'one of N, NE, E, SE, S, SW, W, NW is expected'],
    ['estate.ki.nonIndexed', 'n.v.t.', NUMBER],
    ['estate.pictures[0].file', 'front 501.jpg', PICTURE],
    ['estate.videos[0].link', 'http://video.example/501', HTTPS],
    ['collections[0]', 'nieuw & mooi', SLUG],
    ['contact.email', 'claire.example', 'an email address is expected'],
    ['withdrawnAt', 'gisteren', INSTANT],
  ]),
  ...rows('listing', [
    ['listing.guid', '501', 'a GUID is expected, such as 0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['listing.external_id', 'AH-9001', 'a number is needed where no card is given'],
    ['listing.type', 'APPARTMENT', meant('APARTMENT')],
    ['listing.subType', 'LOFT', 'no sub type of HOUSE; APARTMENT is the type of LOFT'],
    ['listing.status', 'FOR_SAL', meant('FOR_SALE')],
    ['listing.construction.bedrooms_count', 'drie', 'a whole number is expected'],
    ['listing.construction.construction_year', 21_985, YEAR],
    ['listing.comfort.heating', 'GAZ', meant('GAS')],
    ['listing.comfort.lift', 'peut-être', YES_NO],
    ['listing.certification.epc_value', -900, ENERGY],
    ['listing.financial.price', -2, EUROS],
    ['listing.other.available_at', 'nu', DAY],
    ['listing.media.virtual_visit_url', 'javascript:alert(1)', HTTPS],
    ['listing.geo.lat', 4.4, 'a number from 49.4 to 51.6 degrees in Belgium is expected'],
  ]),
  ...rows('rental', [
    ['rental.id', 'zee zicht', SLUG],
    ['rental.general.maxOccupation', 'zes', NUMBER],
    [
      'rental.general.maxOccupation',
      600,
      'a whole number from 1 to 99 persons is expected, or -1 where it is not known',
    ],
    [
      'rental.rules.minNights',
      0.5,
      'a whole number from 1 to 366 nights is expected, or -1 where it is not known',
    ],
    ['rates[0].price', -795, 'more than 0 expected'],
    ['rates[0].type', 'WEEKS', meant('WEEK')],
  ]),
];
