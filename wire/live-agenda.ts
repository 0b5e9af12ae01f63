/** Appointments: the agenda of an estate, and appointments in it (contract, "Live agenda"). */
import { z } from 'zod';
import { members } from './tolerant/members.ts';
import { IdSchema, LocaleSchema, text } from './values.ts';

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
  /** `past` once it has begun, unless it was cancelled before. */
  state: z.enum(['booked', 'cancelled', 'past']),
  locale: LocaleSchema,
  agent: z.object({ name: z.string(), phone: text() }).nullish().catch(undefined),
  /** Where to meet, in one line: the street only where it is visible or was given to who booked. */
  place: text(),
});
export type Appointment = z.infer<typeof AppointmentSchema>;
