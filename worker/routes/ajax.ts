import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { MethodNotAllowed, NotFound } from '../errors/app-error.ts';
import { estate } from './ajax/estate.ts';
import { estates } from './ajax/estates.ts';
import { favorites } from './ajax/favorites.ts';
import { markers } from './ajax/markers.ts';
import { searchCity } from './ajax/search-city.ts';
import { similarEstate } from './ajax/similar-estate.ts';

/** The site's own calls below `/{lang}/ajax/` (spec 1 §2). Answers are JSON in the page's language. */
export const ajax = new Hono<AppEnv>()
  .get('/estates', estates)
  .get('/markers', markers)
  .post('/favorites', favorites)
  .get('/estate/:id', estate)
  .get('/similar-estate/:id', similarEstate)
  .get('/search-city', searchCity)
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
