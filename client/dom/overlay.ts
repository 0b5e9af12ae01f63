import {
  addOverlayEntry,
  isOverlayEntry,
  isSamePage,
  keepEntry,
  leaveOverlayEntry,
} from './history-entry.ts';
import { isPlainClick } from './plain-click.ts';

type Close = () => void;

/** Close functions of the open overlays; the topmost is last. */
const overlays: Close[] = [];
/** Resolves once our history entry has been removed; null when none is being removed. */
let arrived: Close | null = null;
let takingBack: Promise<void> = Promise.resolve();
let isListening = false;
/** The page's answer to a step through the history that no overlay takes. */
let stepPage: Close = () => undefined;

/** Resolves when no entry is being removed: an entry that is added earlier might be removed by mistake. */
export const overlayEntryGone = (): Promise<void> => takingBack;

const takeBack = (): void => {
  if (overlays.length > 0 || arrived || !isOverlayEntry()) return;
  takingBack = new Promise((resolve) => {
    arrived = resolve;
  });
  leaveOverlayEntry();
};

/**
 * The only listener for steps through the history: an overlay takes a step that closes it, or that removes its
 * entry, and the page gets every other one. With a listener each, the order in which they were added would
 * decide: browsers do not call capturing listeners of the window first.
 */
const onPopState = (): void => {
  const wasOurs = arrived !== null;
  arrived?.();
  arrived = null;
  const closing = wasOurs || isOverlayEntry() ? undefined : overlays.pop();
  closing?.();
  const isStill = isSamePage();
  // Forward to the entry of an overlay that is already closed.
  if (isOverlayEntry()) takeBack();
  else if (isStill && overlays.length > 0) addOverlayEntry();
  if (!isStill || !(wasOurs || closing)) stepPage();
};

/**
 * A link inside an overlay replaces the overlay's entry: Back then leads to the page beneath, with no overlay
 * open.
 */
const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link?.protocol?.startsWith('http') || overlays.length === 0 || !isOverlayEntry()) return;
  event.preventDefault();
  location.replace(link.href);
};

/** Closes all overlays when the page is left, so that a return shows the page without them. */
const closeAll = (): void => {
  for (const close of overlays.splice(0)) close();
};

const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', onPopState);
  addEventListener('click', onClick);
  addEventListener('pagehide', closeAll);
  addEventListener('pageshow', ({ persisted }) => {
    // Later entries may follow this one: it stays, as an entry of the page.
    if (persisted) keepEntry();
  });
};

/** Gives the page the steps through the history that no overlay takes, until the signal aborts. */
export const onPageStep = (step: () => void, signal: AbortSignal): void => {
  listen();
  stepPage = step;
  signal.addEventListener('abort', () => {
    if (stepPage === step) stepPage = () => undefined;
  });
};

/** Corrects the history after a reload of a page whose overlay is gone. */
export const dropStaleEntry = (): void => {
  listen();
  if (overlays.length > 0) return;
  if (isReloaded()) takeBack();
  else keepEntry();
};

/**
 * Registers an open overlay: from now on Back closes it and leaves the page as it is. All overlays share one
 * history entry, which is removed when the last one closes. Returns the function to call when the overlay was
 * closed in another way.
 */
export const openOverlay = (close: Close): Close => {
  listen();
  overlays.push(close);
  if (!isOverlayEntry()) addOverlayEntry();
  return () => {
    const at = overlays.indexOf(close);
    if (at < 0) return;
    overlays.splice(at, 1);
    // Not at once: another overlay may open in its place.
    queueMicrotask(takeBack);
  };
};
