/** One invented town in both schemas: the same features under each schema's names. */
import type { MapSchemaName } from '#wire/map-archive.ts';
import { archiveOf, type MadeArchive } from './archive.ts';
import type { MadeFeature, MadeTile } from './vector-tile.ts';

/** The tile that contains the town, and its centre in degrees. */
export const TOWN = { z: 14, x: 8361, y: 5480, lat: 51.0621, lon: 3.7244 } as const;
/** Around the town, degrees: west, south, east, north. */
const BOUNDS = [3.6, 50.9, 3.9, 51.2] as const;

type Line = MadeFeature['lines'][number];
type Properties = NonNullable<MadeFeature['properties']>;

const line = (points: Line, properties: Properties): MadeFeature => ({
  type: 'line',
  lines: [points],
  properties,
});
const area = (west: number, north: number, side: number, properties: Properties = {}): MadeFeature => ({
  type: 'area',
  lines: [
    [
      [west, north],
      [west + side, north],
      [west + side, north + side],
      [west, north + side],
    ],
  ],
  properties,
});
const point = (x: number, y: number, properties: Properties): MadeFeature => ({
  type: 'point',
  lines: [[[x, y]]],
  properties,
});

const MAIN: Line = [
  [-64, 2100],
  [2048, 2060],
  [4160, 2010],
];
const STREET: Line = [
  [1500, -64],
  [1510, 4160],
];
const RAIL: Line = [
  [-64, 500],
  [4160, 700],
];
const RIVER: Line = [
  [3000, -64],
  [3300, 2000],
  [3100, 4160],
];

/** Over the water of the lake. */
const JETTY: Line = [
  [3500, 100],
  [3500, 500],
];

const SHORTBREAD: MadeTile = {
  land: [area(0, 0, 4096, { kind: 'residential' }), area(3400, 2600, 1200, { kind: 'forest' })],
  water_polygons: [area(3200, 100, 500, { kind: 'water' })],
  water_lines: [line(RIVER, { kind: 'river' })],
  pier_polygons: [area(3300, 200, 60, { kind: 'pier' })],
  pier_lines: [line(JETTY, { kind: 'pier' })],
  water_lines_labels: [line(RIVER, { kind: 'river', name: 'Leie' })],
  streets: [
    line(MAIN, { kind: 'primary', link: false }),
    line(STREET, { kind: 'residential' }),
    line(RAIL, { kind: 'rail', rail: true }),
  ],
  street_labels: [
    line(MAIN, { kind: 'primary', name: 'Kortrijksesteenweg', ref: 'N43' }),
    line(STREET, { kind: 'residential', name: '<Kerk> & "straat"' }),
  ],
  buildings: [area(1200, 1200, 200), area(1500, 1200, 150)],
  place_labels: [point(2048, 1900, { kind: 'town', name: 'Testegem', population: 12_000 })],
  pois: [
    point(2100, 2000, { amenity: 'school', name: 'De Linde' }),
    point(2300, 2048, { shop: 'bakery', name: 'Bakker Aernoudt' }),
    point(2400, 2048, { shop: 'bakery' }),
  ],
  public_transport: [point(2000, 600, { kind: 'station', name: 'Testegem' })],
};

const PROTOMAPS: MadeTile = {
  earth: [area(0, 0, 4096, { kind: 'earth' })],
  landuse: [
    area(0, 0, 4096, { kind: 'residential' }),
    area(3400, 2600, 1200, { kind: 'forest' }),
    area(3300, 200, 60, { kind: 'pier' }),
  ],
  water: [area(3200, 100, 500, { kind: 'lake' }), line(RIVER, { kind: 'river', name: 'Leie' })],
  roads: [
    line(MAIN, {
      kind: 'major_road',
      kind_detail: 'primary',
      name: 'Kortrijksesteenweg',
      shield_text: 'N43',
    }),
    line(STREET, { kind: 'minor_road', kind_detail: 'residential', name: '<Kerk> & "straat"' }),
    line(RAIL, { kind: 'rail', kind_detail: 'rail' }),
    line(JETTY, { kind: 'path', kind_detail: 'pier' }),
  ],
  buildings: [area(1200, 1200, 200, { kind: 'building' }), area(1500, 1200, 150, { kind: 'building' })],
  places: [
    point(2048, 1900, { kind: 'locality', kind_detail: 'town', name: 'Testegem', population: 12_000 }),
  ],
  pois: [
    point(2100, 2000, { kind: 'school', name: 'De Linde' }),
    point(2300, 2048, { kind: 'bakery', name: 'Bakker Aernoudt' }),
    point(2400, 2048, { kind: 'bakery' }),
    point(2000, 600, { kind: 'station', name: 'Testegem' }),
  ],
};

/** Features that Protomaps only has at zoom 15, in the tile below and to the right of the town's centre. */
export const PROTOMAPS_15: Readonly<Record<string, MadeTile>> = {
  [`15/${TOWN.x * 2 + 1}/${TOWN.y * 2 + 1}`]: {
    pois: [point(400, 200, { kind: 'bus_stop', name: 'Testegem Kerk' })],
  },
};

const TILES: Readonly<Record<MapSchemaName, MadeTile>> = { shortbread: SHORTBREAD, protomaps: PROTOMAPS };

/** The town's archive: the tile at zoom 14, and one at 12 that contains only its name. */
export const townArchive = (
  schema: MapSchemaName,
  { tiles = {}, ...changes }: Partial<MadeArchive> = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const [layer, kind] = schema === 'shortbread' ? ['place_labels', 'kind'] : ['places', 'kind_detail'];
  const far = { [layer]: [point(1000, 2000, { [kind]: 'town', name: 'Testegem' })] };
  return archiveOf({
    tiles: {
      [`14/${TOWN.x}/${TOWN.y}`]: TILES[schema],
      [`12/${TOWN.x >> 2}/${TOWN.y >> 2}`]: far,
      ...tiles,
    },
    bounds: BOUNDS,
    layers: Object.keys(TILES[schema]),
    ...changes,
  });
};
