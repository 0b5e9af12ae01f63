import { later } from '../dom/later.ts';
import { createPlaceFilter } from './place-filter.ts';

/** Adds the list of suggestions and a line that says how many there are. */
const addList = (input: HTMLInputElement, label: string) => {
  const list = document.createElement('ul');
  list.id = `${input.id}-list`;
  list.className = 'place__list';
  list.role = 'listbox';
  list.ariaLabel = label;
  list.hidden = true;
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'hidden';
  input.after(list);
  input.closest('.place')?.after(status);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);
  return { list, status };
};

/** Marks the text as wrong and brings the field into view, which may be in a closed drop-down. */
const showProblem = (input: HTMLInputElement, problem: Element): void => {
  if (problem.childElementCount === 0) {
    input.removeAttribute('aria-invalid');
    return;
  }
  input.ariaInvalid = 'true';
  // Does not move the focus away from a number or a word that is being typed; the page also says the problem above its
  // results.
  if (document.activeElement?.matches('[inputmode]')) return;
  const panel = input.closest('details');
  if (panel) panel.open = true;
  input.focus();
};

/** A place field with suggestions and the visitor's own surroundings; the code of each loads when it is first used. */
export const enhancePlace = (root: HTMLElement, signal: AbortSignal): void => {
  const input = root.querySelector<HTMLInputElement>('.place input');
  const problem = root.querySelector('[data-part="place-problem"]');
  if (!input || !problem) return;
  const words = root.dataset;
  const send = createPlaceFilter(root, input, signal);
  const drawn = addList(input, words.label ?? '');

  const wake = (): void => {
    later(import('./suggestions.ts'), (module) =>
      module.suggestPlaces({ root, input, send, ...drawn, words }, signal),
    );
  };
  if (document.activeElement === input) wake();
  else input.addEventListener('focus', wake, { once: true, signal });

  // A search in place brings its own problem message.
  const observer = new MutationObserver(() => showProblem(input, problem));
  observer.observe(problem, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const nearButton = root.querySelector<HTMLElement>('[data-near]');
  const sayOffline = (): void => {
    const status = root.querySelector('[data-near-status]');
    if (status) status.textContent = nearButton?.dataset.offline ?? '';
  };
  const near = (): void => later(import('./search-near.ts'), (module) => module.searchNear(root), sayOffline);
  nearButton?.addEventListener('click', near, { signal });
  // A suggested place in the message is followed like any link, and disappears with the message; the focus
  // returns to the field.
  problem.addEventListener('click', () => input.focus(), { signal });
};
