import {
  each,
  GROUND,
  NAMED_ROADS,
  NUMBERED,
  PIERS,
  PLACES,
  RAILS,
  RAMPS,
  ROADS,
  SIDINGS,
  WATERWAYS,
} from './kinds.ts';
import type { MapSchema } from './schema.ts';

/** Shortbread 1.0 (https://shortbread-tiles.org/schema/1.0/), as VersaTiles and Geofabrik publish it. */
export const SHORTBREAD: MapSchema = {
  areas: [
    { layer: 'land', by: 'kind', classes: GROUND },
    {
      layer: 'sites',
      by: 'kind',
      classes: each('parking hospital university college school construction', 'site'),
      from: 15,
    },
    // Shortbread lists glaciers as water.
    { layer: 'water_polygons', by: 'kind', classes: { glacier: 'rock', '*': 'water' } },
    { layer: 'ocean', by: 'kind', classes: { '*': 'water' } },
    { layer: 'street_polygons', by: 'kind', classes: { pedestrian: 'square', service: 'square' }, from: 14 },
    { layer: 'pier_polygons', by: 'kind', classes: PIERS },
    { layer: 'buildings', by: 'kind', classes: { '*': 'building' }, from: 15 },
  ],
  lines: [
    {
      layer: 'boundaries',
      by: 'admin_level',
      classes: each('2 4 8', 'border'),
      when: { maritime: { border: null } },
    },
    { layer: 'water_lines', by: 'kind', classes: WATERWAYS },
    {
      layer: 'streets',
      by: 'kind',
      classes: { ...ROADS, ...RAILS },
      when: { link: RAMPS, service: SIDINGS },
    },
    { layer: 'pier_lines', by: 'kind', classes: each('pier breakwater groyne', 'foot') },
  ],
  names: [
    { layer: 'street_labels', by: 'kind', classes: NAMED_ROADS },
    { layer: 'water_lines_labels', by: 'kind', classes: { river: 'water', canal: 'water' } },
  ],
  places: { layer: 'place_labels', by: 'kind', classes: PLACES },
  tunnel: 'tunnel',
  number: ['ref'],
  numbered: NUMBERED,
};
