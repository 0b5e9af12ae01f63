import { foundProperty } from '../../estate/found.ts';
import type { ViewContext } from '../context.ts';
import type { Home } from '../forms/home-card.ts';
import type { Property } from '../property.ts';

/** Whether a home can be viewed: the agency has an agenda, and the home is on offer. */
export const isViewable = (
  { sold, hidden, archivedAt }: Pick<Property, 'sold' | 'hidden' | 'archivedAt'>,
  { site }: Pick<ViewContext, 'site'>,
): boolean => site.settings.features.includes('agenda') && !sold && !hidden && archivedAt === null;

/** The same of a home as it was found. */
export const isHomeViewable = (home: Home, context: ViewContext): boolean =>
  isViewable(foundProperty(home, context), context);
