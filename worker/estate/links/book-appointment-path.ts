import { pathTo } from '../../../domain/routes.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** The path of the page on which an appointment of an estate is booked. */
export const bookAppointmentPath = (estateId: string, { locale }: Pick<ViewContext, 'locale'>): string =>
  pathTo('book-appointment', locale, { id: estateId });
