import { isPlainClick } from './plain-click.ts';

/** Our key in the state of a history entry; other code may store its own keys beside it. */
const MARK = 'gevelOverlay';

type Close = () => void;

type State = Readonly<Record<string, unknown>> | null;

/** Close functions of the open overlays; the topmost is last. */
const overlays: Close[] = [];
/** Resolves once our history entry has been removed; null when none is being removed. */
let arrived: Close | null = null;
let takingBack: Promise<void> = Promise.resolve();
/** Address of the page beneath the overlays: Back from there leads to the same address. */
let address = '';
let isListening = false;

/** Whether the current history entry is the one that the overlays share. */
export const isOverlayEntry = (): boolean => (history.state as State)?.[MARK] === true;

/** State of the current entry without the parts that the page stores in it. */
export const freshState = (): State => (isOverlayEntry() ? { [MARK]: true } : null);

/** Adds the history entry that the overlays share; the page's own state stays in it. */
export const addOverlayEntry = (): void => {
  address = location.href;
  history.pushState({ ...(history.state as State), [MARK]: true }, '');
};

/** Resolves when no entry is being removed: an entry that is added earlier might be removed by mistake. */
export const overlayEntryGone = (): Promise<void> => takingBack;

const takeBack = (): void => {
  if (overlays.length > 0 || arrived || !isOverlayEntry()) return;
  address = location.href;
  takingBack = new Promise((resolve) => {
    arrived = resolve;
  });
  history.back();
};

const onPopState = (event: PopStateEvent): void => {
  const wasOurs = arrived !== null;
  arrived?.();
  arrived = null;
  if (isOverlayEntry()) {
    // The visitor went forward to an overlay that is already closed.
    takeBack();
    return;
  }
  const closing = wasOurs ? undefined : overlays.pop();
  closing?.();
  const isSamePage = location.href === address;
  if (isSamePage && overlays.length > 0) addOverlayEntry();
  // The visitor stays on the same page, so other listeners must not react.
  if (isSamePage && (wasOurs || closing)) event.stopImmediatePropagation();
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

/**
 * When the visitor comes back to this entry, later entries may follow it: it then stays as an entry of the
 * page.
 */
const keepEntry = (): void => {
  if (isOverlayEntry()) history.replaceState({ ...(history.state as State), [MARK]: undefined }, '');
};

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', onPopState, { capture: true });
  addEventListener('click', onClick);
  addEventListener('pagehide', closeAll);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) keepEntry();
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
