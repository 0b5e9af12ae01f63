import type { SoughtPlaces } from '../map/sought-places.ts';
import { readCorners } from './drawn-area.ts';
import type { EstateFilter } from './filter.ts';

/** Where a search looks, besides its cities. */
export const placesOf = ({ circles, area }: Pick<EstateFilter, 'circles' | 'area'>): SoughtPlaces => ({
  circles,
  area: area === null ? null : (readCorners(area) ?? []).map(([lat, lon]) => ({ lat, lon })),
});
