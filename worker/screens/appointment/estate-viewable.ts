import { foundProperty } from '../../estate/found.ts';
import { isViewable } from '../../estate/links/viewable.ts';
import type { FoundListing } from '../../platform/content/listing-wire.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Whether an estate that was found can be viewed. */
export const isEstateViewable = (estate: FoundListing, context: ViewContext): boolean =>
  isViewable(foundProperty(estate, context), context);
