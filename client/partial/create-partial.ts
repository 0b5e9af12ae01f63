import { here } from '../dom/here.ts';
import { overlayEntryGone } from '../dom/overlay.ts';
import type { Parts } from '../islands/parts.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
import { hasRegions, swapRegions } from './regions.ts';
import { isSameBuild } from './same-build.ts';
import { type TakenOver, takeOver } from './take-over.ts';
import type { Ask, Way } from './way.ts';

/** Options of an element whose parts are taken over from other pages; each request says its own way. */
interface PartialDescription {
  readonly parts: Parts;
  /** Aborts when the element has left the page: nothing is taken over after that. */
  readonly signal: AbortSignal;
  /** Links and forms that request pages; without them only `load` does. */
  readonly taken?: TakenOver;
  /** Live region that announces changes to screen readers. */
  readonly status?: Element;
  /** Fetches the pages; tests replace it. */
  readonly read?: typeof fetchPage;
}

/**
 * State of a page that is updated in place (for a search: spec 1 §3, "Application state"). The content is in
 * the page itself; the state holds the last request and its outcome.
 */
interface PartialState {
  /** Path and query of the last request, as a form or a link gives it. */
  readonly node: string;
  /** Path and query of the shown page. */
  readonly shown: string;
  readonly isLoading: boolean;
  readonly error: unknown;
}

/** A page whose parts are updated in place. */
export interface PartialPage {
  readonly state: () => PartialState;
  /** Shows a page; resolves when that is done, has failed or was overtaken, and never rejects. */
  readonly load: (ask: Ask) => Promise<void>;
  /** Cancels the current request: its answer changes nothing. */
  readonly giveUp: () => void;
}

const openPage = (address: string): void => location.assign(address);

const belongs = (page: Document, { regions, fits }: Way): boolean =>
  isSameBuild(page) && hasRegions(page, regions) && fits?.(page) !== false;

/**
 * Updates parts of a page in place: fetches the page behind a link or form, replaces the regions of this page
 * by those of the fetched one, and handles focus, announcement and address. A later request aborts an earlier
 * one, except a form that is being sent, because it may have arrived: that one is waited for. A page of
 * another screen or build is opened by the browser.
 */
export const createPartial = ({
  parts,
  signal,
  taken,
  status,
  read = fetchPage,
}: PartialDescription): PartialPage => {
  // Not the form's current values: the visitor may have typed before this code loaded.
  let state: PartialState = { node: here(), shown: here(), isLoading: false, error: null };
  /** The latest request; answers to earlier ones are ignored. */
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
    // Emptied, so that a repeated message is announced again.
    say('');
    try {
      const fetched = await read(address, mine.signal, { body, anew: way.anew });
      await overlayEntryGone();
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
