/**
 * Codes of Whise. Recorded answers and public clients name them; a code that is in none of them is not here, and is
 * counted instead of guessed (decisions 145 and 149).
 */
import { HEAD_TYPES, type HeadTypeId } from '#domain/vocabulary/head-types.ts';
import { type Words, words } from '../../mapping/words.ts';

/** Head types by category. */
export const CATEGORIES: ReadonlyMap<number, HeadTypeId> = new Map([
  [1, HEAD_TYPES.house],
  [2, HEAD_TYPES.apartment],
  [3, HEAD_TYPES.land],
  [4, HEAD_TYPES.office],
  [5, HEAD_TYPES.commercial],
  [6, HEAD_TYPES.industry],
  [7, HEAD_TYPES.garage],
]);

/** Ids that mean a sub type of our vocabulary, in words: "13 VILLA". */
const coded = (words: string): ReadonlyMap<number, string> =>
  new Map(
    words.split(', ').flatMap((entry) => {
      const [code = '', ...ids] = entry.split(' ');
      return ids.map((id) => [Number(id), code] as const);
    }),
  );

/** Sub types of the vocabulary by category and sub category; those of no exact sub type of ours are left out. */
const SUB_CATEGORIES: ReadonlyMap<number, ReadonlyMap<number, string>> = new Map([
  [
    1,
    coded(
      'APARTMENT_BUILDING 3, FARMHOUSE 4, BUNGALOW 5, BEL_ETAGE 7, FERMETTE 9, CHALET 10, MANSION 12, VILLA 13, ' +
        'CASTLE 14, COUNTRY_HOUSE 70, COTTAGE 87, SINGLE_FAMILY_HOUSE 89, SEMI_DETACHED_HOUSE 90',
    ),
  ],
  [
    2,
    coded(
      'APARTMENT 17 20, DUPLEX 18, PENTHOUSE 19, STUDIO 21, TRIPLEX 22, LOFT 23, GROUND_FLOOR_APARTMENT 25 73, ' +
        'GARDEN_APARTMENT 74, STUDENT_ROOM 93, ATTIC_APARTMENT 94, SERVICE_FLAT 95 165, MAISONETTE 178',
    ),
  ],
  [
    3,
    coded(
      'BUILDING_PLOT 26 161, ARABLE_LAND 27, MEADOW 30, AGRICULTURAL_LAND 31, FOREST 32, ORCHARD 33, OTHER_LAND 63, ' +
        'INDUSTRIAL_PLOT 78, SME_PLOT 88',
    ),
  ],
  [4, coded('OFFICE 35 40, OFFICE_VILLA 36 155, OFFICE_BUILDING 41')],
  [
    5,
    coded(
      'SHOP 42 65 151, BAR 43 103, SHOPPING_CENTER 44, BED_AND_BREAKFAST 99, BAKERY 101, SANDWICH_BAR 102, ' +
        'SNACK_BAR 107 163, RESTAURANT 109 136 138 150, DAYCARE 114, NIGHTCLUB 117, BRASSERIE 119, PARTY_HALL 126 152, ' +
        'HOTEL 128, TEA_ROOM 145, WELLNESS_CENTER 148, COMMERCIAL_GROUND_FLOOR 162, COMMERCIAL_BUILDING 164',
    ),
  ],
  [6, coded('INDUSTRIAL_BUILDING 46, STORAGE 53, PRODUCTION_HALL 79, WORKSHOP 80, SME_UNIT 169')],
  [
    7,
    coded(
      'OUTDOOR_PARKING 48, INDOOR_PARKING 49, GARAGE_BOX 51, CARPORT 52, DOUBLE_GARAGE 86, BICYCLE_STORAGE 167',
    ),
  ],
]);

/** The sub type of our vocabulary for a sub category of this category; null where none is the same. */
export const subTypeCode = (category: number, subCategory: number | null): string | null =>
  SUB_CATEGORIES.get(category)?.get(subCategory ?? -1) ?? null;

/** Sub types by category, for the test that holds every one to our vocabulary. */
export const SUB_TYPE_CODES_BY_CATEGORY: readonly (readonly [category: number, code: string])[] = [
  ...SUB_CATEGORIES,
].flatMap(([category, codes]) => [...codes.values()].map((code) => [category, code] as const));

/** Countries by id, of those in which Belgian agencies offer homes (the client's `Country.php`). */
export const COUNTRIES: ReadonlyMap<number, string> = coded(
  'BE 1, NL 2, FR 3, DE 4, LU 5, GB 6, ES 7, IT 8, PT 9, DK 10, SE 11, NO 12, FI 13, CH 20, US 21, CA ' +
    '22, AT 23, CZ 26, SK 27, RO 29, GR 30, CY 31, BG 32, AD 38, CV 68, HR 83, DO 87, HU 120, IE 126, MT ' +
    '155, MU 159, MC 164, ME 166, MA 168, PL 193, RS 210, SI 213, ZA 216, TH 227, TN 233, TR 234, AE 240',
);

/** The status of an active home; 5 is archived, 6 deleted. */
export const ACTIVE = 1;

/** Display statuses of homes that the vendor publishes: online, estate of the month, online on the website only. */
export const ONLINE: readonly number[] = [2, 3, 5];
/** Realisations: homes that were sold or let, shown as references. */
export const REALISED = 4;
/** The estate of the month. */
export const OF_THE_MONTH = 3;

/** A value of our vocabulary, or words for what it has no code for. */
type Named = { readonly id: string } | { readonly name: Words };

/**
 * Conditions by `state` (fw4-bvba/whise-api `f96aa421`, `src/Enums/State.php`). It agrees with the recorded answer, in
 * which a house "entirely renovated" is 4, good; another public list, which calls 4 "to renovate", does not. Stages of
 * building (12, 16 to 24), "green" (10) and "minor renovation" (14) do not say plainly what a visitor will find.
 */
export const CONDITIONS: ReadonlyMap<number, Named> = new Map<number, Named>([
  [1, { id: 'NEW' }],
  [2, { name: words('Zeer goede staat', 'Très bon état', 'Very good condition', 'Sehr guter Zustand') }],
  [3, { name: words('Opgefrist', 'Rafraîchi', 'Redecorated', 'Aufgefrischt') }],
  [4, { id: 'GOOD_CONDITION' }],
  [5, { id: 'TO_FRESHEN_UP' }],
  [6, { id: 'TO_RENOVATE' }],
  [7, { name: words('Herop te bouwen', 'À reconstruire', 'To be rebuilt', 'Wieder aufzubauen') }],
  [8, { name: words('Af te breken', 'À démolir', 'To be demolished', 'Abzureißen') }],
  [11, { name: words('Te bouwen', 'À construire', 'To be built', 'Zu bauen') }],
  [13, { name: words('Nieuwbouw', 'Construction neuve', 'New build', 'Neubau') }],
  [15, { id: 'RENEWED' }],
]);
/** The vendor's own code for a condition that nobody knows. */
export const CONDITION_UNKNOWN = 9;

/**
 * When a home is free, by `availability` (the same client, `src/Enums/Availability.php`): in the recorded answer the
 * project, which has a date, is 6, at delivery. 4, "unavailable", is no moment.
 */
export const AVAILABILITIES: ReadonlyMap<number, Named> = new Map<number, Named>([
  [1, { id: 'DEED' }],
  [2, { id: 'TBD' }],
  [3, { id: 'TBD' }],
  [5, { id: 'IMMEDIATE' }],
  [6, { id: 'DELIVERY' }],
  [7, { id: 'TBD' }],
]);

/**
 * Measures against a building (spec 1 §5), by the choice of detail 2712 (the same client, `src/Enums/Details/
 * SummonsType.php`; 1832 is in the recorded answer). 1837 is the agency's own choice "none": a statement, unlike an
 * empty field. 1835, "cease and desist", is none of the specification's measures.
 */
export const MEASURES: ReadonlyMap<number, string> = new Map([
  [1832, 'SUMMONS'],
  [1833, 'JUDICIAL_REMEDY'],
  [1834, 'ADMINISTRATIVE'],
  [1836, 'SETTLEMENT'],
  [1837, 'NONE'],
]);
