import type { ViewContext } from '../context.ts';
import { propertyOfEstate } from '../first-source.ts';
import type { Home } from '../forms/home-card.ts';
import type { Property } from '../property.ts';
import { propertyOfListing } from '../second-source.ts';

/** Whether a home can be viewed: the agency has an agenda, and the home is on offer. */
export const isViewable = (
  { sold, hidden, archivedAt }: Pick<Property, 'sold' | 'hidden' | 'archivedAt'>,
  { site }: Pick<ViewContext, 'site'>,
): boolean => site.settings.features.includes('agenda') && !sold && !hidden && archivedAt === null;

/** The same of a home of either source. */
export const isHomeViewable = (home: Home, context: ViewContext): boolean =>
  isViewable(
    home.source === 'first'
      ? propertyOfEstate(home.estate, context)
      : propertyOfListing(home.listing, context),
    context,
  );
