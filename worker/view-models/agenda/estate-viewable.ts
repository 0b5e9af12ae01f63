import type { FoundListing } from '../../content/listing-wire.ts';
import { foundProperty } from '../../estate/found.ts';
import type { ViewContext } from '../context.ts';
import { isViewable } from './viewable.ts';

/** Whether an estate that was found can be viewed. */
export const isEstateViewable = (estate: FoundListing, context: ViewContext): boolean =>
  isViewable(foundProperty(estate, context), context);
