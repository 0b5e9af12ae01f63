import { isPlainClick } from '../islands/replay.ts';
import type { Parts } from '../islands.ts';
import { enhancePopovers } from '../popover/popover.ts';
import { fetchPage } from './fetch-page.ts';
import { here } from './here.ts';
import { keepFocus } from './keep-focus.ts';
import { patchForm } from './patch-form.ts';
import { sameScreen, searchAddress } from './search-address.ts';
import { enter, keepPlaces, returnToPlace } from './search-history.ts';
import { drawnSearch, type SearchEvent, searchReducer } from './search-state.ts';
import { replaceContent, swapHead, swapRegions } from './swap-regions.ts';

const FORM = 'form[data-region="form"]';

const region = (root: ParentNode, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-region="${name}"]`);

/** Which build of the client a page was drawn for: parts of two builds do not belong together. */
const buildOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type="module"]')?.getAttribute('src');

/** Choices that differ from those the page came with. */
const isChosenEarly = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

/** Whether the page was opened anew, rather than returned to. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

/** Who asked for a page: the visitor, who gets an entry of the history for it, or the history itself. */
type Asker = 'visitor' | 'history';

/**
 * Search in place (spec 1 §4, "Each change of the filter re-triggers the estate search"): a changed form
 * and links of the same screen fetch the very page that they lead to, and its regions are taken over.
 * Whatever cannot be done so is left to the browser.
 */
export const enhanceOffer = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const form = root.querySelector<HTMLFormElement>(FORM);
  const results = region(root, 'results');
  const status = region(root, 'status');
  if (!form || !results || !status) return;

  const formAddress = (): string => searchAddress(form.getAttribute('action') ?? here(), new FormData(form));

  let state = drawnSearch(formAddress(), here());
  const dispatch = (event: SearchEvent): void => {
    state = searchReducer(state, event);
    results.ariaBusy = String(state.isLoading);
  };
  const notePlace = keepPlaces(() => here() === state.shown, signal);

  const show = (page: Document, fresh: Element, sent: FormData | null): void => {
    const restoreFocus = keepFocus();
    swapRegions(page, parts);
    patchForm(form, fresh, parts, (input) => sent !== null && sent.get(input.name) !== input.value);
    swapHead(page);
    restoreFocus();
    status.textContent = region(page, 'status')?.textContent ?? '';
  };

  const showFailure = (node: string): void => {
    const drawn = root.querySelector<HTMLTemplateElement>('template[data-part="offline"]');
    if (drawn === null) return;
    const copy = document.importNode(drawn.content, true);
    copy.querySelector('a')?.setAttribute('href', node);
    const restoreFocus = keepFocus();
    replaceContent(results, [...copy.childNodes], parts);
    restoreFocus();
  };

  let running = new AbortController();
  const load = async (node: string, asker: Asker): Promise<void> => {
    running.abort();
    running = new AbortController();
    const request = state.request + 1;
    const sent = asker === 'visitor' ? new FormData(form) : null;
    dispatch({ type: 'first-requested', request, node });
    // Emptied, so that the answer is heard even where it says the same again.
    status.textContent = '';
    try {
      const { page, address } = await fetchPage(node, running.signal);
      if (request !== state.request) return;
      const fresh = page.querySelector(FORM);
      if (fresh === null || buildOf(page) !== buildOf(document)) {
        if (asker === 'visitor') location.assign(address);
        else location.reload();
        return;
      }
      if (asker === 'visitor') {
        notePlace();
        enter(address);
      }
      dispatch({ type: 'first-loaded', request, shown: here() });
      show(page, fresh, sent);
      state = { ...state, node: formAddress() };
      if (asker === 'history') returnToPlace();
    } catch (error) {
      if (request !== state.request) return;
      console.error('The search could not be fetched.', error);
      dispatch({ type: 'failed', request, error });
      showFailure(node);
    }
  };

  /** Shows the results from their beginning, where they are out of sight. */
  const reveal = (): void => {
    const { top } = results.getBoundingClientRect();
    if (top < 0 || top > innerHeight) results.scrollIntoView();
  };

  const apply = (): void => {
    const node = formAddress();
    if (node !== state.node || state.error !== null) void load(node, 'visitor');
  };

  const sheet = form.querySelector<HTMLElement>('[popover]');
  let nodeAtOpening = '';
  form.addEventListener(
    'toggle',
    ({ target }) => {
      if (target !== sheet) return;
      if (sheet?.matches(':popover-open')) nodeAtOpening = state.node;
      else if (nodeAtOpening !== state.node) reveal();
    },
    { capture: true, signal },
  );

  form.addEventListener(
    'change',
    ({ target }) => {
      // A place is taken when it has been chosen or is sent; while it is typed it is only half a word.
      if (!(target instanceof HTMLInputElement && target.name === 'place')) apply();
    },
    { signal },
  );

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      apply();
      for (const panel of form.querySelectorAll('details')) panel.open = false;
      if (sheet?.matches(':popover-open')) sheet.hidePopover();
      results.tabIndex = -1;
      results.focus({ preventScroll: true });
      reveal();
    },
    { signal },
  );

  root.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a[href]:not([target], [download])');
      const node = sameScreen(link?.getAttribute('href') ?? '#', location.href);
      if (link === null || node === null) return;
      event.preventDefault();
      void load(node, 'visitor').then(() => {
        if (results.contains(link) || !link.isConnected) reveal();
      });
    },
    { signal },
  );

  addEventListener(
    'popstate',
    () => {
      // A jump within the page is an entry of the history too.
      if (here() !== state.shown) void load(here(), 'history');
    },
    { signal },
  );

  enhancePopovers(root, signal);
  if (isNewVisit() && isChosenEarly(form)) apply();
  else form.reset();
};
