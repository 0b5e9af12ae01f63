import { NEAR_KM, nearPosition } from '#domain/map/near-position.ts';

/** The visitor's surroundings as the parameter of a search, rounded before they leave this function; null when the device gives no position. */
export const askNear = (): Promise<string | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const { lat, lon } = nearPosition({ lat: latitude, lon: longitude });
        resolve(`${NEAR_KM}km;${lat};${lon}`);
      },
      (error) => {
        // Refused, unknown or too late: the visitor can type a place instead.
        console.info('The device gave no position.', error.code);
        resolve(null);
      },
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });
