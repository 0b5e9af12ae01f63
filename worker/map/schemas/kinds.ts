import type { AreaClass, LineClass, PlaceClass } from './schema.ts';

/** Maps several kinds to one class. */
export const each = <Class extends string>(kinds: string, of: Class): Readonly<Record<string, Class>> =>
  Object.fromEntries(kinds.split(' ').map((kind) => [kind, of]));

/** OpenStreetMap's kinds of ground in both schemas. */
export const GROUND: Readonly<Record<string, AreaClass>> = {
  ...each('residential commercial retail industrial garages brownfield construction railway', 'town'),
  ...each('farmland farmyard orchard vineyard allotments plant_nursery greenhouse_horticulture', 'field'),
  ...each('grass meadow grassland heath scrub garden recreation_ground village_green golf_course', 'grass'),
  ...each('greenfield wet_meadow marsh swamp bog string_bog wetland pitch', 'grass'),
  ...each('bare_rock scree shingle quarry landfill', 'rock'),
  ...each('sand beach dune', 'sand'),
  ...each('wood forest', 'wood'),
  ...each('park cemetery playground grave_yard zoo', 'park'),
};

/** Walkable areas above water. */
export const PIERS: Readonly<Record<string, AreaClass>> = each('pier breakwater groyne', 'square');

/** OpenStreetMap's kinds of roads. */
export const ROADS: Readonly<Record<string, LineClass>> = {
  ...each('footway path steps cycleway track bridleway', 'path'),
  ...each('runway taxiway', 'runway'),
  ...each('service busway', 'service'),
  ...each('pedestrian', 'foot'),
  ...each('residential unclassified living_street', 'street'),
  ...each('tertiary tertiary_link', 'tertiary'),
  ...each('secondary', 'secondary'),
  ...each('primary', 'primary'),
  ...each('motorway trunk', 'trunk'),
  ...each('motorway_link trunk_link primary_link secondary_link', 'ramp'),
};

export const RAILS: Readonly<Record<string, LineClass>> = {
  ...each('rail narrow_gauge', 'rail'),
  ...each('light_rail tram subway', 'tram'),
};

/** Slip roads, which are narrower than their main roads. */
export const RAMPS: Readonly<Partial<Record<LineClass, LineClass | null>>> = {
  trunk: 'ramp',
  primary: 'ramp',
  secondary: 'ramp',
};

/** Rails of yards and industrial sites; those of trams are not drawn. */
export const SIDINGS: Readonly<Partial<Record<LineClass, LineClass | null>>> = {
  rail: 'siding',
  tram: null,
};

export const WATERWAYS: Readonly<Record<string, LineClass>> = {
  ...each('stream ditch drain', 'stream'),
  ...each('river canal', 'river'),
};

export const PLACES: Readonly<Record<string, PlaceClass>> = {
  ...each('capital state_capital city', 'city'),
  ...each('town', 'town'),
  ...each('village', 'village'),
  ...each('hamlet suburb quarter', 'hamlet'),
  ...each('neighbourhood', 'quarter'),
};

export const NAMED_ROADS = {
  ...each('trunk motorway primary secondary tertiary', 'main'),
  ...each('residential unclassified living_street pedestrian', 'street'),
  ...each('footway path service steps cycleway', 'way'),
} as const;

/** Roads whose numbers are shown. */
export const NUMBERED: readonly string[] = ['motorway', 'trunk', 'primary'];
