import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { FoundListing } from '../platform/content/listing-wire.ts';
import { cachedView, type ViewContext } from '../platform/page/context.ts';
import type { PageInput } from './page/property-page.ts';
import type { Property } from './property/property.ts';
import { LISTING_SOURCES } from './sources/index.ts';

/** Property of an estate of any source, before texts are made. */
export const foundProperty = ({ source, listing }: FoundListing, context: ViewContext): Property =>
  LISTING_SOURCES.named(source).toProperty(listing, context);

/** Address of an estate of any source; `project` is the project of a unit, from the same source. */
export const foundPath = (
  { source, listing }: FoundListing,
  project: FoundListing | null,
  context: ViewContext,
): string => LISTING_SOURCES.named(source).toPath(listing, project?.listing ?? null, context);

/** Page of an estate of any source; with a contact person that one visitor asked for it is not cached. */
export function foundPage(
  { source, listing }: FoundListing,
  project: FoundListing | null,
  input: PageInput,
  context: ViewContext,
): EstatePageView {
  const make = (): EstatePageView =>
    LISTING_SOURCES.named(source).toPage(listing, project?.listing ?? null, input, context);
  if (input.person !== null) return make();
  return cachedView(
    context,
    'estate page',
    [listing as object, project?.listing as object, input.path],
    make,
  );
}
