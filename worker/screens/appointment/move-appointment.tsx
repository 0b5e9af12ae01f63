import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import { chosenIn, SLOT_FIELD } from '#domain/forms/chosen-slot.ts';
import { pathTo } from '#domain/routes.ts';
import type { Appointment, Slot } from '#wire/live-agenda.ts';
import { loadWeek } from '../../agenda/load-week.ts';
import type { Week } from '../../agenda/week.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { ContentHttpError } from '../../platform/errors/app-error.ts';
import { type Again, postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { newKey } from '../../platform/forms/control-fields.ts';
import { fieldsOf } from '../../platform/forms/refusals.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { APPOINTMENT_REFUSALS, loadAppointment, type NoAppointment } from './load-appointment.ts';
import { isMovable, toMovePage } from './move-view.ts';
import { appointmentIdOf, showAppointment, showUnknown } from './show-appointment.tsx';

/** Free times to choose from when the chosen one was taken. */
type NextSlots = readonly Slot[];

/** Id of a time in the agenda. */
const SLOT = /^[A-Za-z0-9_-]{1,64}$/;

/** Days of the estate's agenda; null when the appointment cannot be moved, or during an outage. */
async function weekOf(c: Context<AppEnv>, appointment: Appointment): Promise<Week | null> {
  const estate = isMovable(appointment) ? parseEstateId(String(appointment.estateId)) : null;
  if (estate === null) return null;
  const asked = await loadWeek(c, estate, c.req.query('from'));
  return asked.kind === 'open' ? asked.week : null;
}

/** The appointment, other times, and the cancel button. */
async function show(c: Context<AppEnv>, again: (Again<NextSlots> & { readonly key: string }) | null) {
  const found = await loadAppointment(c, appointmentIdOf(c));
  if (found === null) return showUnknown(c);
  const nextSlots = again?.extra ?? [];
  const week = nextSlots.length > 0 ? null : await weekOf(c, found);
  if (again !== null) answerProblem(c, again.problem);
  const input = { typed: {}, key: newKey(), now: Date.now(), ...again, week, nextSlots };
  return showAppointment(c, found, (shown, context) => toMovePage(shown, input, context));
}

/** Asks for another time; a GET changes nothing. */
export const moveAppointment: Answer = (c) => show(c, null);

/**
 * Moves the appointment and redirects to its page. If another visitor took the time, the form returns with
 * free times and the appointment stays; if it may no longer be moved (409), the page shows its current state.
 */
export const postMoveAppointment = postAction<NoAppointment | 'changed', NextSlots>({
  name: 'move-appointment',
  act: async (c, { typed, key }) => {
    const id = chosenIn(typed)?.id ?? '';
    if (!SLOT.test(id)) return { problem: 'fields', fields: { [SLOT_FIELD]: 'required' }, typed };
    try {
      await siteContent(c).moveAppointment(appointmentIdOf(c), id, key);
      return null;
    } catch (error) {
      const reason = error instanceof ContentHttpError ? error.reason : null;
      const fields = fieldsOf(reason);
      if (reason === null || !(SLOT_FIELD in fields)) throw error;
      const problem = reason.code === 'slot_taken' ? 'taken' : 'fields';
      return { problem, fields, typed, extra: reason.nextSlots };
    }
  },
  refusals: [
    { status: 422, code: 'idempotency_key_reused', means: { problem: 'reused' } },
    ...APPOINTMENT_REFUSALS,
    { status: 409, means: { closed: 'changed' } },
  ],
  done: (c) => seeOther(c, `${pathTo('appointment', c.get('locale'), { id: appointmentIdOf(c) })}?moved=1`),
  again: (c, again) => show(c, { ...again, key: newKey() }),
  closed: (c, kind) => {
    if (kind === 'unknown') return showUnknown(c);
    c.status(409);
    return show(c, null);
  },
});
