/** Appointments, and the agenda of an estate (contract, "Live agenda"). */
import * as z from 'zod';
import { optional, orAbsent, orElse } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { IdSchema, instant, LocaleSchema, list, text } from './values.ts';

export { type AppointmentRequest, AppointmentRequestSchema } from '#domain/forms/appointment.ts';

/** A time at which an estate can be viewed; instants have the offset of the agenda's time zone. */
export const SlotSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  start: instant,
  end: instant,
  free: z.boolean(),
});
export type Slot = z.infer<typeof SlotSchema>;

/** `?from=2026-11-24&days=14`: first day in the agenda's time zone (today by default), and number of days. */
export const LiveAgendaQuerySchema = z.object({
  from: z.iso.date().optional(),
  days: z
    .string()
    .regex(/^\d{1,2}$/)
    .optional(),
});

/** `GET …/live-agenda/{estateId}`: includes taken times, marked as taken. */
export const LiveAgendaSchema = z.object({
  timezone: z.string(),
  slots: members(SlotSchema),
  /** Coming open houses that need registration, independent of the requested days; full ones are marked. */
  openHouses: list(SlotSchema),
  /** The first later day with a free time; null when there is none. */
  nextDay: optional(z.iso.date()),
  /** The agent who shows the estate. */
  agent: optional(z.object({ name: z.string(), phone: text() })),
});
export type LiveAgenda = z.infer<typeof LiveAgendaSchema>;

/** At least 128 random bits in base64url: whoever has the id may cancel. */
export const AppointmentIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'not an appointment');

/** `GET …/live-agenda/reservation/{id}`, and the answer to a booking. Holds no data about the visitor. */
export const AppointmentSchema = z.object({
  id: AppointmentIdSchema,
  /** By which the visitor and the agency name it; absent in the answer to a booking. */
  number: text(),
  estateId: IdSchema,
  start: instant,
  end: instant,
  timezone: z.string(),
  /**
   * `pending`: held until the visitor presses the link in the mail; `expired`: the visitor did not, and the
   * time is free again; `past`: it has begun and was not cancelled.
   */
  state: z.enum(['pending', 'booked', 'expired', 'cancelled', 'past']),
  /**
   * Whether the visitor may still move a booked appointment: `late` within the agenda's notice period,
   * `often` after three moves, `closed` when the estate is no longer shown.
   */
  move: optional(z.enum(['open', 'late', 'often', 'closed'])),
  /** Only when pending: the end of the hold. */
  heldUntil: optional(instant),
  locale: LocaleSchema,
  agent: optional(z.object({ name: z.string(), phone: text() })),
  /** Meeting place in one line: the street only when it is public or was given to the visitor. */
  place: text(),
});
export type Appointment = z.infer<typeof AppointmentSchema>;

/** `GET …/live-agenda/reservation/{id}/calendar`: the appointment as a file and as links of web calendars. */
export const AppointmentCalendarSchema = z.object({
  /** An iCalendar object (RFC 5545). */
  file: z.string(),
  google: z.url({ protocol: /^https$/ }),
  outlook: z.url({ protocol: /^https$/ }),
});
export type AppointmentCalendar = z.infer<typeof AppointmentCalendarSchema>;

/** `POST …/live-agenda/reservation/{id}/move`: another slot of the estate's agenda. */
export const MoveRequestSchema = z.strictObject({ slotId: SlotSchema.shape.id });

/** A token that is only ever sent by mail: 256 bits in base64url. */
const MailedTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token');

/** `POST …/live-agenda/reservation/confirm` and `…/rental-units/reservation/confirm`. */
export const ConfirmBookingSchema = z.strictObject({ token: MailedTokenSchema });

/** The answer: the appointment without its id, which is sent by mail. */
export const ConfirmedAppointmentSchema = AppointmentSchema.omit({ id: true });
export type ConfirmedAppointment = z.infer<typeof ConfirmedAppointmentSchema>;

/**
 * The readable rest of a booking answer that fails its schema: its status already said that the time is
 * booked.
 */
export const BookedAppointmentSchema = orElse(
  z.object({
    id: orAbsent(AppointmentIdSchema.optional()),
    state: orElse(AppointmentSchema.shape.state, 'booked'),
  }),
  { state: 'booked' },
);
/** A booked appointment, as far as the answer could be read. */
export type BookedAppointment = Appointment | z.infer<typeof BookedAppointmentSchema>;
