import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { collection, group, loadCollection, loadGroup } from './listing.tsx';

/** Estates that an agency shows together: found by a search, or chosen. */
export const listingScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'collection',
      load: loadCollection,
      page: collection,
      listed: 'by item',
      shared: { reads: ['page'] },
    }),
    screen({ name: 'group', load: loadGroup, page: group, listed: 'by item', shared: { reads: ['page'] } }),
  ],
};
