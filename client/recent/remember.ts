import { browserStorage } from '../favorites/favorites-storage.ts';
import { readRecent, withRecent, writeRecent } from './recent-storage.ts';

/** Notes on this device that a home was looked at; `data-home` is its id. */
export const enhanceRemember = (element: HTMLElement): void => {
  const storage = browserStorage();
  const { home } = element.dataset;
  if (home) writeRecent(storage, withRecent(readRecent(storage), home));
};
