import { namesRead } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { PLACE_PARAMETERS } from '#domain/filter/place.ts';
import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { plainSearch, searchInOrder } from '../../search/listed-search.ts';
import { allFilters, loadAllFilters } from './all-filters.tsx';
import { cardPictures } from './card-pictures.tsx';
import { estates } from './estates.ts';
import { feed, loadFeed } from './feed/feed.ts';
import { findHomes, listHomeFilters } from './find-homes.ts';
import { loadOffer } from './load-offer.ts';
import { markers } from './markers.ts';
import { offer } from './offer.tsx';
import { searchCity } from './search-city.ts';

/** The search for estates: as cards, as a list, on a map. */
export const offerScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'offer',
      load: loadOffer,
      page: offer,
      listed: 'always',
      shared: {
        reads: [...namesRead(ESTATE_SEARCH), ...Object.values(PLACE_PARAMETERS)],
        oneSpelling: true,
      },
      retainedQuery: searchInOrder,
      canonicalQuery: plainSearch,
      embeds: ['tiles'],
    }),
    screen({
      name: 'offer-feed',
      load: loadFeed,
      page: feed,
      listed: 'never',
      uncrawled: true,
      shared: { reads: namesRead(ESTATE_SEARCH), oneSpelling: true },
    }),
    screen({
      name: 'filters',
      load: loadAllFilters,
      page: allFilters,
      listed: 'never',
      retainedQuery: searchInOrder,
    }),
  ],
  calls: [
    { method: 'GET', path: '/estates', answer: estates },
    { method: 'GET', path: '/markers', answer: markers },
    { method: 'GET', path: '/card-pictures/:id', answer: cardPictures },
    { method: 'GET', path: '/search-city', answer: searchCity },
  ],
  tools: [findHomes, listHomeFilters],
};
