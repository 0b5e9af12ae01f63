import { foundProperty } from '../../estate/found.ts';
import type { FoundListing } from '../../estate/sources/listing-source.ts';
import type { ViewContext } from '../context.ts';
import { isViewable } from './viewable.ts';

/** Whether an estate that was found can be viewed. */
export const isEstateViewable = (estate: FoundListing, context: ViewContext): boolean =>
  isViewable(foundProperty(estate, context), context);
