import { COUNTRY_OUTLINE, type LinePoint, RIVERS, SEA_OUTLINE } from './belgium.ts';
import { toWorld, type WorldPoint } from './projection.ts';

/**
 * Units of the drawn land: whole numbers near the middle of the country, so that paths are short and an
 * SVG's single precision is enough.
 */
export const LAND_UNITS = 2 ** 20;
/** North-west of the country: where the land's units begin. */
const ORIGIN: WorldPoint = toWorld({ lat: 52, lon: 2 });

/** A point of the world in the units of the land. */
export const toLand = ({ x, y }: WorldPoint): WorldPoint => ({
  x: (x - ORIGIN.x) * LAND_UNITS,
  y: (y - ORIGIN.y) * LAND_UNITS,
});

/** The point of the world that lies at a point of the land. */
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

/** What is drawn beneath the marks, as values of `d` in the units of the land. */
export const LAND = {
  sea: `${pathOf(SEA_OUTLINE)}Z`,
  country: `${pathOf(COUNTRY_OUTLINE)}Z`,
  rivers: RIVERS.map(pathOf).join(''),
} as const;
