import { HEAD_TYPES, type HeadTypeId } from './head-types.ts';

/** Listing types of the second source (spec 2 §3, "Listing type"), each with its head type. */
const HEAD_TYPE_OF = {
  APARTMENT: HEAD_TYPES.apartment,
  GARAGE: HEAD_TYPES.garage,
  PLOT: HEAD_TYPES.land,
  COMMERCIAL: HEAD_TYPES.commercial,
  HOUSE: HEAD_TYPES.house,
  PROJECT: HEAD_TYPES.project,
} as const satisfies Readonly<Record<string, HeadTypeId>>;
type ListingType = keyof typeof HEAD_TYPE_OF;

export const LISTING_TYPES = Object.keys(HEAD_TYPE_OF) as readonly ListingType[];

/** A sub type of the listing vocabulary. */
interface SubType {
  readonly type: ListingType;
  /** Its head type in lists, which distinguish offices, industry and holiday homes. */
  readonly headType: HeadTypeId;
  /** Its number in lists: the head type's number and a sequence number. */
  readonly id: number;
}

/** Codes with consecutive numbers; new codes go to the end, since numbers never change. */
const row = (type: ListingType, headType: HeadTypeId, first: number, codes: string) =>
  codes
    .split(' ')
    .map((code, place): [string, SubType] => [code, { type, headType, id: headType * 100 + first + place }]);

/** Every sub type by its code; `locales/` has a label for each. */
const SUB_TYPES: ReadonlyMap<string, SubType> = new Map([
  ...row(
    'APARTMENT',
    HEAD_TYPES.apartment,
    1,
    'APARTMENT STUDIO LOFT PENTHOUSE DUPLEX GROUND_FLOOR_APARTMENT GARDEN_APARTMENT CHARACTER_APARTMENT ' +
      'STUDENT_ROOM FLAT TRIPLEX MAISONETTE ATTIC_APARTMENT BASEMENT_APARTMENT',
  ),
  ...row(
    'PLOT',
    HEAD_TYPES.land,
    1,
    'BUILDING_PLOT SUBDIVISION_PLOT PROJECT_LAND AGRICULTURAL_LAND MEADOW RECREATION_LAND INDUSTRIAL_PLOT ' +
      'SME_PLOT COMMERCIAL_PLOT ARABLE_LAND ORCHARD VINEYARD FOREST NATURE_LAND OTHER_LAND',
  ),
  ...row(
    'HOUSE',
    HEAD_TYPES.house,
    1,
    'HOUSE TERRACED_HOUSE SEMI_DETACHED_HOUSE CORNER_HOUSE VILLA EXCLUSIVE_VILLA COUNTRY_HOUSE FARMHOUSE ' +
      'FERMETTE MANSION TOWNHOUSE CITY_HOUSE CHALET MULTI_FAMILY_HOUSE FISHERMANS_HOUSE MIXED_USE_HOUSE ' +
      'SINGLE_FAMILY_HOUSE DETACHED_HOUSE TWO_FAMILY_HOUSE KANGAROO_HOUSE LINKED_VILLA BUNGALOW COTTAGE ' +
      'SQUARE_FARM MANOR CASTLE BEL_ETAGE SPLIT_LEVEL_HOUSE PATIO_HOUSE WORKERS_HOUSE APARTMENT_BUILDING ' +
      'HOUSE_WITH_PRACTICE PRESBYTERY MILL HOUSEBOAT',
  ),
  ...row(
    'COMMERCIAL',
    HEAD_TYPES.commercial,
    1,
    'SHOP SHOP_WITH_DWELLING COMMERCIAL_GROUND_FLOOR BUSINESS BAKERY RESTAURANT TEA_ROOM RETAIL_WAREHOUSE ' +
      'SHOPPING_CENTER SHOPPING_CENTER_UNIT SUPERMARKET SHOWROOM COMMERCIAL_BUILDING BUTCHER NEWSAGENT ' +
      'CLOTHING_STORE HAIR_SALON PHARMACY BAR BRASSERIE SNACK_BAR SANDWICH_BAR HOTEL BED_AND_BREAKFAST ' +
      'CAMPSITE NIGHTCLUB PARTY_HALL WELLNESS_CENTER SPORTS_FACILITY CARE_HOME DAYCARE CAR_WORKSHOP ' +
      'AGRICULTURAL_BUSINESS MIXED_USE_BUILDING INVESTMENT_PROPERTY',
  ),
  ...row('GARAGE', HEAD_TYPES.garage, 1, 'GARAGE_BOX DOUBLE_GARAGE INDOOR_PARKING OUTDOOR_PARKING CARPORT'),
  ...row(
    'COMMERCIAL',
    HEAD_TYPES.industry,
    1,
    'STORAGE WORKSHOP SME_UNIT LOGISTICS_BUILDING PRODUCTION_HALL INDUSTRIAL_BUILDING',
  ),
  ...row('HOUSE', HEAD_TYPES.holidayHome, 1, 'HOLIDAY_HOME'),
  ...row('APARTMENT', HEAD_TYPES.holidayHome, 2, 'HOLIDAY_APARTMENT'),
  ...row('GARAGE', HEAD_TYPES.other, 1, 'BICYCLE_STORAGE'),
  ...row(
    'COMMERCIAL',
    HEAD_TYPES.office,
    1,
    'OFFICE OFFICE_VILLA PRACTICE OFFICE_BUILDING BUSINESS_CENTER COWORKING_SPACE',
  ),
  ...row('APARTMENT', HEAD_TYPES.assistedLiving, 1, 'SERVICE_FLAT'),
]);

export const SUB_TYPE_CODES: readonly string[] = [...SUB_TYPES.keys()];

/** The sub type of a code; null for an unknown one. */
export const subTypeOf = (code: string | null | undefined): SubType | null =>
  SUB_TYPES.get(code ?? '') ?? null;

/** The head type of a listing's type code; null for an unknown one. */
export const headTypeOf = (type: string | null | undefined): HeadTypeId | null =>
  LISTING_TYPES.find((known) => known === type) === undefined ? null : HEAD_TYPE_OF[type as ListingType];
