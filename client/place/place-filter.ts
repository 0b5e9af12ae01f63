import type { PlaceSuggestion } from '../../domain/views/place-field.ts';

const checkbox = (root: ParentNode, name: string, value?: string): HTMLInputElement | null =>
  root.querySelector(`input[name="${name}"]${value === undefined ? '' : `[value="${CSS.escape(value)}"]`}`);

/** A place as the server reads it: "Brugge (8000)". */
const typedName = ({ name, zip }: PlaceSuggestion): string => (zip === '' ? name : `${name} (${zip})`);

const cityChoice = ({ id, name }: PlaceSuggestion): HTMLInputElement => {
  const label = document.createElement('label');
  label.className = 'check';
  const input = document.createElement('input');
  Object.assign(input, { type: 'checkbox', name: 'city', value: id });
  const words = document.createElement('span');
  words.textContent = name;
  const count = document.createElement('small');
  count.dataset.count = '';
  label.append(input, words, count);
  return input;
};

/** Checks a place in the list of cities, where it comes to stand first. */
const checkCity = (cities: HTMLElement, city: PlaceSuggestion): HTMLInputElement => {
  const choice = checkbox(cities, 'city', city.id) ?? cityChoice(city);
  choice.disabled = false;
  choice.checked = true;
  const label = choice.closest('label');
  if (label) cities.querySelector('.option-list')?.prepend(label);
  return choice;
};

/**
 * The filter's part of a place field: what a picked place does to it, and how circle, radius and cities
 * keep each other sound, since a circle takes the place of the cities (spec 1 §5). A field without a list
 * of cities just takes the name.
 */
export const createPlaceFilter = (
  root: HTMLElement,
  input: HTMLInputElement,
  signal: AbortSignal,
): ((city: PlaceSuggestion) => void) => {
  const radius = root.querySelector('select');
  const circle = (): HTMLInputElement | null => checkbox(root, 'geo_range');
  const dropCircle = (): void => {
    const choice = circle();
    if (choice) choice.checked = false;
  };

  /** Sends what stands in the field; the server makes a city or a circle of it. */
  const send = (name: string): void => {
    input.value = name;
    dropCircle();
    input.form?.requestSubmit();
  };

  /** A radius that was chosen; whether the search has anything to do with it. */
  const onRadius = (event: Event, km: string): void => {
    const drawn = circle();
    if (km === '' && drawn?.checked && drawn.dataset.place) {
      // The place alone, without what lies around it.
      event.stopPropagation();
      send(drawn.dataset.place);
    } else if (!drawn?.checked && input.value.trim() === '' && !root.querySelector('[name="city"]:checked')) {
      // It waits for its place; a search now would drop it.
      event.stopPropagation();
    }
  };

  const onChoice = (choice: HTMLInputElement): void => {
    const drawn = circle();
    const leavesCircle = choice === drawn ? !choice.checked : choice.name === 'city' && drawn?.checked;
    if (!leavesCircle) return;
    dropCircle();
    if (radius) radius.value = '';
  };

  root.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (target === radius && radius) onRadius(event, radius.value);
      else if (target instanceof HTMLInputElement) onChoice(target);
    },
    { signal },
  );

  /** A street, a province or the coast is sent as it is typed; a form that is no search just takes it. */
  const typeIn = (text: string): void => {
    input.value = text;
    if (root.querySelector('[data-part="cities"]') && input.form?.method === 'get') send(text);
  };

  return (city) => {
    if (city.href !== null && input.form?.method === 'get') {
      location.assign(city.href);
      return;
    }
    if (city.text !== null) {
      typeIn(city.text);
      return;
    }
    const cities = root.querySelector<HTMLElement>('[data-part="cities"]');
    if (cities === null) input.value = typedName(city);
    else if (radius && radius.value !== '') send(typedName(city));
    else {
      input.value = '';
      checkCity(cities, city).dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
};
