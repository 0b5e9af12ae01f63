import { matchPlace, type PlaceQuery } from '#domain/filter/place.ts';
import type { Locale } from '#domain/locale.ts';
import { localized } from '#domain/text.ts';
import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import type { City } from '#wire/cities.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** The name of a city that explains why it was found: an alias, or its name in another language. */
function foundBy(city: City, query: PlaceQuery, name: string, locale: Locale): string | null {
  const match = matchPlace(city, query, locale);
  if (match === null || match.kind === 'zip' || match.text === name) return null;
  // Its own name also matches in another way: then nothing needs an explanation.
  const byName = matchPlace({ name: { [locale]: name } }, { ...query, zip: null }, locale);
  return byName === null ? match.text : null;
}

/** A city as a suggestion, in the visitor's language. */
export function toPlaceSuggestion(
  city: City,
  query: PlaceQuery,
  { locale, site }: Pick<ViewContext, 'locale' | 'site'>,
): PlaceSuggestion {
  const name = localized(city.name, locale, site.defaultLocale);
  return {
    id: String(city.id),
    zip: String(city.zip ?? ''),
    name,
    alias: foundBy(city, query, name, locale),
    text: null,
    href: null,
  };
}
