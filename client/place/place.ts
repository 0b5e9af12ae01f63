import { readPlaceQuery } from '../../domain/filter/place.ts';
import { DEFAULT_LOCALE, isLocale } from '../../domain/locale.ts';
import type { CitySuggestion } from '../../domain/views/place-field.ts';
import { counted } from '../text.ts';
import { createCombobox } from './combobox.ts';
import { matchedPart } from './matched-part.ts';
import { createPlaceFilter } from './place-filter.ts';
import { createSuggester } from './suggester.ts';

/** A text with what was typed of it marked. */
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
const drawOption = ({ name, zip, alias }: CitySuggestion, typed: string): Node[] => {
  const { zip: typedZip, words } = readPlaceQuery(typed);
  // Spaces between, so that the option's name is read as words.
  return [
    element('span', marked(name, words)),
    new Text(' '),
    element('small', marked(zip, typedZip ?? words)),
    ...(alias === null ? [] : [new Text(' '), element('small', marked(alias, words))]),
  ];
};

/**
 * A place field that suggests as one types. Where suggestions fail it stays the plain field it is. A
 * problem that comes with an answer is brought into view, since the field may be in a closed drop-down.
 */
export const enhancePlace = (root: HTMLElement, signal: AbortSignal): void => {
  const input = root.querySelector<HTMLInputElement>('input[name="place"]');
  const field = input?.closest('.field');
  const { suggest = '', label = '', none = '', one = '', other = '' } = root.dataset;
  if (!input || !field || suggest === '') return;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;

  const list = document.createElement('ul');
  list.id = `${input.id}-list`;
  list.className = 'place__list';
  list.ariaLabel = label;
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'hidden';
  field.append(list, status);

  let shown: readonly CitySuggestion[] = [];
  const say = (words: string, seen: boolean): void => {
    status.textContent = words;
    status.className = seen ? 'place__none' : 'hidden';
  };
  const pick = createPlaceFilter(root, input, signal);
  const suggester = createSuggester(suggest, (found, text) => {
    shown = found;
    combobox.open(found.map((city) => drawOption(city, text)));
    if (found.length === 0) say(none, true);
    else say(counted({ one, other }, found.length, locale), false);
  });
  const combobox = createCombobox(
    { input, list },
    {
      onType: (text) => {
        if (text.trim() === '') combobox.close();
        else suggester.ask(text);
      },
      onWanted: suggester.ask,
      onPick: (index) => {
        const city = shown[index];
        if (city) pick(city);
      },
      onClose: () => {
        suggester.cancel();
        say('', false);
      },
    },
    signal,
  );

  const problem = root.querySelector('[data-part="place-problem"]');
  if (!problem) return;
  const observer = new MutationObserver(() => {
    const wrong = problem.childElementCount > 0;
    if (wrong) input.ariaInvalid = 'true';
    else input.removeAttribute('aria-invalid');
    if (!wrong) return;
    const panel = input.closest('details');
    if (panel) panel.open = true;
    if (!input.checkVisibility()) input.closest<HTMLElement>('[popover]')?.showPopover();
    input.focus();
  });
  observer.observe(problem, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  // A place that was offered is followed like any link, and what it stood in leaves with the problem.
  problem.addEventListener('click', () => input.focus(), { signal });
};
