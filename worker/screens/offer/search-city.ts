import type { Handler } from 'hono';
import { isPlaceText, MAX_PLACE_LENGTH, readPlaceQuery } from '../../../domain/filter/place.ts';
import type { CitySuggestion } from '../../../domain/views/place-field.ts';
import type { AppEnv } from '../../platform/env.ts';
import { BadRequest } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { toCitySuggestion } from '../../search/place/city-suggestion.ts';

/**
 * `GET /{lang}/ajax/search-city?q=`: places of the offer that a visitor may mean (spec 1 §2), in the
 * language of the address, best first. Throws where they cannot be had, so that a failure is a 503 and
 * never "no such place".
 */
export const searchCity: Handler<AppEnv> = async (c) => {
  const text = c.req.query('q') ?? '';
  if (!isPlaceText(text)) {
    throw new BadRequest({ q: `at most ${MAX_PLACE_LENGTH} characters, none of control` }, 'bad place');
  }
  const cities = await siteContent(c).cities(text);
  const [query, context] = [readPlaceQuery(text), viewContext(c)];
  c.header('Cache-Control', 'private, max-age=60');
  return c.json(cities.map((city) => toCitySuggestion(city, query, context)) satisfies CitySuggestion[]);
};
