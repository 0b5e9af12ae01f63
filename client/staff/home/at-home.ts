import { fill } from './fields.ts';

/** Least precision of a position that is taken for a home's, metres: a computer's guess by its line is a town. */
const PRECISE = 100;

/** Where this device is, as it is typed into the field of a point; null when it does not know, or may not say. */
const askHere = (): Promise<string | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(accuracy > PRECISE ? null : `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`),
      (error) => {
        // Refused, unknown or too late: the point can be typed or pasted.
        console.info('The device gave no position.', error.code);
        resolve(null);
      },
      { enableHighAccuracy: true, maximumAge: 30_000, timeout: 20_000 },
    );
  });

/**
 * Types the position of this device into the field of a home's point, as if its person had typed it; the line beneath
 * the button says how it goes. `fieldOf` finds the field again: a newer page may have been shown meanwhile.
 */
export async function typeHere(fieldOf: () => HTMLElement | null): Promise<void> {
  const say = (what: 'asking' | 'failed' | null): void => {
    const button = fieldOf()?.querySelector<HTMLElement>('[data-here]');
    const line = fieldOf()?.querySelector('[role="status"]');
    if (button && line) line.textContent = what === null ? '' : (button.dataset[what] ?? '');
  };
  say('asking');
  const here = await askHere();
  say(here === null ? 'failed' : null);
  const field = fieldOf();
  if (here === null || field === null) return;
  fill(field, { [field.dataset.field ?? '']: here });
  field.querySelector('input:not([type="hidden"])')?.dispatchEvent(new Event('change', { bubbles: true }));
}
