import { showsStreet } from '../../../domain/rules/address.ts';
import { isKnownNumber } from '../../../domain/rules/emptiness.ts';
import { hasMapMarker } from '../../../domain/rules/map-marker.ts';
import type { MapView } from '../../../domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type Property, placeOf } from '../property/property.ts';

type Point = MapView['point'];

/** Side of the squares that hidden places are rounded to, metres. */
const CELL = 300;
/** How far outside its square a circle is centred, in sides: so no estate is ever the centre of its circle. */
const ASIDE = 0.15;
/** The far corner of the square, and as far again as a content service may have moved the point; metres. */
const HIDDEN_RADIUS = 900;
/** A place known by its street or village only (spec 2 §3, "Geo precision" 1), metres. */
const CENTRE_RADIUS = 500;
const METRES_PER_DEGREE = 111_320;
/** The same side in degrees, of longitude as far north as anyone here lives. */
export const HIDDEN_CELL = { lat: CELL / METRES_PER_DEGREE, lon: (2 * CELL) / METRES_PER_DEGREE } as const;

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/**
 * A place near a hidden one: the corner of its square in a fixed grid, moved a little outside. All estates
 * of a square share it, so neither the circle nor its like in another answer leads back to the estate.
 */
export function fuzzed({ lat, lon }: Point): Point {
  const latStep = CELL / METRES_PER_DEGREE;
  const south = Math.floor(lat / latStep) * latStep;
  const lonStep = latStep / Math.max(0.01, Math.cos((south * Math.PI) / 180));
  const west = Math.floor(lon / lonStep) * lonStep;
  return { lat: rounded(south - ASIDE * latStep), lon: rounded(west - ASIDE * lonStep) };
}

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

/** Where the point is drawn: as it is, as the middle of a wide area, or fuzzed where the street is not shown. */
function drawn(
  point: Point,
  { address, sold, pointPrecision }: Property,
): Pick<MapView, 'point' | 'radius' | 'onRequest'> {
  if (!showsStreet(address, sold)) return { point: fuzzed(point), radius: HIDDEN_RADIUS, onRequest: !sold };
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
    : { point: fuzzed(place), radius: HIDDEN_RADIUS, onRequest: false, label, ...tilesOf(context) };
}
