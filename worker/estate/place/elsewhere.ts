import type { MapView } from '#domain/views/estate-page.ts';
import type { MapBounds } from '#domain/views/result-map.ts';

const ELSEWHERE = 'https://www.openstreetmap.org/';

/** Zoom of the external map: streets, or for a hidden address the neighbourhood. */
const ZOOM = { exact: 17, fuzzy: 15 } as const;

/** The place of an estate on the map of OpenStreetMap; for a hidden address its neighbourhood, without a mark. */
export const placeElsewhere = ({ point: { lat, lon }, radius }: Pick<MapView, 'point' | 'radius'>): string =>
  radius === null
    ? `${ELSEWHERE}?mlat=${lat}&mlon=${lon}#map=${ZOOM.exact}/${lat}/${lon}`
    : `${ELSEWHERE}#map=${ZOOM.fuzzy}/${lat}/${lon}`;

/** An area on the same map, without a mark. */
export const areaElsewhere = ({ south, west, north, east }: MapBounds): string =>
  `${ELSEWHERE}?${new URLSearchParams({
    minlon: String(west),
    minlat: String(south),
    maxlon: String(east),
    maxlat: String(north),
  })}`;

/** The way by car from one place to another, on the same map. */
export const wayElsewhere = (from: MapView['point'], to: MapView['point']): string =>
  `${ELSEWHERE}directions?engine=fossgis_osrm_car&route=${from.lat}%2C${from.lon}%3B${to.lat}%2C${to.lon}`;
