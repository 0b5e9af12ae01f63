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

/** Protomaps' basemap, version 4 (https://docs.protomaps.com/basemaps/layers). */
export const PROTOMAPS: MapSchema = {
  areas: [
    {
      layer: 'landcover',
      by: 'kind',
      classes: { ...GROUND, urban_area: 'town', barren: 'rock', glacier: 'rock' },
    },
    {
      layer: 'landuse',
      by: 'kind',
      classes: {
        ...GROUND,
        ...PIERS,
        nature_reserve: 'grass',
        dog_park: 'park',
        glacier: 'rock',
        pedestrian: 'square',
      },
    },
    {
      layer: 'landuse',
      by: 'kind',
      classes: each('hospital university college school kindergarten', 'site'),
      from: 15,
    },
    { layer: 'water', by: 'kind', classes: { '*': 'water' } },
    { layer: 'buildings', by: 'kind', classes: { building: 'building' }, from: 15 },
  ],
  lines: [
    {
      layer: 'boundaries',
      by: 'kind',
      classes: each('country region county locality', 'border'),
    },
    { layer: 'water', by: 'kind', classes: WATERWAYS },
    {
      layer: 'roads',
      by: 'kind_detail',
      classes: { ...ROADS, ...RAILS, pier: 'foot' },
      when: { is_link: RAMPS, service: SIDINGS },
    },
  ],
  names: [
    { layer: 'roads', by: 'kind_detail', classes: NAMED_ROADS },
    { layer: 'water', by: 'kind', classes: { river: 'water', canal: 'water' } },
  ],
  places: { layer: 'places', by: 'kind_detail', classes: PLACES },
  tunnel: 'is_tunnel',
  number: ['shield_text', 'ref'],
  numbered: NUMBERED,
};
