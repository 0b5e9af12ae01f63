import type { Scene } from '../pictures.ts';
import type { SubTypeCode } from '../vocabulary.ts';
import type { Front, KindSpec } from './kind-spec.ts';

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

/** Kinds one lives or stays in. */
export const DWELLINGS = {
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
    built: [1962, 2026],
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
    built: [1968, 2026],
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
} as const satisfies Record<string, KindSpec>;
