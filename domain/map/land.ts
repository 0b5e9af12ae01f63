import { COUNTRY_OUTLINE, type LinePoint, RIVERS, SEA_OUTLINE } from './belgium.ts';
import { toWorld, type WorldPoint } from './projection.ts';

/**
 * Units of the drawn land: whole numbers near the centre of the country, so that paths are short and the
 * single precision of SVG is enough.
 */
export const LAND_UNITS = 2 ** 20;
/** Origin of the units: north-west of the country. */
const ORIGIN: WorldPoint = toWorld({ lat: 52, lon: 2 });

/** Converts world coordinates to land units. */
export const toLand = ({ x, y }: WorldPoint): WorldPoint => ({
  x: (x - ORIGIN.x) * LAND_UNITS,
  y: (y - ORIGIN.y) * LAND_UNITS,
});

/** Converts land units to world coordinates. */
export const fromLand = ({ x, y }: WorldPoint): WorldPoint => ({
  x: x / LAND_UNITS + ORIGIN.x,
  y: y / LAND_UNITS + ORIGIN.y,
});

const pathOf = (points: readonly LinePoint[]): string =>
  points
    .map(([lon, lat], index) => {
      const { x, y } = toLand(toWorld({ lat, lon }));
      return `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`;
    })
    .join('');

/** Background shapes below the markers, as `d` attributes in land units. */
export const LAND = {
  sea: `${pathOf(SEA_OUTLINE)}Z`,
  country: `${pathOf(COUNTRY_OUTLINE)}Z`,
  rivers: RIVERS.map(pathOf).join(''),
} as const;
