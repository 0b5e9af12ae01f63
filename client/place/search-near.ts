import { askNear } from './near-me.ts';

/** Adds the visitor's surroundings to the places of a search and sends it; the line beneath the button says how it goes. */
export async function searchNear(root: HTMLElement): Promise<void> {
  const button = root.querySelector<HTMLButtonElement>('[data-near]');
  if (!button) return;
  const { form, dataset } = button;
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
