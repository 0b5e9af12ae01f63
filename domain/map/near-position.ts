import type { Place } from './projection.ts';

/** Steps of a kilometre or a little more in our latitudes, degrees. */
const STEP = { lat: 0.01, lon: 0.015 } as const;
/** Radius around a visitor, kilometres. */
export const NEAR_KM = 5;

const stepped = (degrees: number, step: number): number =>
  Number((Math.round(degrees / step) * step).toFixed(3));

/** A visitor's position as it may stand in an address: rounded to about a kilometre, so that it names no house. */
export const nearPosition = ({ lat, lon }: Place): Place => ({
  lat: stepped(lat, STEP.lat),
  lon: stepped(lon, STEP.lon),
});
