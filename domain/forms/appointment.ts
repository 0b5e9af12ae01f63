import * as z from 'zod/mini';
import { chosenIn } from './chosen-slot.ts';
import * as field from './fields.ts';
import { type Form, isTicked, textOf } from './read-form.ts';

/** A booking of an appointment: `POST …/live-agenda/reservation` (contract, "Live agenda"). */
export const AppointmentRequestSchema = z.strictObject({
  estateId: field.estateId(),
  /** Slot id of the agenda. */
  slotId: field.slotId(),
  firstname: field.line(field.LENGTHS.name),
  lastname: field.line(field.LENGTHS.name),
  email: field.email(),
  phone: field.optionalLine(field.LENGTHS.phone),
  message: field.optionalMessage(field.LENGTHS.message),
  locale: field.locale(),
  consent: field.consent(),
});
export type AppointmentRequest = z.infer<typeof AppointmentRequestSchema>;

/** Field names are those of the schema; the page itself sets `estateId` and `locale`. */
export const APPOINTMENT_FORM: Form<typeof AppointmentRequestSchema> = {
  schema: AppointmentRequestSchema,
  toInput: (typed) => ({
    estateId: textOf(typed, 'estateId'),
    slotId: chosenIn(typed)?.id || undefined,
    firstname: textOf(typed, 'firstname'),
    lastname: textOf(typed, 'lastname'),
    email: textOf(typed, 'email'),
    phone: textOf(typed, 'phone'),
    message: textOf(typed, 'message'),
    locale: textOf(typed, 'locale'),
    consent: isTicked(typed, 'consent'),
  }),
};
