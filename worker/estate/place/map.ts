import { CELL_RADIUS, cellCentre } from '#domain/map/hidden-cell.ts';
import { showsStreet } from '#domain/rules/address.ts';
import { isKnownNumber } from '#domain/rules/emptiness.ts';
import { hasMapMarker } from '#domain/rules/map-marker.ts';
import { localized } from '#domain/text.ts';
import type { FactView, LiveTilesView, MapView } from '#domain/views/estate-page.ts';
import { type OutlineShape, outlineBase } from '../../outline/outline-address.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type Property, placeOf } from '../property/property.ts';

type Point = MapView['point'];

/** Radius for a place known only by street or village (spec 2 §3, "Geo precision" 1), metres. */
const CENTRE_RADIUS = 500;
/** Zoom range of tile services: from a country to a house. */
const SERVICE_ZOOMS = { least: 6, most: 18 } as const;

/** A usable point; systems send 0,0 and -1,-1 for "none". */
function placeAt(point: Property['point']): Point | null {
  const { lat, lon } = point ?? {};
  if (!isKnownNumber(lat) || !isKnownNumber(lon)) return null;
  const unset = (lat === 0 && lon === 0) || (lat === -1 && lon === -1);
  return unset || Math.abs(lat) > 85 || Math.abs(lon) > 180 ? null : { lat, lon };
}

/**
 * The point of a home whose street is shown; null for a hidden or sold one, without a point, and where the point is no
 * more than the middle of a street or village.
 */
export const streetPoint = ({ address, sold, point, pointPrecision }: Property): Point | null =>
  showsStreet(address, sold) && pointPrecision !== 0 && pointPrecision !== 1 ? placeAt(point) : null;

/** The agency's tile service: an https template with its three placeholders; null without one. */
export function serviceOf({ site }: ViewContext): LiveTilesView | null {
  const tiles = site.settings.map?.tiles?.trim() ?? '';
  const usable =
    tiles.startsWith('https://') && ['{z}', '{x}', '{y}'].every((place) => tiles.includes(place));
  const attribution = site.settings.map?.attribution?.trim() || null;
  return usable ? { tiles, dark: null, zooms: SERVICE_ZOOMS, attribution } : null;
}

/** Point as drawn: exact, as the centre of a wide area, or its cell when the street is hidden. */
function drawn(
  point: Point,
  { address, sold, pointPrecision }: Property,
): Pick<MapView, 'point' | 'radius' | 'onRequest'> {
  if (!showsStreet(address, sold)) return { point: cellCentre(point), radius: CELL_RADIUS, onRequest: !sold };
  return { point, radius: pointPrecision === 1 ? CENTRE_RADIUS : null, onRequest: false };
}

/** A picture of the municipality among its neighbours; empty abroad. */
function outlinesOf(point: Point, town: string, { locale, site }: ViewContext): MapView['sights'] {
  const base = outlineBase(point, town, locale, site);
  if (base === null) return [];
  const shades = (shape: OutlineShape) => ({
    light: `${base}-${shape}-light.svg`,
    dark: `${base}-${shape}-dark.svg`,
  });
  return [{ scope: 'town', wide: shades('wide'), narrow: shades('narrow'), tall: shades('tall') }];
}

/** Map without a street archive. */
const withOutlines = (
  place: Pick<MapView, 'point' | 'radius' | 'onRequest' | 'label'>,
  town: string,
  context: ViewContext,
): MapView => ({
  ...place,
  live: serviceOf(context),
  sights: outlinesOf(place.point, town, context),
  base: 'outlines',
  credit: null,
  near: { stated: [], found: [], coarse: place.radius !== null },
});

/**
 * Map of an estate; null without location, sub type or status (spec 1 §4), or when its precision says "no
 * data".
 */
export function toMap(property: Property, context: ViewContext): MapView | null {
  const point = placeAt(property.point);
  const marked = hasMapMarker({
    geoLocation: property.point,
    subType: { id: property.subTypeId },
    transaction: { id: property.transactionId },
  });
  if (point === null || !marked || property.pointPrecision === 0) return null;
  const town = localized(property.address?.city?.name, context.locale);
  return withOutlines({ ...drawn(point, property), label: placeOf(property, context) }, town, context);
}

/** Map of a place whose street is never shown, such as a holiday rental; null without a point. */
export function toAreaMap(
  point: Property['point'],
  { label, town }: { readonly label: string; readonly town: string },
  context: ViewContext,
): MapView | null {
  const place = placeAt(point);
  if (place === null) return null;
  const area = { point: cellCentre(place), radius: CELL_RADIUS, onRequest: false, label };
  return withOutlines(area, town, context);
}

/** Adds the listing's own facts about its surroundings to a map. */
export const withStated = (map: MapView | null, stated: readonly FactView[]): MapView | null =>
  map && { ...map, near: { ...map.near, stated } };
