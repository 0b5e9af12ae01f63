import { here } from './here.ts';

/** Our key in the state of a history entry; other code may store its own keys beside it. */
const MARK = 'gevelOverlay';

type State = Readonly<Record<string, unknown>> | null;

/** Address of the page beneath the overlays: Back from there leads to the same address. */
let beneath = '';

/** Whether the current history entry is the one that the overlays share. */
export const isOverlayEntry = (): boolean => (history.state as State)?.[MARK] === true;

/** Whether the page beneath the overlays is still the one that is open. */
export const isSamePage = (): boolean => location.href === beneath;

/** Adds the history entry that the overlays share; the page's own state stays in it. */
export const addOverlayEntry = (): void => {
  beneath = location.href;
  history.pushState({ ...(history.state as State), [MARK]: true }, '');
};

/** Leaves the entry of the overlays; a step through the history follows. */
export const leaveOverlayEntry = (): void => {
  beneath = location.href;
  history.back();
};

/** Makes the entry of closed overlays an entry of the page. */
export const keepEntry = (): void => {
  if (isOverlayEntry()) history.replaceState({ ...(history.state as State), [MARK]: undefined }, '');
};

/**
 * Sets the page's address: as a new history entry, or replacing the current one when the address is the same
 * or `replaces` it. Open overlays stay open over the new entry.
 */
export const enterAddress = (address: string, replaces = false): void => {
  // Back closes the overlay first; the entry beneath gets this address.
  const isCovered = isOverlayEntry();
  if (address === here()) history.replaceState(isCovered ? { [MARK]: true } : null, '');
  else {
    if (isCovered || replaces) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    if (isCovered) addOverlayEntry();
  }
};
