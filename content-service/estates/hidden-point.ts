import { createHmac } from 'node:crypto';

/** A point in degrees (WGS 84). */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const NEAREST_METRES = 150;
const FURTHEST_METRES = 400;
const METRES_PER_DEGREE = 111_320;

/**
 * The point that stands for a hidden address: 150–400 m from the true one, always the same.
 *
 * It hangs on the place (to about 10 m), not on the estate: were every flat of a building shifted its
 * own way, the middle of them all would give the building away. `key` keeps the shift from being
 * computed backwards by whoever reads this code, so it must be a secret wherever real estates are kept.
 */
export const hiddenPoint = (siteId: string, point: Point, key: string): Point => {
  const place = `${siteId}:${point.lat.toFixed(4)}:${point.lon.toFixed(4)}`;
  const digest = createHmac('sha256', key).update(place).digest();
  const direction = (digest.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI;
  const metres = NEAREST_METRES + (digest.readUInt32BE(4) / 2 ** 32) * (FURTHEST_METRES - NEAREST_METRES);
  const north = (metres * Math.cos(direction)) / METRES_PER_DEGREE;
  const east = (metres * Math.sin(direction)) / (METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180));
  return { lat: round(point.lat + north), lon: round(point.lon + east) };
};

/** Five decimals: about a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
