import { siteForm } from '../../platform/forms/site-form.ts';
import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { bookAppointment, VIEWING } from './appointment.tsx';
import { appointmentCalendar } from './appointment-calendar.ts';
import { cancelAppointment, postCancelAppointment } from './cancel-appointment.tsx';
import { confirmAppointment } from './confirm-appointment.tsx';
import { liveAgenda, reservation } from './live-agenda.ts';
import { deleteReservation } from './live-agenda-cancel.ts';
import { moveAppointment, postMoveAppointment } from './move-appointment.tsx';
import { appointment } from './show-appointment.tsx';
import { viewingTimes } from './viewing-times.ts';

/** What the pages about one appointment have in common: their address is known to its visitor only. */
const OWN = { feature: 'agenda', listed: 'never', uncrawled: true } as const;

/** Viewings: the form, and the pages of a booked one. */
export const appointmentScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'book-appointment',
      feature: 'agenda',
      page: bookAppointment,
      form: siteForm(VIEWING),
      listed: 'never',
      uncrawled: true,
    }),
    screen({ ...OWN, name: 'appointment', page: appointment }),
    screen({ ...OWN, name: 'cancel-appointment', page: cancelAppointment, post: postCancelAppointment }),
    screen({ ...OWN, name: 'move-appointment', page: moveAppointment, post: postMoveAppointment }),
    screen({
      ...OWN,
      name: 'confirm-appointment',
      page: confirmAppointment.ask,
      post: confirmAppointment.press,
    }),
  ],
  calls: [
    { method: 'GET', path: '/live-agenda/reservation/:id', answer: reservation },
    { method: 'GET', path: '/live-agenda/reservation/:id/calendar', answer: appointmentCalendar },
    { method: 'DELETE', path: '/live-agenda/reservation/:id', answer: deleteReservation },
    // Digits or a GUID: "reservation" is not an estate id; that address takes only POST.
    { method: 'GET', path: '/live-agenda/:id{[0-9A-Fa-f-]+}', answer: liveAgenda },
  ],
  tools: [viewingTimes],
};
