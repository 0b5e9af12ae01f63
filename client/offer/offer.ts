import { enhanceDropDowns } from '../dom/drop-downs.ts';
import { overlayEntryGone } from '../dom/overlay.ts';
import type { Parts } from '../islands/parts.ts';
import { formAddress, sameScreen } from '../partial/addresses.ts';
import { createPartial } from '../partial/create-partial.ts';
import { here } from '../partial/here.ts';
import { regionIn } from '../partial/regions.ts';
import type { Ask, Way } from '../partial/way.ts';
import { restoreList } from './list/restore-list.ts';
import { TYPED } from './search/patch-fields.ts';
import { keepPlaces } from './search/search-history.ts';
import { formIn, searchWays } from './search/search-ways.ts';

/** Choices that were made before this code had come. */
const isChosenEarly = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

/** Rest after a key before a search, milliseconds. */
const TYPING_REST = 500;

/** Whether the page was opened anew, rather than returned to. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

/**
 * The offer as a search that changes in place (spec 1 §4, "Estate list"): each change of the filter searches
 * anew, and so does each link of the same screen. Whatever else is clicked or sent is left to the browser.
 */
export const enhanceOffer = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const form = formIn(root);
  const results = regionIn(root, 'results');
  const status = regionIn(root, 'status');
  if (!form || !results || !status) return;
  // Whoever only looks has not searched: what notes searches comes with the first click, of whatever key.
  root.addEventListener(
    'click',
    () => void import('../recent/note-search.ts').then((module) => module.noteSearches(root, signal)),
    { once: true, signal },
  );
  const sheet = form.querySelector<HTMLElement>('[popover]');

  /** Shows the results from their beginning, where that is out of sight. */
  const reveal = (): void => {
    const { top } = results.getBoundingClientRect();
    if (top < 0 || top > innerHeight) results.scrollIntoView();
  };

  let sent: FormData | null = null;
  const { byForm, byTyping, byLink, byHistory } = searchWays({ root, form, results }, parts, {
    sent: () => sent,
    notePlace: () => places.note(),
    goBack: () => void places.goBack(),
    reveal,
  });

  /** Asked by the visitor: what the form says now was seen, what is typed later is newer. */
  const ask = (way: Way, address: string): Ask => {
    sent = new FormData(form);
    return { way, address };
  };

  /** What the form says, where that is not shown or under way already. */
  const change = (way = byForm): Ask | null => {
    const address = formAddress(form);
    return address !== state().node || state().error !== null ? ask(way, address) : null;
  };

  /** Whether the last search was made by typing in the field that is being typed in. */
  let isTyping = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stopTyping = (): void => {
    isTyping = false;
    clearTimeout(rest);
  };
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(TYPED)) return;
    clearTimeout(rest);
    rest = setTimeout(() => {
      const asked = change(isTyping ? byTyping : byForm);
      isTyping = true;
      if (asked) void load(asked);
    }, TYPING_REST);
  };

  /** A field that is left: its search may be made already, and then the form says what the page does. */
  const leave = (): Ask | null => {
    stopTyping();
    const asked = change();
    if (asked === null && !state().isLoading) form.reset();
    return asked;
  };

  // What changes is applied already, so that sending the form only leads to the results.
  const submit = (): Ask | null => {
    stopTyping();
    for (const panel of form.querySelectorAll<HTMLDetailsElement>('.filter')) panel.open = false;
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
    results.tabIndex = -1;
    results.focus({ preventScroll: true });
    reveal();
    return change();
  };

  const { state, load } = createPartial({
    parts,
    signal,
    status,
    ready: overlayEntryGone,
    taken: {
      root,
      link: (link) => {
        const address = sameScreen(link);
        return address === null ? null : ask(byLink, address);
      },
      forms: '[data-region="form"]',
      submit,
      // A place is taken when it has been chosen or is sent; while it is typed it is only half a word.
      change: (_, field) => (field.matches('[name="place"]') ? null : leave()),
    },
  });

  const places = keepPlaces(
    () => here() === state().shown,
    (pages) => restoreList(results, pages, parts, signal),
    signal,
  );

  let nodeAtOpening = '';
  const onToggle = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement && target.open)
      target.querySelector<HTMLElement>('[name="place"]')?.focus();
    if (sheet === null || target !== sheet) return;
    if (sheet.matches(':popover-open')) nodeAtOpening = state().node;
    else if (nodeAtOpening !== state().node) reveal();
  };

  const onPopState = (): void => {
    const { shown, isLoading, error } = state();
    // A jump within the page is an entry of the history too.
    const isJump = here() === shown && (location.hash !== '' || (!isLoading && error === null));
    if (isJump) return;
    sent = null;
    stopTyping();
    void load({ way: byHistory, address: here() });
  };

  form.addEventListener('toggle', onToggle, { capture: true, signal });
  form.addEventListener('input', onInput, { signal });
  signal.addEventListener('abort', stopTyping);
  addEventListener('popstate', onPopState, { signal });
  enhanceDropDowns(root, signal);

  // What a browser has filled in again on a return is not what the address says.
  if (!isNewVisit()) form.reset();
  else if (isChosenEarly(form)) {
    const early = change();
    if (early) void load(early);
  }
};
