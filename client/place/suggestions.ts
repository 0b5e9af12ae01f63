import { readPlaceQuery } from '#domain/filter/place.ts';
import { fold } from '#domain/fold.ts';
import { DEFAULT_LOCALE, isLocale } from '#domain/locale.ts';
import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import { counted } from '../ui/text.ts';
import { createCombobox } from './combobox.ts';
import { checkbox } from './place-filter.ts';
import { createSuggester } from './suggester.ts';

/** Indices at which the words of a text begin. */
const wordStarts = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);

/**
 * The part of a text that matches the typed text at the start of a word, ignoring accents, capitals and
 * hyphens: start and end index; null when nothing matches. `folded` is the typed text, folded.
 */
export const matchedPart = (text: string, folded: string): readonly [from: number, to: number] | null => {
  if (folded === '') return null;
  const from = wordStarts(text).find((start) => fold(text.slice(start)).startsWith(folded));
  if (from === undefined) return null;
  let to = from + 1;
  while (to < text.length && fold(text.slice(from, to)).length < folded.length) to += 1;
  return [from, to];
};

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
const pickPlace = ({ root, input, send }: PlaceForm, city: PlaceSuggestion): void => {
  const cities = root.querySelector<HTMLElement>('[data-part="cities"]');
  // Beside places with their surroundings, and with a radius, the server makes a circle of it.
  const hasRadius = [...root.querySelectorAll('select')].some(({ value }) => value !== '');
  const isSearch = input.form?.method === 'get';
  if (city.href !== null && isSearch) location.assign(city.href);
  else if (cities === null || (city.text !== null && !isSearch)) input.value = city.text ?? typedName(city);
  else if (city.text !== null) send(city.text);
  else if (hasRadius) send(typedName(city));
  else {
    input.value = '';
    checkCity(cities, city).dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/** Elements of the page that suggestions use. */
interface SuggestionParts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  /** Address of the suggestions, and the texts for their number. */
  readonly words: DOMStringMap;
  readonly root: HTMLElement;
  /** Sends a text as a place. */
  readonly send: (text: string) => void;
}

/** A text with the matching part marked. */
const marked = (text: string, folded: string): Node[] => {
  const part = matchedPart(text, folded);
  if (part === null) return [new Text(text)];
  const [from, to] = part;
  const mark = document.createElement('mark');
  mark.textContent = text.slice(from, to);
  return [new Text(text.slice(0, from)), mark, new Text(text.slice(to))];
};

const element = (name: 'span' | 'small', content: Node[]): HTMLElement => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

/** A suggested place: its name, its zip, and the other name by which it was found. */
const drawOption = ({ name, zip, alias }: PlaceSuggestion, typed: string): Node[] => {
  const { zip: typedZip, words } = readPlaceQuery(typed);
  // Spaces in between, so that screen readers read the option as separate words.
  return [
    element('span', marked(name, words)),
    new Text(' '),
    element('small', marked(zip, typedZip ?? words)),
    ...(alias === null ? [] : [new Text(' '), element('small', marked(alias, words))]),
  ];
};

/** Suggests places beneath a field while the visitor types. When that fails, the field stays a plain one. */
export const suggestPlaces = (
  { root, input, send, list, status, words }: SuggestionParts,
  signal: AbortSignal,
): void => {
  const { suggest = '', none = '', one = '', other = '' } = words;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;

  let shown: readonly PlaceSuggestion[] = [];
  const say = (text: string, seen: boolean): void => {
    status.textContent = text;
    status.className = seen ? 'place__none' : 'hidden';
  };
  const suggester = createSuggester(suggest, (found, text) => {
    shown = found;
    combobox.open(found.map((city) => drawOption(city, text)));
    if (found.length === 0) say(none, true);
    else say(counted({ one, other }, found.length, locale), false);
  });
  const onType = (text: string): void => {
    if (text.trim() === '') combobox.close();
    else suggester.ask(text);
  };
  const combobox = createCombobox(
    { input, list },
    {
      onType,
      onWanted: suggester.ask,
      onReach: suggester.cancel,
      onPick: (index) => {
        const city = shown[index];
        if (city) pickPlace({ root, input, send }, city);
      },
      onClose: () => {
        suggester.cancel();
        say('', false);
      },
    },
    signal,
  );
  // Text that was typed while this code loaded.
  if (document.activeElement === input) onType(input.value);
};
