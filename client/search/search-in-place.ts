import type { Parts } from '../islands.ts';
import { buildOf, fetchPage } from './fetch-page.ts';
import { here } from './here.ts';
import { keepFocus } from './keep-focus.ts';
import { patchForm } from './patch-form.ts';
import { searchAddress } from './search-address.ts';
import { enter, keepPlaces, returnToPlace } from './search-history.ts';
import { drawnSearch, type SearchEvent, type SearchState, searchReducer } from './search-state.ts';
import { replaceContent, swapHead, swapRegions } from './swap-regions.ts';

const FORM = 'form[data-region="form"]';

/** Elements of the screen that stay while what they say changes. */
export interface OfferElements {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly results: HTMLElement;
  /** Says to those who do not see the list change what was found. */
  readonly status: HTMLElement;
}

/** Finds them in a page; null where one is missing. */
export const offerElements = (root: HTMLElement): OfferElements | null => {
  const form = root.querySelector<HTMLFormElement>(FORM);
  const results = root.querySelector<HTMLElement>('[data-region="results"]');
  const status = root.querySelector<HTMLElement>('[data-region="status"]');
  return form && results && status ? { root, form, results, status } : null;
};

/** Address that the form leads to as it stands. */
export const formAddress = (form: HTMLFormElement): string =>
  searchAddress(form.getAttribute('action') ?? here(), new FormData(form));

/** Who asks for a page: the visitor, who gets an entry of the history for it, or the history itself. */
export type Asker = 'visitor' | 'history';

export interface SearchInPlace {
  readonly state: () => SearchState;
  /** Shows the page of an address; settles when that is done, has failed or was overtaken, and never rejects. */
  readonly load: (node: string, asker: Asker) => Promise<void>;
}

/**
 * The offer as a search that changes in place (spec 1 §4, "Estate list"): it fetches the very page that an
 * address leads to and takes over what that says.
 */
export const searchInPlace = (
  { root, form, results, status }: OfferElements,
  parts: Parts,
  signal: AbortSignal,
): SearchInPlace => {
  // Not what the form says: something may have been typed before this code had come.
  let state = drawnSearch(here(), here());
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
    status.textContent = page.querySelector('[data-region="status"]')?.textContent ?? '';
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
      const fresh = page.querySelector<HTMLFormElement>(FORM);
      if (fresh === null || buildOf(page) !== buildOf(document)) {
        if (asker === 'visitor') location.assign(address);
        else location.reload();
        return;
      }
      if (asker === 'visitor') {
        notePlace();
        enter(address);
      }
      // As the form will say it, so that sending it unchanged asks for nothing new.
      dispatch({ type: 'first-loaded', request, node: formAddress(fresh), shown: here() });
      show(page, fresh, sent);
      if (asker === 'history') returnToPlace();
    } catch (error) {
      if (request !== state.request) return;
      console.error('The search could not be fetched.', error);
      dispatch({ type: 'failed', request, error });
      showFailure(node);
    }
  };

  return { state: () => state, load };
};
