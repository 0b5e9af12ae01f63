import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';

/** Whether an estate can be viewed: the agency has an agenda, and the estate is on offer. */
export const isViewable = (
  { sold, hidden, archivedAt }: Pick<Property, 'sold' | 'hidden' | 'archivedAt'>,
  { site }: Pick<ViewContext, 'site'>,
): boolean => site.settings.features.includes('agenda') && !sold && !hidden && archivedAt === null;
