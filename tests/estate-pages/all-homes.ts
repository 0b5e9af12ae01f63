import { demoData } from '#demo/index.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Estate } from '#wire/estate.ts';
import { canonicalPath } from '#worker/estate/links/estate-link.ts';
import { propertyOfEstate } from '#worker/estate/property/estate-property.ts';
import type { Property } from '#worker/estate/property/property.ts';
import { toEstatePage } from '#worker/estate/sources/first/page.ts';
import { toSkarabeePage } from '#worker/estate/sources/second/page.ts';
import { listingPath } from '#worker/estate/sources/second/path.ts';
import { propertyOfListing } from '#worker/estate/sources/second/property.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { withUnits } from './cases.ts';

/** A home of the demo, of either source, with its page and the property behind it. */
export interface DemoHome {
  readonly name: string;
  readonly siteId: string;
  readonly source: 'first' | 'second';
  /** As lists and mails have it; of the second source, the card of its listing. */
  readonly estate: Estate;
  path(context: ViewContext): string;
  view(context: ViewContext): EstatePageView;
  property(context: ViewContext): Property;
}

const { estates, listings } = demoData();

/** Every home of the demo: homes and projects of the first source, listings of the second. */
export const ALL_HOMES: readonly DemoHome[] = [
  ...estates
    .filter(({ estate: { guid, general } }) => !guid && !general.parentId)
    .map(({ siteId, estate: plain }): DemoHome => {
      const estate = withUnits(plain);
      const path = (context: ViewContext) => canonicalPath(estate, null, context);
      return {
        name: `${siteId} ${estate.general.id}`,
        siteId,
        source: 'first',
        estate,
        path,
        view: (context) => toEstatePage(estate, null, { path: path(context), person: null }, context),
        property: (context) => propertyOfEstate(estate, context),
      };
    }),
  ...listings.map(
    ({ siteId, listing, card }): DemoHome => ({
      name: `${siteId} ${listing.guid}`,
      siteId,
      source: 'second',
      estate: card,
      path: (context) => listingPath(listing, context),
      view: (context) =>
        toSkarabeePage(listing, { path: listingPath(listing, context), person: null }, context),
      property: (context) => propertyOfListing(listing, context),
    }),
  ),
];
