import { namesRead, readSearch, searchQuery } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import { onceText } from '../../platform/cache/once-text.ts';
import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { allFilters, loadAllFilters } from './all-filters.tsx';
import { findHolidayHomes, listHolidayFilters } from './find-stays.ts';
import { loadRentals } from './load-rentals.ts';
import { rentalUnitPictures } from './rental-pictures.tsx';
import { rentalUnits } from './rental-units.ts';
import { rentals } from './rentals.tsx';

/** Parameters by which a search asks for free nights. */
const NIGHTS = (['from', 'to', 'period'] as const).map((key) => RENTAL_SEARCH.parameters[key].name);

const asksNights = onceText((search) => {
  const params = new URLSearchParams(search);
  return NIGHTS.some((name) => params.has(name));
});

/** The query of a search in its canonical order, made once for all languages of a page. */
const inOrder = onceEach((search: URLSearchParams) =>
  searchQuery(RENTAL_SEARCH, readSearch(RENTAL_SEARCH, search)),
);

/** The search for holiday rentals. */
export const rentalsScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'rentals',
      feature: 'rentals',
      load: loadRentals,
      page: rentals,
      listed: 'always',
      shared: { reads: namesRead(RENTAL_SEARCH), oneSpelling: true, freeNights: asksNights },
      retainedQuery: inOrder,
    }),
    screen({
      name: 'rental-filters',
      feature: 'rentals',
      load: loadAllFilters,
      page: allFilters,
      listed: 'never',
      retainedQuery: inOrder,
    }),
  ],
  calls: [
    { method: 'GET', path: '/rental-pictures/:id', answer: rentalUnitPictures },
    { method: 'POST', path: '/rental-units', answer: rentalUnits },
  ],
  tools: [findHolidayHomes, listHolidayFilters],
};
