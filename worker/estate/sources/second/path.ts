import { projectParts, propertyParts } from '#domain/home-address.ts';
import { type EstateLink, estatePath } from '#domain/links.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { ownTitle } from '../../property/property-words.ts';
import { listingNames, listingStanding } from './codes.ts';

/** The canonical address of a listing of the second source in the language of the context. */
export function listingPath(listing: SkarabeeListing, context: ViewContext): string {
  const { locale } = context;
  const names = listingNames(listing, context);
  const link: EstateLink =
    listing.type === 'PROJECT'
      ? {
          kind: 'project',
          id: listing.guid,
          slug: projectParts(
            ownTitle(listing.title, listing.address, context) || names.subType,
            listing.address,
            locale,
          ),
        }
      : {
          kind: 'property',
          id: listing.guid,
          slug: propertyParts(
            names.subType,
            { ...listingStanding(listing), name: names.transaction },
            listing.address,
            context,
          ),
        };
  return estatePath(link, locale);
}
