import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppEnv } from '../env.ts';
import { MethodNotAllowed } from '../errors/app-error.ts';
import { FORMS } from '../forms/forms.ts';
import { estate } from './ajax/estate.ts';
import { estates } from './ajax/estates.ts';
import { favorites } from './ajax/favorites.ts';
import { liveAgenda, reservation } from './ajax/live-agenda.ts';
import { deleteReservation } from './ajax/live-agenda-cancel.ts';
import { markers } from './ajax/markers.ts';
import { rentalPeriods } from './ajax/rental-periods.ts';
import { rentalUnits } from './ajax/rental-units.ts';
import { searchCity } from './ajax/search-city.ts';
import { similarEstate } from './ajax/similar-estate.ts';

/**
 * The site's own calls below `/{lang}/ajax/` (spec 1 §2). Answers are JSON in the page's language; a method
 * that a call does not take is 405.
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
  .get('/search-city', searchCity)
  .get('/live-agenda/reservation/:id', reservation)
  .delete('/live-agenda/reservation/:id', deleteReservation)
  // Digits or a GUID: "reservation" is no estate's id, and takes POST alone.
  .get('/live-agenda/:id{[0-9A-Fa-f-]+}', liveAgenda)
  .get('/rental-periods/:id', rentalPeriods)
  .post('/rental-units', rentalUnits);

for (const { callPath, call } of FORMS) ajax.post(callPath, call);
