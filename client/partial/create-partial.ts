import type { Parts } from '../islands/parts.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
import { here } from './here.ts';
import { hasRegions, swapRegions } from './regions.ts';
import { isSameBuild } from './same-build.ts';
import { type TakenOver, takeOver } from './take-over.ts';
import type { Ask, Way } from './way.ts';

/** What of a page is taken over from others; the ways in which that is done come with what asks for them. */
interface PartialDescription {
  readonly parts: Parts;
  /** Says that the element has left the page: nothing is taken over any more. */
  readonly signal: AbortSignal;
  /** Links and forms that ask for pages; without, only `load` does. */
  readonly taken?: TakenOver;
  /** Live region for those who do not see the page change. */
  readonly status?: Element;
  /** What a page that has come still waits for before it is shown. */
  readonly ready?: () => Promise<void>;
  /** Gets the pages; a test puts something else in its place. */
  readonly read?: typeof fetchPage;
}

/**
 * State of a page that is taken over in place (for a search: spec 1 §3, "Application state"). Its content
 * is in the page itself; here is what was asked for last and what came of it.
 */
interface PartialState {
  /** What was asked for last: path and query, as a form or a link says it. */
  readonly node: string;
  /** Path and query of the page that is shown. */
  readonly shown: string;
  readonly isLoading: boolean;
  readonly error: unknown;
}

/** A page parts of which are taken over in place. */
export interface PartialPage {
  readonly state: () => PartialState;
  /** Shows a page; settles when that is done, has failed or was overtaken, and never rejects. */
  readonly load: (ask: Ask) => Promise<void>;
  /** Gives up what is under way: its answer changes nothing any more. */
  readonly giveUp: () => void;
}

const openPage = (address: string): void => location.assign(address);

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
  ready,
  read = fetchPage,
}: PartialDescription): PartialPage => {
  // Not what a form says: something may have been typed before this code had come.
  let state: PartialState = { node: here(), shown: here(), isLoading: false, error: null };
  /** The latest request: an answer to another one comes too late. */
  let running = new AbortController();
  let latest: Ask | null = null;

  const set = (change: Partial<PartialState>): void => {
    state = { ...state, ...change };
    if (latest) latest.way.busy.ariaBusy = String(state.isLoading);
  };
  const say = (words: string): void => {
    if (status) status.textContent = words;
  };
  const giveUp = (): void => {
    running.abort();
    running = new AbortController();
    set({ isLoading: false });
  };

  const show = ({ page, address }: FetchedPage, way: Way): void => {
    if (!belongs(page, way)) {
      giveUp();
      (way.left ?? openPage)(address);
      return;
    }
    way.enter?.(address);
    set({ node: way.node?.(page) ?? address, shown: here(), isLoading: false });
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
    const { way, address, body } = ask;
    const mine = running;
    set({ node: address, isLoading: true, error: null });
    // Emptied, so that the answer is heard even where it says the same again.
    say('');
    try {
      const fetched = await read(address, mine.signal, { body, anew: way.anew });
      await ready?.();
      if (mine === running) show(fetched, way);
    } catch (error) {
      if (mine !== running) return;
      console.error(`"${address}" could not be fetched.`, error);
      set({ isLoading: false, error });
      (way.failed ?? openPage)(address);
    }
  };

  if (taken) takeOver(taken, load, signal);
  signal.addEventListener('abort', giveUp);
  return { state: () => state, load, giveUp };
};
