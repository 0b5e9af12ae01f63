import type { Scene } from './pictures.ts';
import type { Tag } from './texts/sentence.ts';
import type { SubTypeCode } from './vocabulary.ts';

type Range = readonly [low: number, high: number];
/** A front picture with the sub types it can stand for and what it shows. */
type Front = readonly [scene: Scene, subTypes: readonly SubTypeCode[], tags: readonly Tag[]];

/** How homes of a kind are drawn. Areas in m², years as calendar years. */
export interface KindSpec {
  readonly fronts: readonly Front[];
  /** A home with rooms; the rest has texts of its own. */
  readonly rooms: boolean;
  readonly area?: Range;
  readonly plot?: Range;
  readonly beds?: Range;
  readonly built?: Range;
  /** Which prices of a market, and which part of the band (0…1). `fixed` are euros. */
  readonly price: 'house' | 'apartment' | 'garage' | 'plot' | { readonly fixed: Range };
  readonly band?: Range;
  /** Share that is let and not sold. */
  readonly rent: number;
  readonly rentFixed?: Range;
  readonly interiors: readonly Scene[];
}

const ROOMS: readonly Scene[] = [
  'interior-kitchen-1',
  'interior-kitchen-2',
  'interior-bedroom-1',
  'interior-bedroom-2',
  'interior-bath-1',
  'interior-bath-2',
];
const INLAND: readonly Scene[] = ['interior-living-1', 'interior-living-3', ...ROOMS];
const URBAN: Front[] = [
  [
    'apartment-urban-1',
    ['APARTMENT', 'APARTMENT', 'PENTHOUSE', 'DUPLEX', 'GROUND_FLOOR_APARTMENT'],
    ['lift'],
  ],
  ['apartment-urban-2', ['APARTMENT', 'APARTMENT', 'APARTMENT', 'GARDEN_APARTMENT', 'STUDIO'], ['lift']],
];
const SEA_TYPES: readonly SubTypeCode[] = ['APARTMENT', 'APARTMENT', 'APARTMENT', 'APARTMENT', 'STUDIO'];

/** Every kind of home the agencies offer. */
export const KINDS = {
  seaApartment: {
    fronts: [
      ['apartment-coast-1', SEA_TYPES, ['seaview', 'lift']],
      ['apartment-coast-2', [...SEA_TYPES, 'PENTHOUSE'], ['seaview', 'lift']],
      ['apartment-coast-3', [...SEA_TYPES, 'DUPLEX'], ['seaview', 'lift']],
      ['apartment-coast-4', [...SEA_TYPES, 'GROUND_FLOOR_APARTMENT'], ['seaview', 'lift']],
      ['apartment-urban-1', ['APARTMENT', 'DUPLEX', 'GARDEN_APARTMENT'], ['lift']],
      ['apartment-urban-2', ['APARTMENT', 'APARTMENT', 'STUDIO'], ['lift']],
    ],
    rooms: true,
    area: [58, 148],
    beds: [1, 3],
    built: [1962, 2024],
    price: 'apartment',
    rent: 0.15,
    interiors: ROOMS,
  },
  cityApartment: {
    fronts: [
      ...URBAN,
      ...URBAN,
      ['terrace-house-1', ['CHARACTER_APARTMENT', 'DUPLEX'], []],
      ['terrace-house-3', ['CHARACTER_APARTMENT', 'LOFT'], []],
    ],
    rooms: true,
    area: [54, 138],
    beds: [1, 3],
    built: [1968, 2025],
    price: 'apartment',
    rent: 0.28,
    interiors: INLAND,
  },
  townHouse: {
    fronts: [
      ['terrace-house-1', ['TERRACED_HOUSE', 'TOWNHOUSE', 'MANSION', 'CITY_HOUSE'], []],
      ['terrace-house-2', ['TERRACED_HOUSE', 'TOWNHOUSE', 'MANSION'], ['bay']],
      ['terrace-house-3', ['TERRACED_HOUSE', 'CITY_HOUSE', 'TOWNHOUSE'], ['stepped']],
      ['terrace-house-4', ['TERRACED_HOUSE', 'MANSION', 'CORNER_HOUSE', 'CITY_HOUSE'], ['stepped']],
    ],
    rooms: true,
    area: [118, 284],
    plot: [72, 310],
    beds: [2, 6],
    built: [1880, 1962],
    price: 'house',
    rent: 0.12,
    interiors: [...INLAND, 'interior-attic-1', 'interior-attic-2'],
  },
  villa: {
    fronts: [
      ['villa-fermette-1', ['VILLA', 'FERMETTE', 'COUNTRY_HOUSE'], []],
      ['villa-fermette-2', ['VILLA', 'FERMETTE'], ['thatched']],
      ['villa-modern-1', ['VILLA', 'EXCLUSIVE_VILLA'], ['modern', 'pool']],
      ['villa-modern-2', ['VILLA', 'EXCLUSIVE_VILLA'], ['modern', 'pool']],
    ],
    rooms: true,
    area: [196, 412],
    plot: [680, 2_900],
    beds: [3, 6],
    built: [1958, 2012],
    price: 'house',
    band: [0.5, 1],
    rent: 0.04,
    interiors: ['interior-living-1', ...ROOMS, 'interior-attic-1'],
  },
  stoneHouse: {
    fronts: [
      ['ardennes-farm-1', ['FARMHOUSE', 'COUNTRY_HOUSE', 'HOUSE'], ['river']],
      ['ardennes-farm-2', ['FARMHOUSE', 'COUNTRY_HOUSE', 'HOUSE'], ['river']],
      ['ardennes-farm-3', ['FARMHOUSE', 'COUNTRY_HOUSE'], ['river', 'snow']],
    ],
    rooms: true,
    area: [148, 320],
    plot: [640, 9_800],
    beds: [3, 7],
    built: [1780, 1935],
    price: 'house',
    rent: 0.05,
    interiors: ['interior-living-1', ...ROOMS, 'interior-attic-1', 'interior-attic-2'],
  },
  chalet: {
    fronts: [
      ['ardennes-chalet-1', ['CHALET'], ['snow']],
      ['ardennes-chalet-2', ['CHALET'], []],
    ],
    rooms: true,
    area: [84, 168],
    plot: [620, 2_400],
    beds: [2, 4],
    built: [1964, 2016],
    price: 'house',
    band: [0.1, 0.7],
    rent: 0.06,
    interiors: ['interior-living-1', ...ROOMS, 'interior-attic-1'],
  },
  plot: {
    fronts: [
      ['aerial-plot-1', ['BUILDING_PLOT', 'BUILDING_PLOT', 'SUBDIVISION_PLOT'], []],
      ['aerial-plot-2', ['BUILDING_PLOT', 'SUBDIVISION_PLOT', 'PROJECT_LAND'], []],
    ],
    rooms: false,
    plot: [420, 1_720],
    price: 'plot',
    rent: 0,
    interiors: ['aerial-plot-1', 'aerial-plot-2'],
  },
  meadow: {
    fronts: [['aerial-plot-2', ['MEADOW', 'AGRICULTURAL_LAND'], []]],
    rooms: false,
    plot: [4_200, 18_600],
    price: { fixed: [18_000, 64_000] },
    rent: 0,
    interiors: ['hero-ardennes'],
  },
  garage: {
    fronts: [
      ['garage-row-1', ['GARAGE_BOX', 'GARAGE_BOX', 'DOUBLE_GARAGE'], []],
      ['garage-row-2', ['GARAGE_BOX', 'INDOOR_PARKING', 'OUTDOOR_PARKING'], []],
    ],
    rooms: false,
    area: [13, 34],
    built: [1965, 2022],
    price: 'garage',
    rent: 0.2,
    rentFixed: [75, 145],
    interiors: ['garage-row-1', 'garage-row-2'],
  },
  shop: {
    fronts: [
      ['shopfront-1', ['SHOP', 'COMMERCIAL_GROUND_FLOOR'], []],
      ['shopfront-1', ['SHOP_WITH_DWELLING'], []],
    ],
    rooms: false,
    area: [62, 240],
    built: [1905, 1990],
    price: { fixed: [195_000, 640_000] },
    rent: 0.5,
    rentFixed: [1_150, 4_200],
    interiors: ['shopfront-2', 'interior-attic-2'],
  },
  takeover: {
    fronts: [
      ['shopfront-2', ['BAKERY', 'BUSINESS'], []],
      ['shopfront-1', ['TEA_ROOM', 'BUSINESS'], []],
    ],
    rooms: false,
    area: [70, 190],
    built: [1905, 1990],
    price: { fixed: [45_000, 165_000] },
    rent: 0,
    interiors: ['shopfront-1', 'shopfront-2'],
  },
  industry: {
    fronts: [['garage-row-1', ['STORAGE', 'WORKSHOP', 'SME_UNIT'], []]],
    rooms: false,
    area: [180, 940],
    built: [1975, 2020],
    price: { fixed: [165_000, 720_000] },
    rent: 0.5,
    rentFixed: [950, 4_400],
    interiors: ['garage-row-2'],
  },
  office: {
    fronts: [
      ['shopfront-1', ['OFFICE', 'PRACTICE'], []],
      ['villa-modern-1', ['OFFICE_VILLA'], []],
      ['apartment-urban-2', ['OFFICE', 'PRACTICE'], []],
    ],
    rooms: false,
    area: [64, 380],
    built: [1968, 2022],
    price: { fixed: [210_000, 780_000] },
    rent: 0.5,
    rentFixed: [900, 4_800],
    interiors: ['interior-attic-1', 'interior-attic-2'],
  },
  holidayCoast: {
    fronts: [
      ['apartment-coast-4', ['HOLIDAY_APARTMENT'], ['beach', 'seaview', 'lift']],
      ['apartment-coast-1', ['HOLIDAY_APARTMENT'], ['beach', 'seaview', 'lift']],
      ['villa-fermette-1', ['HOLIDAY_HOME'], ['garden']],
    ],
    rooms: true,
    area: [46, 112],
    beds: [1, 3],
    built: [1966, 2018],
    price: 'apartment',
    band: [0, 0.6],
    rent: 0,
    interiors: ROOMS,
  },
  holidayArdennes: {
    fronts: [
      ['ardennes-chalet-2', ['HOLIDAY_CHALET'], []],
      ['ardennes-farm-2', ['HOLIDAY_HOME'], ['river']],
    ],
    rooms: true,
    area: [72, 190],
    plot: [480, 1_900],
    beds: [2, 5],
    built: [1962, 2015],
    price: 'house',
    band: [0, 0.6],
    rent: 0,
    interiors: ['interior-living-1', ...ROOMS],
  },
  beachCabin: {
    fronts: [['apartment-coast-2', ['BEACH_CABIN'], ['beach']]],
    rooms: false,
    area: [4, 6],
    price: { fixed: [14_500, 32_000] },
    rent: 0,
    interiors: ['hero-coast', 'apartment-coast-4'],
  },
  bicycle: {
    fronts: [['garage-row-1', ['BICYCLE_STORAGE'], []]],
    rooms: false,
    area: [8, 14],
    price: { fixed: [7_500, 12_500] },
    rent: 0.5,
    rentFixed: [35, 60],
    interiors: [],
  },
  pond: {
    fronts: [['ardennes-farm-1', ['POND'], []]],
    rooms: false,
    plot: [3_800, 12_400],
    price: { fixed: [28_000, 62_000] },
    rent: 0,
    interiors: ['hero-ardennes'],
  },
  serviceFlat: {
    fronts: [['apartment-urban-2', ['SERVICE_FLAT'], ['lift']]],
    rooms: true,
    area: [52, 84],
    beds: [1, 2],
    built: [2008, 2022],
    price: 'apartment',
    band: [0.1, 0.6],
    rent: 0.4,
    interiors: INLAND,
  },
  student: {
    fronts: [['terrace-house-1', ['STUDENT_ROOM'], []]],
    rooms: false,
    area: [14, 24],
    built: [1920, 1965],
    price: { fixed: [95_000, 130_000] },
    rent: 1,
    rentFixed: [380, 600],
    interiors: ['interior-bedroom-2', 'interior-kitchen-2'],
  },
} as const satisfies Record<string, KindSpec>;
export type Kind = keyof typeof KINDS;

/** The kind with all its optional parts. */
export const kindSpec = (kind: Kind): KindSpec => KINDS[kind];
