import type { EstatePageView } from '../../domain/views/estate-page.ts';
import type { FoundEstate } from '../content/content.ts';
import type { Estate } from '../content/schemas/estate.ts';
import type { ViewContext } from './context.ts';
import { canonicalPath, listingPath } from './estate-link.ts';
import { type EstatePageInput, toEstatePage } from './estate-page.ts';
import { propertyOfEstate } from './first-source.ts';
import type { Property } from './property.ts';
import { propertyOfListing } from './second-source.ts';
import { toSkarabeePage } from './skarabee-page.ts';

/** The address of a home of either source; `project` is that of a unit. */
export const foundPath = (found: FoundEstate, project: Estate | null, context: ViewContext): string =>
  found.source === 'first'
    ? canonicalPath(found.estate, project, context)
    : listingPath(found.listing, context);

/** The page of a home of either source. */
export const foundPage = (
  found: FoundEstate,
  project: Estate | null,
  input: EstatePageInput,
  context: ViewContext,
): EstatePageView =>
  found.source === 'first'
    ? toEstatePage(found.estate, project, input, context)
    : toSkarabeePage(found.listing, input, context);

/** What is known of a home of either source, before it is worded. */
export const foundProperty = (found: FoundEstate, context: ViewContext): Property =>
  found.source === 'first'
    ? propertyOfEstate(found.estate, context)
    : propertyOfListing(found.listing, context);
