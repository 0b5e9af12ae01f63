import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { FORMS } from './forms.ts';
import type { AppEnv } from './platform/env.ts';
import { MethodNotAllowed } from './platform/errors/app-error.ts';
import { appointmentCalendar } from './screens/appointment/appointment-calendar.ts';
import { liveAgenda, reservation } from './screens/appointment/live-agenda.ts';
import { deleteReservation } from './screens/appointment/live-agenda-cancel.ts';
import { estate } from './screens/estate/contact-call.ts';
import { similarCards } from './screens/estate/similar-cards.tsx';
import { similarEstate } from './screens/estate/similar-estate.ts';
import { favorites } from './screens/favorites/favorites-call.ts';
import { recentCards } from './screens/home/recent-cards.tsx';
import { cardPictures } from './screens/offer/card-pictures.tsx';
import { estates } from './screens/offer/estates.ts';
import { markers } from './screens/offer/markers.ts';
import { searchCity } from './screens/offer/search-city.ts';
import { rentalUnitPictures } from './screens/rentals/rental-pictures.tsx';
import { rentalUnits } from './screens/rentals/rental-units.ts';
import { rentalPeriods } from './screens/stay/rental-periods.ts';
import { searchAddress } from './screens/valuation/search-address.ts';

/**
 * The calls of the site's scripts below `/{lang}/ajax/` (spec 1 §2). Answers are JSON in the page's language; those
 * named after cards and pictures are HTML. A method that a call does not support is 405.
 */
export const ajax = new Hono<AppEnv>();

ajax
  .use(
    methodNotAllowed({
      app: ajax,
      onMethodNotAllowed: (_c, methods) => {
        throw new MethodNotAllowed(methods);
      },
    }),
  )
  .get('/estates', estates)
  .get('/markers', markers)
  .post('/favorites', favorites)
  .get('/estate/:id', estate)
  .get('/similar-estate/:id', similarEstate)
  .get('/similar-cards/:id', similarCards)
  .get('/recent-cards', recentCards)
  .get('/card-pictures/:id', cardPictures)
  .get('/rental-pictures/:id', rentalUnitPictures)
  .get('/search-city', searchCity)
  .get('/search-address', searchAddress)
  .get('/live-agenda/reservation/:id', reservation)
  .get('/live-agenda/reservation/:id/calendar', appointmentCalendar)
  .delete('/live-agenda/reservation/:id', deleteReservation)
  // Digits or a GUID: "reservation" is not an estate id; that address takes only POST.
  .get('/live-agenda/:id{[0-9A-Fa-f-]+}', liveAgenda)
  .get('/rental-periods/:id', rentalPeriods)
  .post('/rental-units', rentalUnits);

for (const { callPath, call } of FORMS) ajax.post(callPath, call);
