import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { MethodNotAllowed, NotFound } from '../errors/app-error.ts';
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

/** The calls that take the site's forms. */
const formCalls = new Hono<AppEnv>();
for (const { callPath, call } of FORMS) {
  formCalls.post(callPath, call).all(callPath, () => {
    throw new MethodNotAllowed(['POST']);
  });
}

/** The site's own calls below `/{lang}/ajax/` (spec 1 §2). Answers are JSON in the page's language. */
export const ajax = new Hono<AppEnv>()
  .route('/', formCalls)
  .get('/estates', estates)
  .get('/markers', markers)
  .post('/favorites', favorites)
  .get('/estate/:id', estate)
  .get('/similar-estate/:id', similarEstate)
  .get('/search-city', searchCity)
  .get('/live-agenda/reservation/:id', reservation)
  .delete('/live-agenda/reservation/:id', deleteReservation)
  .all('/live-agenda/reservation/:id', () => {
    throw new MethodNotAllowed(['GET', 'HEAD', 'DELETE']);
  })
  .get('/live-agenda/:id', liveAgenda)
  .all('/live-agenda/:id', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .get('/rental-periods/:id', rentalPeriods)
  .post('/rental-units', rentalUnits)
  .all('/rental-periods/:id', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .all('/rental-units', () => {
    throw new MethodNotAllowed(['POST']);
  })
  .all('/estates', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .all('/markers', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .all('/favorites', () => {
    throw new MethodNotAllowed(['POST']);
  })
  .all('/estate/:id', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .all('/search-city', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .all('/similar-estate/:id', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .all('*', () => {
    throw new NotFound('no such call');
  });
