/**
 * Codes of Weblink's enumerations that have a place here. Every code of an enumeration that is read is in its table, and
 * one with `null` has no place and is counted; so is a code that the interface's file does not name. `UNDEFINED` is silence.
 */
import type { StatusCode } from '#domain/status-code.ts';

/** A field with its value. */
type Said = readonly [field: string, value: string | true];

/** Codes of an element; those of an array become a list, unless only one fits. */
export type Codes = Readonly<Record<string, Said | null>>;

const none = (codes: string): Codes => Object.fromEntries(codes.split(' ').map((code) => [code, null]));
const said = (field: string, codes: Readonly<Record<string, string | true>>): Codes =>
  Object.fromEntries(Object.entries(codes).map(([code, value]) => [code, [field, value]]));

/** Tables by element of a property. */
export const CODES: Readonly<Record<string, Codes>> = {
  GeneralState: {
    ...said('construction.condition', { TO_RENOVATE: 'TO_RENOVATE', TO_REFURBISH: 'TO_FRESHEN_UP' }),
    ...said('comfort.ready_to_move_in', { READY_FOR_ENTRY: true }),
    ...said('comfort.luxuryLevel', { LUXURY_FINISH: 'LUXURIOUS' }),
    ...none('NORMAL SIMPLE TO_BE_DEMOLISHED'),
  },
  KitchenType: {
    ...said('comfort.kitchen_type', { BUILD_WITH_APPLIANCES: 'EQUIPPED' }),
    ...none('BUILD_WITHOUT_APPLIANCES OPEN_KITCHEN'),
  },
  KitchenGenre: {
    ...said('comfort.kitchen_type', { BUILD_WITH_APPLIANCES: 'EQUIPPED' }),
    ...none('OPEN_KITCHEN CLOSED_KITCHEN LARGE_KITCHEN KITCHENETTE AMERICAN_KITCHEN SEMI_OPEN_KITCHEN'),
  },
  RoofType: {
    ...said('construction.roof_type', {
      FLAT_ROOF: 'FLAT',
      FLAT_FELT_ROOF: 'FLAT',
      FLAT_WOODEN_ROOF: 'FLAT',
      FLAT_CONCRETE_ROOF: 'FLAT',
      LEAN_TO_ROOF: 'LEAN_TO',
      MANSARD_ROOF: 'KERB',
      SHIELD_ROOF: 'HIPPED',
    }),
    ...none('PITCHED_ROOF OTHER CROSS_GABLE_ROOF COMPOSITE_ROOF TENT_ROOF DOME_ROOF'),
  },
  WindowType: {
    ...said('comfort.outside_carpentry', { PVC: 'PLASTIC', WOOD: 'WOOD', ALUMINIUM: 'ALUMINUM' }),
    ...none('OTHER'),
  },
  GlazingTypes: {
    ...said('comfort.glazing_type', { SINGLE: 'SINGLE', DOUBLE: 'DOUBLE', TRIPLE: 'TRIPLE' }),
    ...none('OTHER PARTLY_DOUBLE BAY HIGHEFFICIENCY SUPERINSULATING'),
  },
  HeatingTypes: {
    ...said('comfort.heating', {
      NATURAL_GAS: 'GAS',
      HEATING_OIL: 'OIL',
      ELECTRICITY: 'ELECTRICITY',
      COALS: 'COAL',
      PELLET_STOVE: 'PELLET',
      GAS_STOVE: 'GAS_HEATERS',
    }),
    ...said('comfort.central_heating', { CENTRALLY_HEATED: true }),
    ...said('comfort.heat_pump', { HEATING_PUMP: true }),
    ...said('comfort.floor_heating', { FLOOR_HEATING_FULLY: true, FLOOR_HEATING_PARTIAL: true }),
    ...said('comfort.heating_common', { COLLECTIVE_HEATING: 'COMMON', INDIVIDUAL: 'INDIVIDUAL' }),
    ...none(
      'NONE OTHER CENTRAL_FACILITIES GEYSER_RENT GEYSER_OWN BOILER_RENT BOILER_OWN ELECTRICAL_BOILER_RENT ' +
        'ELECTRICAL_BOILER_OWN SOLAR_COLLECTORS DISTRICT_HEATING PARENT_HEARTH HOT_AIR_HEATING AIRCO WINDMILL FIRE_PLACE ' +
        'FIRE_PLACE_POSSIBLE GEOTHERMAL GAS_FIREPLACE CONDENSING_BOILER HP_BOILER COMBI_BOILER',
    ),
  },
  Acception: {
    ...Object.fromEntries(
      [
        ['IMMEDIATELY', 'IMMEDIATE'],
        ['BY_DEED', 'DEED'],
        ['IN_CONSULTATION', 'TBD'],
        ['WHEN_READY', 'DELIVERY'],
      ].map(([code = '', when = '']): [string, Said] => [code, ['other.available', when]]),
    ),
    // Its date is `other.available_at`.
    ...none('BY_DATE'),
  },
  GardenQuality: {
    ...said('other.garden_type', {
      TO_CONSTRUCT: 'NOT_CONSTRUCTED',
      CONSTRUCTED: 'FULLY_LANDSCAPED',
      NICELY_CONSTRUCTED: 'FULLY_LANDSCAPED',
    }),
    ...none('NEGLECTED NORMAL MAINTAINED'),
  },
  ShapeOfConstruction: {
    ...said('construction.new_construction', { NEW_CONSTRUCTION: true }),
    ...none('EXISTING_CONSTRUCTION LAND'),
  },
  Locations: {
    ...said('other.environment', {
      RESIDENTIAL: 'RESIDENTIAL',
      COUNTRY_SIDE: 'COUNTRYSIDE',
      SUBURB: 'SUBURBAN_AREA',
      INDUSTRY_TERRAIN: 'INDUSTRIAL',
      SEA_BORDER: 'SEA_BEACH_DUNE',
      TOWN: 'TOWN',
      CITY: 'TOWN',
      CITY_CENTRE: 'TOWN',
    }),
    ...none(
      'BUSINESS_TERRAIN CATERING CENTRE CLEAR_VIEW DISTRICT FORREST_EDGE GDV HARBOUR NEAR_FAIRWAY NEAR_PARK STATION ' +
        'OFFICE_TERRAIN ON_BUSY_ROAD ON_QUIET_ROAD ON_WATERSIDE OPEN_LOCATION OUTSIDE_CENTRE PERIPHERY PDV ' +
        'SHELTERED_LOCATION SHOPPING_CENTRE SUB_DIVISION WOODY_ENVIRONMENT ALOCATION BLOCATION CLOCATION',
    ),
  },
  FloodProneArea: {
    ...said('flood_information.effectively_vulnerable', { EFFECTIVE: 'YES' }),
    ...said('flood_information.possibly_vulnerable', { POSSIBLE: 'YES' }),
    // "No flood-prone area": both questions answered.
    ...none('NONE'),
  },
  DelimitedFloodplainOrRiverbank: {
    ...said('flood_information.defined_floodplain', { FLOODPLAIN: 'YES' }),
    ...said('flood_information.defined_bank_area', { RIVERBANK: 'YES' }),
    ...none('NONE'),
  },
};

/** Codes that answer two fields with no. */
export const NOES: Readonly<Record<string, readonly string[]>> = {
  FloodProneArea: ['flood_information.effectively_vulnerable', 'flood_information.possibly_vulnerable'],
  DelimitedFloodplainOrRiverbank: [
    'flood_information.defined_floodplain',
    'flood_information.defined_bank_area',
  ],
};

/** Statuses of a home; the reason why one is not public. */
export const STATUSES: Readonly<Record<string, StatusCode | null>> = {
  FOR_SALE: 'FOR_SALE',
  FOR_RENT: 'TO_RENT',
  OPTION_FOR_SALE: 'OPTION_FOR_SALE',
  OPTION_FOR_RENT: 'OPTION_FOR_RENT',
  SOLD: 'SOLD',
  RENTED: 'RENTED',
  FOR_RENT_ORDER_ENDED: null,
  FOR_SALE_ORDER_ENDED: null,
  PROSPECT_FOR_SALE: null,
  PROSPECT_FOR_RENT: null,
  PRICING: null,
  IN_MANAGEMENT: null,
  UNDEFINED: null,
};

/** What the course of a deal adds to a status: nothing, an option, or that the home is not public. */
export const FLOWS: Readonly<Record<string, 'nothing' | 'option' | 'hidden'>> = Object.fromEntries(
  (
    [
      [
        'nothing',
        'UNDEFINED FOR_RENT TO_NEGOTIATE_FOR_RENT RENTED_WITH_CONTRACT RENTED_MOVED RENTED_IN_MANAGEMENT FOR_SALE ' +
          'FOR_SALE_WITH_BID SOLD SOLD_DEED_EXECUTED',
      ],
      [
        'option',
        'FOR_RENT_RESERVED TO_COMPLETE_FOR_RENT FOR_SALE_RESERVED TO_COMPLETE_OPTION_FOR_SALE TO_COMPLETE_FOR_SALE ' +
          'SOLD_UNDER_RESERVE',
      ],
      [
        'hidden',
        'PROSPECT_FOR_RENT PREPARATION_FOR_RENT FOR_RENT_ON_HOLD PROSPECT_FOR_SALE PREPARATION_FOR_SALE FOR_SALE_ON_HOLD',
      ],
    ] as const
  ).flatMap(([what, codes]) => codes.split(' ').map((code) => [code, what])),
);

/** Types by the sort of an estate. */
export const SORTS: Readonly<Record<string, readonly [type: string, subType: string | null] | null>> = {
  Dwelling: ['HOUSE', null],
  Flat: ['APARTMENT', null],
  Land: ['PLOT', null],
  ServiceFlat: ['APARTMENT', 'SERVICE_FLAT'],
  Room: ['APARTMENT', null],
  Parking: ['GARAGE', null],
  Catering: ['COMMERCIAL', null],
  Office: ['COMMERCIAL', 'OFFICE'],
  Industry: ['COMMERCIAL', null],
  Shop: ['COMMERCIAL', 'SHOP'],
  ProfessionalOther: ['COMMERCIAL', null],
  ProfessionalLand: ['PLOT', null],
  Other: null,
};

/** Types by the older code of an estate, where it is named as what it means: the others are not guessed. */
export const TYPES: Readonly<Record<string, readonly [type: string, subType: string | null]>> = {
  APP: ['APARTMENT', null],
  GAR: ['GARAGE', null],
  HOT: ['COMMERCIAL', 'HOTEL'],
  IND: ['COMMERCIAL', null],
  OFF: ['COMMERCIAL', 'OFFICE'],
  SHO: ['COMMERCIAL', 'SHOP'],
};

/** Sub types by the genre of an estate, where one of ours equals it; only within their type. */
export const GENRES: Readonly<Record<string, string>> = {
  Villa: 'VILLA',
  ExclusiveVilla: 'EXCLUSIVE_VILLA',
  Bungalow: 'BUNGALOW',
  PatioBungalow: 'BUNGALOW',
  Castle: 'CASTLE',
  Chalet: 'CHALET',
  Cottage: 'COTTAGE',
  Farmhouse: 'FARMHOUSE',
  FishermanDwelling: 'FISHERMANS_HOUSE',
  Mansion: 'MANSION',
  Presbytery: 'PRESBYTERY',
  SingleFamilyDwelling: 'SINGLE_FAMILY_HOUSE',
  SplitLevelHouse: 'SPLIT_LEVEL_HOUSE',
  Dwelling_Kangaroo: 'KANGAROO_HOUSE',
  HouseBoat: 'HOUSEBOAT',
  BasementFlat: 'BASEMENT_APARTMENT',
  Duplex: 'DUPLEX',
  GroundfloorFlat: 'GROUND_FLOOR_APARTMENT',
  Loft: 'LOFT',
  Maisonette: 'MAISONETTE',
  Penthouse: 'PENTHOUSE',
  Studio: 'STUDIO',
  Triplex: 'TRIPLEX',
  StudentRoom: 'STUDENT_ROOM',
  GarageBox: 'GARAGE_BOX',
  Carport: 'CARPORT',
  Hotel: 'HOTEL',
  PartyHall: 'PARTY_HALL',
  Restaurant: 'RESTAURANT',
  TeaRoom: 'TEA_ROOM',
  Bar: 'BAR',
  Warehouse: 'STORAGE',
  Workshop: 'WORKSHOP',
  Showroom: 'SHOWROOM',
  Practice: 'PRACTICE',
  ArableLand: 'ARABLE_LAND',
  Agricultural: 'AGRICULTURAL_LAND',
  PastureLand: 'MEADOW',
  Forest: 'FOREST',
  RecreationGround: 'RECREATION_LAND',
};

/** Kinds of construction by the characterisation of a dwelling. */
export const CONSTRUCTIONS: Readonly<Record<string, string>> = {
  Dwelling_Detached: 'OPEN',
  Dwelling_SemiDetached: 'HALF_OPEN',
  Dwelling_HalfDetached: 'HALF_OPEN',
  Dwelling_Terraced: 'CLOSED',
};

/** The Flemish plan's areas, by their code in advertisements. */
export const AREAS: Readonly<Record<string, string | null>> = {
  Wg: 'WG',
  Wug: 'WUG',
  Wp: 'WP',
  Wche: 'WCHE',
  Igb: 'IGB',
  Iab: 'IAB',
  Ag: 'AG',
  Bg: 'BG',
  Ng: 'NG',
  Nr: 'NR',
  Pg: 'PG',
  Lwag: 'LWAG',
  Gdr: 'GDR',
  Gvr: 'GVR',
  Wglk: 'WGL',
  OTHER: null,
};

/** Measures against a building, by their code in Flemish advertisements (docs/advertising-law.md). */
export const MEASURES: Readonly<Record<string, readonly (readonly [field: string, value: 'YES' | 'NO'])[]>> =
  {
    Dv: [['planning.proceeding', 'YES']],
    Ho: [['planning.remedial_action', 'YES']],
    Bo: [['planning.administrative_order', 'YES']],
    Lod: [['planning.penalty_payment', 'YES']],
    Ms: [['planning.amicable_settlement', 'YES']],
    // "No measure imposed": neither by a judge nor by an authority. Of a summons it says nothing.
    Gmo: [
      ['planning.remedial_action', 'NO'],
      ['planning.administrative_order', 'NO'],
    ],
  };

/** Energy classes that the vocabulary has; the others say something that is counted. */
export const ENERGY_CLASSES: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => [letter, letter])),
  'A+': 'A_PLUS',
  'A++': 'A_PLUS_PLUS',
  A_3PLUS: null,
  A_4PLUS: null,
  A_5PLUS: null,
  O: null,
  ECR: null,
  PN: null,
  BLANK: null,
};

/** Types of pictures: a plan, a picture, or none of a page. */
export const PICTURES: Readonly<Record<string, 'plan' | 'picture' | null>> = {
  UNDEFINED: 'picture',
  FIRST_PICTURE: 'picture',
  INTERIEUR: 'picture',
  EXTERIEUR: 'picture',
  GARDEN: 'picture',
  MAP_OVERALL: 'plan',
  MAP_UPSTAIRS: 'plan',
  MAP_DOWNSTAIRS: 'plan',
  PRINTS: null,
  POSTER: null,
};

/** Kinds of publications; a model is a type of house, and no home. */
export const PROPERTY_TYPES: Readonly<Record<string, 'home' | 'project' | null>> = {
  TRANSACTION: 'home',
  PROJECT: 'project',
  LOT: 'home',
  MODEL: null,
};

/** What a price is for. */
export const PRICE_TYPES: Readonly<Record<string, 'total' | 'month' | 'year' | null>> = {
  UNDEFINED: 'total',
  TOTAL: 'total',
  PRICE_PER_MONTH: 'month',
  PRICE_PER_YEAR: 'year',
  M2_PER_MONTH: null,
  M2_PER_YEAR: null,
  PER_M2: null,
};

export const PRICE_INDICATIONS: Readonly<Record<string, 'shown' | 'withheld'>> = {
  UNDEFINED: 'shown',
  ASKING_PRICE: 'shown',
  BUY_PRICE: 'shown',
  NEGOTIABLE: 'shown',
  ON_REQUEST: 'withheld',
};
