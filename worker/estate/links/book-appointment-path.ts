import { pathTo } from '#domain/routes.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Path of the page for booking an appointment at an estate. */
export const bookAppointmentPath = (estateId: string, { locale }: Pick<ViewContext, 'locale'>): string =>
  pathTo('book-appointment', locale, { id: estateId });
