import type { Parts } from '../islands.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
import { here } from './here.ts';
import { drawnPartial, type PartialEvent, type PartialState, partialReducer } from './partial-state.ts';
import { hasRegions, swapRegions } from './regions.ts';
import { isSameBuild } from './same-build.ts';
import { type TakenOver, takeOver } from './take-over.ts';
import type { Ask, Way } from './way.ts';

/** What of a page is taken over from others; the ways in which that is done come with what asks for them. */
export interface PartialDescription {
  readonly parts: Parts;
  /** Says that the element has left the page: nothing is taken over any more. */
  readonly signal: AbortSignal;
  /** Links and forms that ask for pages; without, only `load` does. */
  readonly taken?: TakenOver;
  /** Live region for those who do not see the page change. */
  readonly status?: Element;
  /** Gets the pages; a test puts something else in its place. */
  readonly read?: typeof fetchPage;
}

/** A page parts of which are taken over in place. */
export interface PartialPage {
  readonly state: () => PartialState;
  /** Shows a page; settles when that is done, has failed or was overtaken, and never rejects. */
  readonly load: (ask: Ask) => Promise<void>;
  /** Gives up what is under way: its answer changes nothing any more. */
  readonly giveUp: () => void;
}

const belongs = (page: Document, { regions, fits }: Way): boolean =>
  isSameBuild(page) && hasRegions(page, regions) && fits?.(page) !== false;

/**
 * Takes parts of other pages over in place: it fetches the very page that a link or form leads to, puts its
 * regions in place of those of this page, and looks after focus, announcement and address. A later request
 * aborts an earlier one, but for a form that is being sent, which may have arrived: that one is waited for.
 * A page of another screen or build is left to the browser.
 */
export const createPartial = ({
  parts,
  signal,
  taken,
  status,
  read = fetchPage,
}: PartialDescription): PartialPage => {
  // Not what a form says: something may have been typed before this code had come.
  let state = drawnPartial(here(), here());
  let running = new AbortController();
  let latest: Ask | null = null;

  const dispatch = (event: PartialEvent): void => {
    state = partialReducer(state, event);
    if (latest) latest.way.busy.ariaBusy = String(state.isLoading);
  };
  const say = (words: string): void => {
    if (status) status.textContent = words;
  };
  const giveUp = (): void => {
    running.abort();
    dispatch({ type: 'given-up', request: state.request + 1 });
  };

  const show = ({ page, address }: FetchedPage, way: Way, request: number): void => {
    if (!belongs(page, way)) {
      giveUp();
      way.left(address);
      return;
    }
    way.enter?.(address);
    dispatch({ type: 'loaded', request, node: way.node?.(page) ?? address, shown: here() });
    const restoreFocus = way.focus?.();
    swapRegions(page, way.regions, parts);
    way.take?.(page);
    restoreFocus?.();
    say(way.words?.(page) ?? '');
    way.done?.();
  };

  const load = async (ask: Ask): Promise<void> => {
    if (state.isLoading && latest?.body) return;
    giveUp();
    latest = ask;
    running = new AbortController();
    const { way, address, body } = ask;
    const request = state.request + 1;
    dispatch({ type: 'requested', request, node: address });
    // Emptied, so that the answer is heard even where it says the same again.
    say('');
    try {
      const fetched = await read(address, running.signal, body);
      if (request === state.request) show(fetched, way, request);
    } catch (error) {
      if (request !== state.request) return;
      console.error(way.complaint, error);
      dispatch({ type: 'failed', request, error });
      way.failed(address);
    }
  };

  if (taken) takeOver(taken, load, signal);
  signal.addEventListener('abort', giveUp);
  return { state: () => state, load, giveUp };
};
