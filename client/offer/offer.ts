import { enhanceDropDowns } from '../dom/drop-downs.ts';
import { here } from '../dom/here.ts';
import { later } from '../dom/later.ts';
import { onPageStep } from '../dom/overlay.ts';
import type { Parts } from '../islands/parts.ts';
import { formAddress, sameScreen } from '../partial/addresses.ts';
import { createPartial } from '../partial/create-partial.ts';
import { regionIn } from '../partial/regions.ts';
import type { Ask, Way } from '../partial/way.ts';
import { wasSearched } from '../recent/was-searched.ts';
import { restoreList } from './list/restore-list.ts';
import { TEXTS, TYPED } from './search/patch-fields.ts';
import { COUNTING } from './search/patch-form.ts';
import { keepPlaces } from './search/search-history.ts';
import { formIn, isChosenEarly, searchWays } from './search/search-ways.ts';

/** Pause after a key press before a search, milliseconds. */
const TYPING_REST = 500;

/** Whether the page was opened newly, not by Back, Forward or reload. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

/**
 * The offer as a search in place (spec 1 §4, "Estate list"): each change of the filter searches again, and so
 * does each link to the same screen. All other links and forms are left to the browser.
 */
export const enhanceOffer = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const form = formIn(root);
  const results = regionIn(root, 'results');
  const status = regionIn(root, 'status');
  if (!form || !results || !status) return;
  // A visitor who only looks has not searched: searches are noted once a form was sent, here or on the page before, or
  // at the first click of any mouse button.
  const note = (): void =>
    later(import('../recent/note-search.ts'), (module) => module.noteSearches(root, signal));
  if (wasSearched()) note();
  else root.addEventListener('click', note, { once: true, signal });

  /** Scrolls to the start of the results when that is out of view. */
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

  /** A search made by the visitor: form values at this moment are part of it; later typing is newer. */
  const ask = (way: Way, address: string): Ask => {
    sent = new FormData(form);
    return { way, address };
  };

  /** Search for the current form values, unless it is already shown or under way. */
  const change = (way = byForm): Ask | null => {
    const address = formAddress(form);
    return address !== state().node || state().error !== null ? ask(way, address) : null;
  };

  /** Whether the last search came from typing in the field that still has the focus. */
  let isTyping = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stopTyping = (): void => {
    isTyping = false;
    clearTimeout(rest);
  };
  const onInput = ({ target }: Event): void => {
    form.setAttribute(COUNTING, '');
    if (!(target instanceof Element) || !target.matches(TYPED)) return;
    clearTimeout(rest);
    rest = setTimeout(() => {
      const asked = change(isTyping ? byTyping : byForm);
      isTyping = true;
      if (asked) void load(asked);
      else if (!state().isLoading) form.removeAttribute(COUNTING);
    }, TYPING_REST);
  };

  /** When a field is left, its search may already be done; the form then agrees with the page. */
  const leave = (): Ask | null => {
    stopTyping();
    const asked = change();
    if (asked === null && !state().isLoading) {
      form.reset();
      form.removeAttribute(COUNTING);
    }
    return asked;
  };

  // Changes are applied already, so sending the form only scrolls to the results.
  const submit = (): Ask | null => {
    stopTyping();
    for (const panel of form.querySelectorAll<HTMLDetailsElement>('.filter')) panel.open = false;
    results.tabIndex = -1;
    results.focus({ preventScroll: true });
    reveal();
    return change();
  };

  const { state, load } = createPartial({
    parts,
    signal,
    status,
    taken: {
      root,
      link: (link) => {
        const address = sameScreen(link);
        return address === null ? null : ask(byLink, address);
      },
      forms: '[data-region="form"]',
      submit,
      // A place is used once it is chosen or sent; while it is being typed it is incomplete.
      change: (_, field) => (field.matches('[name="place"]') ? null : leave()),
    },
  });

  const places = keepPlaces(
    () => here() === state().shown,
    (pages) => restoreList(results, pages, parts, signal),
    signal,
  );

  const onToggle = ({ target }: Event): void => {
    // On a touch screen its keyboard would cover the panel.
    if (target instanceof HTMLDetailsElement && target.open && matchMedia('(pointer: fine)').matches)
      target.querySelector<HTMLElement>(TEXTS)?.focus();
  };

  const onStep = (): void => {
    const { shown, isLoading, error } = state();
    // A jump within the page (a fragment) is a history entry too.
    const isJump = here() === shown && (location.hash !== '' || (!isLoading && error === null));
    if (isJump) return;
    sent = null;
    stopTyping();
    void load({ way: byHistory, address: here() });
  };

  form.addEventListener('toggle', onToggle, { capture: true, signal });
  form.addEventListener('input', onInput, { signal });
  signal.addEventListener('abort', stopTyping);
  onPageStep(onStep, signal);
  enhanceDropDowns(root, signal);

  // Values that the browser filled in again on a return may differ from the address; what is being typed stays,
  // and counts when the field is left.
  if (!isNewVisit()) {
    if (!form.contains(document.activeElement)) form.reset();
  } else if (isChosenEarly(form)) {
    const early = change();
    if (early) void load(early);
  }
};
