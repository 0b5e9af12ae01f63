import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import { checkbox } from './place-filter.ts';

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

/** Checks a place in the list of cities and moves it to the top. */
const checkCity = (cities: HTMLElement, city: PlaceSuggestion): HTMLInputElement => {
  const choice = checkbox(cities, 'city', city.id) ?? cityChoice(city);
  choice.disabled = false;
  choice.checked = true;
  const label = choice.closest('label');
  if (label) cities.querySelector('.option-list')?.prepend(label);
  return choice;
};

/** Elements and functions that a pick works with. */
interface PlaceForm {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Sends the text of the field; the server turns it into a search. */
  readonly send: (text: string) => void;
}

/**
 * Applies a picked place to the filter. A field without a list of cities just takes the name, and so does a
 * form that is not a search when the place is not a town.
 */
export const pickPlace = ({ root, input, send }: PlaceForm, city: PlaceSuggestion): void => {
  const cities = root.querySelector<HTMLElement>('[data-part="cities"]');
  const radius = root.querySelector('select');
  const isSearch = input.form?.method === 'get';
  if (city.href !== null && isSearch) location.assign(city.href);
  else if (cities === null || (city.text !== null && !isSearch)) input.value = city.text ?? typedName(city);
  else if (city.text !== null) send(city.text);
  else if (radius && radius.value !== '') send(typedName(city));
  else {
    input.value = '';
    checkCity(cities, city).dispatchEvent(new Event('change', { bubbles: true }));
  }
};
