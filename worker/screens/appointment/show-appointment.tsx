import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import { loadFormEstateIfAny } from '../../form-subject/form-estate.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { OutcomePage } from '../../platform/forms/outcome/OutcomePage.tsx';
import type { ViewContext } from '../../platform/page/context.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { AppointmentPage } from './AppointmentPage.tsx';
import { type AppointmentInput, type AppointmentView, toAppointment } from './appointment-page-view.ts';
import { loadAppointment } from './load-appointment.ts';

/** The id in the address. */
export const appointmentIdOf = (c: Context<AppEnv>): string => c.get('route').params.id ?? '';

/** The id is unknown to this agency. */
export function showUnknown(c: Context<AppEnv>): Promise<Response> {
  const { t, locale } = viewContext(c);
  neverStore(c);
  c.status(404);
  const view = {
    heading: t('agenda.unknownHeading'),
    text: t('agenda.unknownText'),
    tone: 'problem' as const,
    link: { label: t('agenda.toOffer'), href: pathTo('offer', locale) },
  };
  return renderPage(c, <OutcomePage view={view} />, { head: { title: view.heading, index: false } });
}

/** An appointment as a page that is neither cached nor indexed. */
export async function showAppointment(
  c: Context<AppEnv>,
  appointment: Appointment,
  toView: (input: AppointmentInput, context: ViewContext) => AppointmentView,
): Promise<Response> {
  const context = viewContext(c);
  const estate = await loadFormEstateIfAny(c, String(appointment.estateId));
  neverStore(c);
  const view = toView({ appointment, estate }, context);
  return renderPage(c, <AppointmentPage view={view} t={context.t} />, {
    head: { title: view.heading, index: false, sheets: ['agenda'], parts: ['page'] },
  });
}

/** The booked appointment; only the visitor who booked knows its id. */
export const appointment: Answer = async (c) => {
  const found = await loadAppointment(c, appointmentIdOf(c));
  return found === null
    ? showUnknown(c)
    : showAppointment(c, found, (input, context) =>
        toAppointment({ ...input, moved: c.req.query('moved') !== undefined }, context),
      );
};
