import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';

/** Whether a viewing can be booked: the agency has an agenda, and the estate is on offer. */
export const isViewable = (
  { standing, hidden }: Pick<Property, 'standing' | 'hidden'>,
  { site }: Pick<ViewContext, 'site'>,
): boolean => site.settings.features.includes('agenda') && standing.open && !hidden;
