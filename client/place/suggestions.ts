import { readPlaceQuery } from '#domain/filter/place.ts';
import { DEFAULT_LOCALE, isLocale } from '#domain/locale.ts';
import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import { counted } from '../ui/text.ts';
import { createCombobox } from './combobox.ts';
import { matchedPart } from './matched-part.ts';
import { pickPlace } from './pick-place.ts';
import { createSuggester } from './suggester.ts';

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
