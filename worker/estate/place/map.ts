import { CELL_RADIUS, cellCentre } from '../../../domain/map/hidden-cell.ts';
import { showsStreet } from '../../../domain/rules/address.ts';
import { isKnownNumber } from '../../../domain/rules/emptiness.ts';
import { hasMapMarker } from '../../../domain/rules/map-marker.ts';
import type { MapView } from '../../../domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type Property, placeOf } from '../property/property.ts';

type Point = MapView['point'];

/** A place known by its street or village only (spec 2 §3, "Geo precision" 1), metres. */
const CENTRE_RADIUS = 500;

/** A place on earth that maps can draw; 0,0 and -1,-1 are what systems send for none. */
function placeAt(point: Property['point']): Point | null {
  const { lat, lon } = point ?? {};
  if (!isKnownNumber(lat) || !isKnownNumber(lon)) return null;
  const unset = (lat === 0 && lon === 0) || (lat === -1 && lon === -1);
  return unset || Math.abs(lat) > 85 || Math.abs(lon) > 180 ? null : { lat, lon };
}

/** An https template with its three places, else none: the page then draws a base of its own. */
export function tilesOf({ site }: ViewContext): Pick<MapView, 'tiles' | 'attribution'> {
  const tiles = site.settings.map?.tiles?.trim() ?? '';
  const usable =
    tiles.startsWith('https://') && ['{z}', '{x}', '{y}'].every((place) => tiles.includes(place));
  return usable
    ? { tiles, attribution: site.settings.map?.attribution?.trim() || null }
    : { tiles: null, attribution: null };
}

/** Where the point is drawn: as it is, as the middle of a wide area, or its cell where the street is not shown. */
function drawn(
  point: Point,
  { address, sold, pointPrecision }: Property,
): Pick<MapView, 'point' | 'radius' | 'onRequest'> {
  if (!showsStreet(address, sold)) return { point: cellCentre(point), radius: CELL_RADIUS, onRequest: !sold };
  return { point, radius: pointPrecision === 1 ? CENTRE_RADIUS : null, onRequest: false };
}

/** The map of an estate; null without location, sub type or status (spec 1 §4), or where its precision says "no data". */
export function toMap(property: Property, context: ViewContext): MapView | null {
  const point = placeAt(property.point);
  const marked = hasMapMarker({
    geoLocation: property.point,
    subType: { id: property.subTypeId },
    transaction: { id: property.transactionId },
  });
  if (point === null || !marked || property.pointPrecision === 0) return null;
  return { ...drawn(point, property), label: placeOf(property, context), ...tilesOf(context) };
}

/** The map of a place whose street is never shown, such as a holiday rental; null without a place. */
export function toAreaMap(point: Property['point'], label: string, context: ViewContext): MapView | null {
  const place = placeAt(point);
  return place === null
    ? null
    : { point: cellCentre(place), radius: CELL_RADIUS, onRequest: false, label, ...tilesOf(context) };
}
