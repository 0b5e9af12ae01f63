import { words } from '../../basics/words.ts';
import { beachCabins } from '../scenes/beach-cabins.ts';
import { beachWinter } from '../scenes/beach-winter.ts';
import { bicycleStore } from '../scenes/bicycle-store.ts';
import { garages } from '../scenes/garages.ts';
import { officeBuilding } from '../scenes/office-building.ts';
import { officeFloor } from '../scenes/office-floor.ts';
import { parking } from '../scenes/parking.ts';
import { shopInterior } from '../scenes/shop-interior.ts';
import { shopfront } from '../scenes/shopfront.ts';
import { warehouse } from '../scenes/warehouse.ts';
import { type Motif, plain } from './motif.ts';

const DAYLIGHT = ['morning', 'noon', 'golden'] as const;

/** Goods in a shop for sale: a listing does not tell, so half of them are empty. */
const SHOPS = ['empty', 'clothes', 'empty', 'shop'] as const;

/** Places to work, sell or park. */
export const PREMISES = {
  garages: {
    words: words('De garages', 'Les garages', 'The garages', 'Die Garagen'),
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: plain(5, (art) => garages(art, { kind: 'row' })),
  },
  garage: {
    words: words('De garage', 'Le garage', 'The garage', 'Die Garage'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(3, (art) => garages(art, { kind: 'single' })),
  },
  'garage-below': {
    words: words(
      'De inrit van de garage',
      'L’entrée du garage',
      'The way into the garage',
      'Die Einfahrt zur Garage',
    ),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(3, (art) => garages(art, { kind: 'underground' })),
  },
  parking: {
    words: words('De standplaats', 'L’emplacement', 'The parking space', 'Der Stellplatz'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(2, (art) => parking(art, { indoor: false })),
  },
  'parking-indoors': {
    words: words('De standplaats', 'L’emplacement', 'The parking space', 'Der Stellplatz'),
    lights: ['noon'],
    outdoors: false,
    drawings: plain(2, (art) => parking(art, { indoor: true })),
  },
  shopfront: {
    words: words('De winkelpui', 'La vitrine', 'The shopfront', 'Die Ladenfront'),
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: SHOPS.flatMap((kind) => plain(2, (art) => shopfront(art, { kind }))),
  },
  bakery: {
    words: words('De bakkerij', 'La boulangerie', 'The bakery', 'Die Bäckerei'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(2, (art) => shopfront(art, { kind: 'bakery' })),
  },
  'tea-room': {
    words: words('De tearoom', 'Le salon de thé', 'The tea room', 'Die Teestube'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(2, (art) => shopfront(art, { kind: 'tea-room' })),
  },
  warehouse: {
    words: words('De bedrijfshal', 'Le hall industriel', 'The commercial unit', 'Die Gewerbehalle'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(3, (art) => warehouse(art)),
  },
  'bicycle-store': {
    words: words('De fietsenberging', 'Le local à vélos', 'The bicycle store', 'Der Fahrradraum'),
    lights: ['noon'],
    outdoors: false,
    drawings: plain(1, (art) => bicycleStore(art)),
  },
  'beach-cabins': {
    words: words('De strandcabines', 'Les cabines de plage', 'The beach huts', 'Die Strandkabinen'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(3, (art) => beachCabins(art)),
  },
  'shop-interior': {
    words: words('De winkelruimte', 'L’espace de vente', 'The shop floor', 'Der Verkaufsraum'),
    lights: DAYLIGHT,
    outdoors: false,
    drawings: plain(3, (art) => shopInterior(art)),
  },
  'office-building': {
    words: words('Het kantoorgebouw', 'L’immeuble de bureaux', 'The office building', 'Das Bürogebäude'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(4, (art) => officeBuilding(art)),
  },
  'office-floor': {
    words: words('De kantoorruimte', 'Le plateau de bureaux', 'The office floor', 'Die Bürofläche'),
    lights: DAYLIGHT,
    outdoors: false,
    drawings: plain(3, (art) => officeFloor(art)),
  },
  'beach-winter': {
    words: words(
      'Het strand in de winter',
      'La plage en hiver',
      'The beach in winter',
      'Der Strand im Winter',
    ),
    lights: ['morning', 'snow', 'golden'],
    outdoors: false,
    drawings: plain(2, (art) => beachWinter(art)),
  },
} as const satisfies Record<string, Motif>;
