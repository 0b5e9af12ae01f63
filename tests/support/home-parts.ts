import { cardOf } from '#content-service/intake/sources/derived-card.ts';
import { listedHome } from '#content-service/intake/sources/second.ts';
import type { Locale } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import { propertyOfEstate } from '#worker/estate/property/estate-property.ts';
import { toEstatePage } from '#worker/estate/sources/first/page.ts';
import { secondSource } from '#worker/estate/sources/second/index.ts';
import { toSkarabeePage } from '#worker/estate/sources/second/page.ts';
import { propertyOfListing } from '#worker/estate/sources/second/property.ts';
import { contextIn, estateWith, type Loose, listingWith } from '#worker/testing/contexts.ts';

/** A home as a source states it. */
export interface StatedHome {
  readonly source: 'first' | 'second';
  readonly changes: Loose;
}

/**
 * The estate in lists, its page and its property, as the site makes them from what the content service keeps; of the
 * second source also the status that its own card says.
 */
export function partsOf({ source, changes }: StatedHome, locale: Locale) {
  const context = contextIn(locale);
  const input = { path: '/', person: null };
  if (source === 'first') {
    const estate = estateWith(changes);
    return {
      estate,
      page: toEstatePage(estate, null, input, context),
      property: propertyOfEstate(estate, context),
    };
  }
  const listing = listingWith({ ...changes, external_id: '12' });
  const { document, card } = listedHome(listing, cardOf(listing));
  return {
    estate: card as Estate,
    page: toSkarabeePage(document, input, context),
    property: propertyOfListing(document, context),
    own: secondSource.toCard(document, context).status,
  };
}
