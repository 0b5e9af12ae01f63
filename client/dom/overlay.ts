import { isPlainClick } from './plain-click.ts';

/** Name of our mark in the state of a history entry, which others may use too. */
const MARK = 'gevelOverlay';

type Close = () => void;

type State = Readonly<Record<string, unknown>> | null;

/** What lies over the page, the one on top last. */
const overlays: Close[] = [];
/** Set while our entry is being taken back. */
let arrived: Close | null = null;
let takingBack: Promise<void> = Promise.resolve();
/** Where the overlays lie: going back from there leads to the same address. */
let address = '';
let isListening = false;

/** Whether the current entry of the history is the one that overlays share. */
export const isOverlayEntry = (): boolean => (history.state as State)?.[MARK] === true;

/** State of the current entry without anything that the page keeps in it. */
export const freshState = (): State => (isOverlayEntry() ? { [MARK]: true } : null);

/** Adds the entry that overlays share; what the page keeps in its state is kept. */
export const addOverlayEntry = (): void => {
  address = location.href;
  history.pushState({ ...(history.state as State), [MARK]: true }, '');
};

/** Settles when no entry is being taken back: one that is added sooner might be taken for it. */
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
    // Forward, to what has been closed.
    takeBack();
    return;
  }
  const closing = wasOurs ? undefined : overlays.pop();
  closing?.();
  const isSamePage = location.href === address;
  if (isSamePage && overlays.length > 0) addOverlayEntry();
  // Nobody has left the page.
  if (isSamePage && (wasOurs || closing)) event.stopImmediatePropagation();
};

/** A link out of an overlay takes the place of its entry: back leads to the page beneath, with nothing over it. */
const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link?.protocol?.startsWith('http') || overlays.length === 0 || !isOverlayEntry()) return;
  event.preventDefault();
  location.replace(link.href);
};

/** A page that is left is found again with nothing over it. */
const closeAll = (): void => {
  for (const close of overlays.splice(0)) close();
};

const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Of an entry that one comes back to, others may stand ahead: then it stays, as one of the page's own. */
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

/** Puts the history right where a page was loaded anew whose overlay is gone. */
export const dropStaleEntry = (): void => {
  listen();
  if (overlays.length > 0) return;
  if (isReloaded()) takeBack();
  else keepEntry();
};

/**
 * Says that something lies over the page: from now on, going back closes it and leaves the page as it is. All
 * that lies there shares one entry of the history, which is taken back when nothing does any more. Gives what
 * to call when it has closed otherwise.
 */
export const openOverlay = (close: Close): Close => {
  listen();
  overlays.push(close);
  if (!isOverlayEntry()) addOverlayEntry();
  return () => {
    const at = overlays.indexOf(close);
    if (at < 0) return;
    overlays.splice(at, 1);
    // Not at once: another one may take its place.
    queueMicrotask(takeBack);
  };
};
