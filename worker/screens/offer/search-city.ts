import {
  isPlaceText,
  MAX_PLACE_LENGTH,
  matchPlace,
  type PlaceQuery,
  placeReadings,
  readPlaceQuery,
} from '#domain/filter/place.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import type { City } from '#wire/cities.ts';
import type { Answer } from '../../platform/env.ts';
import { BadRequest } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { loadOtherPlaces } from '../../search/place/other-places.ts';
import { toPlaceSuggestion } from '../../search/place/place-suggestion.ts';

/** The reading of a text by which a city was found. */
const readingOf = (city: City, text: string, locale: Locale): PlaceQuery =>
  placeReadings(text).find((query) => matchPlace(city, query, locale) !== null) ?? readPlaceQuery(text);

/**
 * `GET /{lang}/ajax/search-city?q=`: places of the offer that match a typed text (spec 1 §2), in the language
 * of the address, best first: the home with that reference, towns, regions, streets. Throws when they cannot
 * be loaded, so that a failure is a 503 and never "no such place".
 */
export const searchCity: Answer = async (c) => {
  const text = c.req.query('q') ?? '';
  if (!isPlaceText(text)) {
    throw new BadRequest(
      { q: `at most ${MAX_PLACE_LENGTH} characters, without control characters` },
      'bad place',
    );
  }
  const [cities, others] = await Promise.all([siteContent(c).cities(text), loadOtherPlaces(c, text)]);
  const context = viewContext(c);
  const towns = cities.map((city) => toPlaceSuggestion(city, readingOf(city, text, context.locale), context));
  c.header('Cache-Control', 'private, max-age=60');
  return c.json([...others.first, ...towns, ...others.last] satisfies PlaceSuggestion[]);
};
