import { browserStorage } from '../favorites/favorites-storage.ts';
import { readRecent, withRecent, writeRecent } from './recent-storage.ts';

/** Stores on this device that an estate was viewed; `data-seen` is its id. */
export const enhanceRemember = (element: HTMLElement): void => {
  const storage = browserStorage();
  const { seen } = element.dataset;
  if (seen) writeRecent(storage, withRecent(readRecent(storage), seen));
};
