import { serializeGeoRange } from '#domain/filter/geo-range.ts';
import { NEAR_KM, nearPosition } from '#domain/map/near-position.ts';

/** The visitor's surroundings as the parameter of a search, rounded before they leave this function; null when the device gives no position. */
export const askNear = (): Promise<string | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve(serializeGeoRange({ km: NEAR_KM, ...nearPosition({ lat: latitude, lon: longitude }) })),
      (error) => {
        // Refused, unknown or too late: the visitor can type a place instead.
        console.info('The device gave no position.', error.code);
        resolve(null);
      },
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });

/** Adds the visitor's surroundings to the places of a search and sends it; the line beneath the button says how it goes. */
export async function searchNear(root: HTMLElement, { form, dataset }: HTMLButtonElement): Promise<void> {
  const status = root.querySelector('[data-near-status]');
  const say = (words = ''): void => {
    if (status) status.textContent = words;
  };
  say(dataset.asking);
  const range = await askNear();
  say(range === null ? dataset.denied : '');
  const circles = root.querySelector('[data-part="circle"]');
  if (range === null || !form || !circles) return;
  // They would be replaced by a place with its surroundings (spec 1 §5).
  for (const town of form.querySelectorAll<HTMLInputElement>('[name="city"]')) town.checked = false;
  for (const area of form.querySelectorAll<HTMLInputElement>('[name="area"]')) area.value = '';
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'geo_range', value: range });
  // The answer replaces the content of this part, where it has its own row.
  circles.append(field);
  form.requestSubmit();
}
