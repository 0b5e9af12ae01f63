import { isPlainClick } from '../islands/replay.ts';
import type { Parts } from '../islands.ts';
import { enhancePopovers } from '../popover/popover.ts';
import { here } from './here.ts';
import { sameScreen } from './search-address.ts';
import { formAddress, offerElements, searchInPlace } from './search-in-place.ts';

/** Choices that were made before this code had come. */
const isChosenEarly = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

/** Whether the page was opened anew, rather than returned to. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

/**
 * Search in place: each change of the filter searches anew (spec 1 §4), and so does each link of the same
 * screen. Whatever else is clicked or sent is left to the browser.
 */
export const enhanceOffer = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const elements = offerElements(root);
  if (elements === null) return;
  const { form, results } = elements;
  const { state, load } = searchInPlace(elements, parts, signal);
  const sheet = form.querySelector<HTMLElement>('[popover]');

  const apply = (): void => {
    const node = formAddress(form);
    if (node !== state().node || state().error !== null) void load(node, 'visitor');
  };

  /** Shows the results from their beginning, where that is out of sight. */
  const reveal = (): void => {
    const { top } = results.getBoundingClientRect();
    if (top < 0 || top > innerHeight) results.scrollIntoView();
  };

  const onChange = ({ target }: Event): void => {
    // A place is taken when it has been chosen or is sent; while it is typed it is only half a word.
    if (!(target instanceof HTMLInputElement && target.name === 'place')) apply();
  };

  // What changes is applied already, so that sending the form only leads to the results.
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    apply();
    for (const panel of form.querySelectorAll<HTMLDetailsElement>('.filter')) panel.open = false;
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
    results.tabIndex = -1;
    results.focus({ preventScroll: true });
    reveal();
  };

  let nodeAtOpening = '';
  const onToggle = ({ target }: Event): void => {
    if (sheet === null || target !== sheet) return;
    if (sheet.matches(':popover-open')) nodeAtOpening = state().node;
    else if (nodeAtOpening !== state().node) reveal();
  };

  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const href = event.target.closest('a:not([target], [download])')?.getAttribute('href') ?? null;
    const node = href === null ? null : sameScreen(href, location.href);
    if (node === null) return;
    event.preventDefault();
    void load(node, 'visitor').then(reveal);
  };

  const onPopState = (): void => {
    const { shown, isLoading, error } = state();
    // A jump within the page is an entry of the history too.
    const isJump = here() === shown && (location.hash !== '' || (!isLoading && error === null));
    if (!isJump) void load(here(), 'history');
  };

  form.addEventListener('change', onChange, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('toggle', onToggle, { capture: true, signal });
  root.addEventListener('click', onClick, { signal });
  addEventListener('popstate', onPopState, { signal });
  enhancePopovers(root, signal);

  // What a browser has filled in again on a return is not what the address says.
  if (!isNewVisit()) form.reset();
  else if (isChosenEarly(form)) apply();
};
