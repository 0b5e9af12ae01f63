import { parseStay, STAY_PARAMETERS, stayQuery } from '#domain/filter/rental-stay.ts';
import { siteForm } from '../../platform/forms/site-form.ts';
import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { readHolidayHome } from './read-holiday-home.ts';
import { loadRentalPage, rental } from './rental.tsx';
import { rentalPeriods } from './rental-periods.ts';
import { confirmStay } from './reserve/confirm-stay.tsx';
import { reserve, STAY } from './reserve/stay.tsx';
import { reserveThanks } from './reserve/thanks.tsx';

const RENTALS = {
  feature: 'rentals',
  retainedQuery: (search: URLSearchParams) => stayQuery(parseStay(search)),
} as const;

/** A holiday rental, and the request for a stay. */
export const stayScreens: ScreenRoom = {
  screens: [
    screen({
      ...RENTALS,
      name: 'rental',
      load: loadRentalPage,
      page: rental,
      listed: 'by item',
      shared: { reads: STAY_PARAMETERS, freeNights: () => true },
      // It is the same unit, whatever the chosen stay.
      canonicalQuery: () => new URLSearchParams(),
    }),
    screen({ ...RENTALS, name: 'reserve', page: reserve, form: siteForm(STAY), listed: 'never' }),
    screen({ ...RENTALS, name: 'reserve-thanks', page: reserveThanks, listed: 'never' }),
    screen({
      name: 'confirm-stay',
      feature: 'rentals',
      page: confirmStay.ask,
      post: confirmStay.press,
      listed: 'never',
      uncrawled: true,
    }),
  ],
  calls: [{ method: 'GET', path: '/rental-periods/:id', answer: rentalPeriods }],
  tools: [readHolidayHome],
};
