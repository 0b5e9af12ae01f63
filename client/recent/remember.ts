import { browserStorage } from '../favorites/favorites-storage.ts';
import { readRecent, withRecent, writeRecent } from './recent-storage.ts';

/** Notes on this device that an estate was looked at; `data-seen` is its id. */
export const enhanceRemember = (element: HTMLElement): void => {
  const storage = browserStorage();
  const { seen } = element.dataset;
  if (seen) writeRecent(storage, withRecent(readRecent(storage), seen));
};
