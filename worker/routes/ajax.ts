import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { MethodNotAllowed, NotFound } from '../errors/app-error.ts';
import { contactFormHandler } from './ajax/contact-form-handler.ts';
import { estate } from './ajax/estate.ts';
import { estates } from './ajax/estates.ts';
import { favorites } from './ajax/favorites.ts';
import { liveAgenda, postReservation, reservation } from './ajax/live-agenda.ts';
import { deleteReservation } from './ajax/live-agenda-cancel.ts';
import { markers } from './ajax/markers.ts';
import { notifications } from './ajax/notifications.ts';
import { rentalPeriods } from './ajax/rental-periods.ts';
import { rentalUnits } from './ajax/rental-units.ts';
import { reservation as stayReservation } from './ajax/reservation.ts';
import { searchCity } from './ajax/search-city.ts';
import { sendToAFriendCall } from './ajax/send-to-a-friend.ts';
import { similarEstate } from './ajax/similar-estate.ts';

/** The site's own calls below `/{lang}/ajax/` (spec 1 §2). Answers are JSON in the page's language. */
export const ajax = new Hono<AppEnv>()
  .get('/estates', estates)
  .get('/markers', markers)
  .post('/favorites', favorites)
  .get('/estate/:id', estate)
  .get('/similar-estate/:id', similarEstate)
  .get('/search-city', searchCity)
  .post('/live-agenda/reservation', postReservation)
  .get('/live-agenda/reservation/:id', reservation)
  .delete('/live-agenda/reservation/:id', deleteReservation)
  .all('/live-agenda/reservation', () => {
    throw new MethodNotAllowed(['POST']);
  })
  .all('/live-agenda/reservation/:id', () => {
    throw new MethodNotAllowed(['GET', 'HEAD', 'DELETE']);
  })
  .get('/live-agenda/:id', liveAgenda)
  .all('/live-agenda/:id', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .post('/contact-form-handler', contactFormHandler)
  .post('/send-to-a-friend', sendToAFriendCall)
  .post('/notifications', notifications)
  .get('/rental-periods/:id', rentalPeriods)
  .post('/rental-units', rentalUnits)
  .post('/reservation', stayReservation)
  .all('/rental-periods/:id', () => {
    throw new MethodNotAllowed(['GET', 'HEAD']);
  })
  .all('/rental-units', () => {
    throw new MethodNotAllowed(['POST']);
  })
  .all('/reservation', () => {
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
  .all('/contact-form-handler', () => {
    throw new MethodNotAllowed(['POST']);
  })
  .all('/send-to-a-friend', () => {
    throw new MethodNotAllowed(['POST']);
  })
  .all('/notifications', () => {
    throw new MethodNotAllowed(['POST']);
  })
  .all('*', () => {
    throw new NotFound('no such call');
  });
