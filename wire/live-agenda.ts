/** Appointments: the agenda of an estate, and appointments in it (contract, "Live agenda"). */
import * as z from 'zod';
import { members } from './tolerant/members.ts';
import { IdSchema, LocaleSchema, list, text } from './values.ts';

export { type AppointmentRequest, AppointmentRequestSchema } from '../domain/forms/appointment.ts';

const instant = z.iso.datetime({ offset: true });

/** A time at which an estate can be viewed; instants bear the offset of the agenda's zone. */
export const SlotSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  start: instant,
  end: instant,
  free: z.boolean(),
});
export type Slot = z.infer<typeof SlotSchema>;

/** `?from=2026-11-24&days=14`: a day in the agenda's zone, today unless given, and how many of them. */
export const LiveAgendaQuerySchema = z.object({
  from: z.iso.date().optional(),
  days: z
    .string()
    .regex(/^\d{1,2}$/)
    .optional(),
});

/** `GET …/live-agenda/{estateId}`: taken times are in it too, and marked so. */
export const LiveAgendaSchema = z.object({
  timezone: z.string(),
  slots: members(SlotSchema),
  /** Open-house days for which one registers, from now on, whatever days were asked for; full ones are marked so. */
  openHouses: list(SlotSchema),
  /** The first day after these on which something is free; null when nothing is. */
  nextDay: z.iso.date().nullish().catch(undefined),
  /** Who shows the estate. */
  agent: z.object({ name: z.string(), phone: text() }).nullish().catch(undefined),
});
export type LiveAgenda = z.infer<typeof LiveAgendaSchema>;

/** 128 random bits at least, in base64url: who knows it may cancel. */
export const AppointmentIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'not an appointment');

/** `GET …/live-agenda/reservation/{id}`, and the answer to booking. Says nothing of who booked. */
export const AppointmentSchema = z.object({
  id: AppointmentIdSchema,
  estateId: IdSchema,
  start: instant,
  end: instant,
  timezone: z.string(),
  /**
   * `pending` while it is held for its visitor to press the link in the mail, `expired` once nobody did and
   * its time is free again; `past` once it has begun, unless it was cancelled before.
   */
  state: z.enum(['pending', 'booked', 'expired', 'cancelled', 'past']),
  /**
   * Whether its visitor may move it by now, of one that is booked: `late` within the notice that its agenda
   * asks for, `often` after three times, `closed` where its estate is not shown any more.
   */
  move: z.enum(['open', 'late', 'often', 'closed']).nullish().catch(undefined),
  /** Of a pending one: until when its time is held. */
  heldUntil: instant.nullish().catch(undefined),
  locale: LocaleSchema,
  agent: z.object({ name: z.string(), phone: text() }).nullish().catch(undefined),
  /** Where to meet, in one line: the street only where it is visible or was given to who booked. */
  place: text(),
});
export type Appointment = z.infer<typeof AppointmentSchema>;

/** `GET …/live-agenda/reservation/{id}/calendar`: the same event as a file and as addresses of calendars on the web. */
export const AppointmentCalendarSchema = z.object({
  /** An iCalendar object (RFC 5545). */
  file: z.string(),
  google: z.url({ protocol: /^https$/ }),
  outlook: z.url({ protocol: /^https$/ }),
});
export type AppointmentCalendar = z.infer<typeof AppointmentCalendarSchema>;

/** `POST …/live-agenda/reservation/{id}/move`: another time of the estate's agenda. */
export const MoveRequestSchema = z.strictObject({ slotId: SlotSchema.shape.id });

/** A token that stands in mails alone: 256 bits in base64url. */
const MailedTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token');

/** `POST …/live-agenda/reservation/confirm` and `…/rental-units/reservation/confirm`. */
export const ConfirmBookingSchema = z.strictObject({ token: MailedTokenSchema });

/** The answer: the appointment without its id, which its own mail tells. */
export const ConfirmedAppointmentSchema = AppointmentSchema.omit({ id: true });
export type ConfirmedAppointment = z.infer<typeof ConfirmedAppointmentSchema>;

/** What is left of an answer to booking that cannot be read as a whole: its status said that it is booked. */
export const BookedAppointmentSchema = z
  .object({
    id: AppointmentIdSchema.optional().catch(undefined),
    state: AppointmentSchema.shape.state.catch('booked'),
  })
  .catch({ state: 'booked' });
/** An appointment that was booked, as far as its answer could be read. */
export type BookedAppointment = Appointment | z.infer<typeof BookedAppointmentSchema>;
