/** Positions of the map of results, and the parts of the world that they show. */
import { kilometresWithin } from '#domain/map/distance.ts';
import { boundsAround, centreOf, type MapSize, scaleOf } from '#domain/map/frame.ts';
import { WORLD_PIXELS, worldWidth } from '#domain/map/projection.ts';
import type { MapBounds } from '#domain/views/result-map.ts';
import { type MapPosition, ZOOMS } from '../../map/map-keys.ts';

/** Highest zoom to which a click on a cluster zooms. */
const NEAREST = 17;

const zoomOf = (scale: number): number => Math.log2(scale / WORLD_PIXELS);

/**
 * Position at which the bounds fit the map. With tiles the zoom is whole, because tiles are blurred in
 * between.
 */
export const positionOf = (bounds: MapBounds, size: MapSize, whole: boolean): MapPosition => {
  const zoom = Math.min(NEAREST, Math.max(ZOOMS.least, zoomOf(scaleOf(bounds, size))));
  return { centre: centreOf(bounds), zoom: whole ? Math.floor(zoom) : zoom };
};

/** Whether two positions show different parts of the map. */
export const isApart = (one: MapPosition, other: MapPosition): boolean =>
  Math.abs(one.zoom - other.zoom) > 0.01 ||
  Math.abs(one.centre.lat - other.centre.lat) > 1e-5 ||
  Math.abs(one.centre.lon - other.centre.lon) > 1e-5;

/** The part of the world that a position shows. */
export const areaOf = ({ centre, zoom }: MapPosition, size: MapSize): MapBounds =>
  boundsAround(centre, worldWidth(zoom), size);

/** Address of a search in the visible part of the map: the largest circle that fits in it. */
export const searchAddress = (areaHref: string, { centre, zoom }: MapPosition, size: MapSize): string => {
  const [path = '', query = ''] = areaHref.split('?');
  const params = new URLSearchParams(query);
  const km = kilometresWithin(centre, areaOf({ centre, zoom }, size));
  params.set('geo_range', `${km}km;${centre.lat.toFixed(4)};${centre.lon.toFixed(4)}`);
  return `${path}?${params}`;
};
