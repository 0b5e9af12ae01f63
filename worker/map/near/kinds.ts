import type { MapSchemaName } from '#wire/map-archive.ts';

/** Kinds of points of interest for home seekers. */
export const NEAR_KINDS = [
  'nursery',
  'school',
  'supermarket',
  'bakery',
  'pharmacy',
  'doctor',
  'hospital',
  'stop',
  'station',
  'park',
  'sea',
  'water',
  'wood',
] as const;
export type NearKind = (typeof NEAR_KINDS)[number];

/** How features of a layer get their kinds. */
export interface NearRow {
  readonly layer: string;
  /** Attributes with the kind; the first with a known value counts. Without attributes all features have kind ''. */
  readonly attributes: readonly string[];
  readonly kinds: Readonly<Record<string, NearKind>>;
  /** Whether features without a name count too. */
  readonly nameless?: true;
}

const STOPS = { bus_stop: 'stop', tram_stop: 'stop', station: 'station', halt: 'station' } as const;
const WATER = {
  water: 'water',
  lake: 'water',
  river: 'water',
  canal: 'water',
  reservoir: 'water',
  basin: 'water',
} as const;

const PLACES = {
  kindergarten: 'nursery',
  childcare: 'nursery',
  school: 'school',
  supermarket: 'supermarket',
  convenience: 'supermarket',
  grocery: 'supermarket',
  bakery: 'bakery',
  pharmacy: 'pharmacy',
  doctors: 'doctor',
  clinic: 'doctor',
  hospital: 'hospital',
} as const satisfies Record<string, NearKind>;

/** The zoom that contains all kinds: Protomaps' tiles of zoom 14 lack stops, bakeries and most doctors. */
export const NEAR_ZOOM: Readonly<Record<MapSchemaName, number>> = { shortbread: 14, protomaps: 15 };

/** Rows of both schemas: Shortbread 1.0 (shortbread-tiles.org), Protomaps basemap 4 (docs.protomaps.com). */
export const NEAR_ROWS: Readonly<Record<MapSchemaName, readonly NearRow[]>> = {
  shortbread: [
    { layer: 'pois', attributes: ['amenity', 'shop'], kinds: PLACES },
    { layer: 'public_transport', attributes: ['kind'], kinds: STOPS },
    {
      layer: 'land',
      attributes: ['kind'],
      kinds: { forest: 'wood', wood: 'wood', park: 'park' },
      nameless: true,
    },
    { layer: 'ocean', attributes: [], kinds: { '': 'sea' }, nameless: true },
    { layer: 'water_lines_labels', attributes: ['kind'], kinds: { river: 'water', canal: 'water' } },
    { layer: 'water_polygons', attributes: ['kind'], kinds: WATER, nameless: true },
  ],
  protomaps: [
    { layer: 'pois', attributes: ['kind'], kinds: { ...PLACES, ...STOPS } },
    {
      layer: 'landuse',
      attributes: ['kind'],
      kinds: { forest: 'wood', wood: 'wood', park: 'park' },
      nameless: true,
    },
    {
      layer: 'water',
      attributes: ['kind'],
      kinds: { ...WATER, ocean: 'sea', sea: 'sea' },
      nameless: true,
    },
  ],
};
