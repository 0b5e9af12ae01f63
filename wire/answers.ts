/** Stays and appointments as the agency sees them, and its answers to visitors (docs/decisions/0048). */
import * as z from 'zod';
import { manyLines } from '#domain/forms/clean-text.ts';
import { wholeList } from './tolerant/members.ts';
import { IdSchema, instant, LocaleSchema, text } from './values.ts';

const day = z.iso.date();

/** Maximum length of a message to a visitor, UTF-16 units. */
export const MOST_WORD = 1000;
const word = z.string().overwrite(manyLines).min(1).max(MOST_WORD).optional();

/** An answer with an optional message to the visitor, which their mail shows as plain text. */
export const AnswerRequestSchema = z.strictObject({ word });
export type AnswerRequest = z.infer<typeof AnswerRequestSchema>;

/** Confirms a stay; `late` confirms one that has lapsed, after its visitor was told so. */
export const ConfirmStayRequestSchema = z.strictObject({ word, late: z.boolean().optional() });

/** `POST …/appointments/{id}/move`: a slot of any of the agency's agents. */
export const MoveAppointmentSchema = z.strictObject({
  slotId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not a slot'),
  word,
});

const AnswerSchema = z.object({
  deed: z.enum(['confirmed', 'declined', 'cancelled']),
  at: instant,
  word: z.string().nullable(),
});

const visitor = {
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  locale: LocaleSchema,
};

/** Fields of both stays and appointments. */
const booking = {
  /** When the request was made. */
  createdAt: instant,
  /** When it lapses unless it is confirmed; null when it does not lapse. */
  lapsesAt: instant.nullable(),
  /** The agency's last answer by a call; null for none. */
  answer: AnswerSchema.nullable(),
};

/**
 * `pending`: held until the visitor confirms; `expired`: the visitor did not. `requested`: waits for the
 * agency; `lapsed`: the agency did not answer in time. `past`: confirmed, and over.
 */
export const StayStateSchema = z.enum([
  'pending',
  'expired',
  'requested',
  'lapsed',
  'confirmed',
  'past',
  'declined',
  'cancelled',
  'cancelled_by_visitor',
]);
export type StayState = z.infer<typeof StayStateSchema>;

/** A stay with all data that the agency needs to answer. */
export const StayForAgencySchema = z.object({
  /** The id in calls; it gives no access. */
  id: z.string(),
  /** By which the visitor and the agency name it, in all mails. */
  number: text(),
  state: StayStateSchema,
  rentalUnitId: IdSchema,
  /** The unit's name; empty when it has none. */
  unit: z.string(),
  from: day,
  to: day,
  persons: z.int(),
  /** Euros, without the deposit. */
  total: z.number(),
  ...visitor,
  ...booking,
});
export type StayForAgency = z.infer<typeof StayForAgencySchema>;

/** `pending` and `expired` as for stays; `past`: it has begun. */
export const AppointmentStateSchema = z.enum([
  'pending',
  'expired',
  'booked',
  'past',
  'declined',
  'cancelled',
  'cancelled_by_visitor',
]);
export type AppointmentState = z.infer<typeof AppointmentStateSchema>;

/** An appointment with all data that the agency needs to answer. */
export const AppointmentForAgencySchema = z.object({
  /** The id in calls; it gives no access. */
  id: z.string(),
  /** By which the visitor and the agency name it, in all mails. */
  number: text(),
  state: AppointmentStateSchema,
  estateId: IdSchema,
  /** Address of the estate, with its street even when that is hidden; empty once the estate was deleted. */
  place: z.string(),
  start: instant,
  end: instant,
  agent: z.object({ name: z.string(), email: z.string() }),
  ...visitor,
  ...booking,
});
export type AppointmentForAgency = z.infer<typeof AppointmentForAgencySchema>;

/** Where the next page begins; null on the last page. */
const next = z.string().nullable();
const LOST = 'a request missing from the list would never be answered';

/** `GET …/stays`: oldest first. */
export const StayListSchema = z.object({ stays: wholeList(StayForAgencySchema, LOST), next });
/** `GET …/appointments`: by start time. */
export const AppointmentListSchema = z.object({
  appointments: wholeList(AppointmentForAgencySchema, LOST),
  next,
});
