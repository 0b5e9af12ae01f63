/** Stays and appointments as the agency sees them, and its answers to their visitors (docs/decisions/0048). */
import * as z from 'zod';
import { manyLines } from '../domain/forms/clean-text.ts';
import { wholeList } from './tolerant/members.ts';
import { IdSchema, LocaleSchema } from './values.ts';

const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

/** Longest word to a visitor, UTF-16 units. */
export const MOST_WORD = 1000;
const word = z.string().overwrite(manyLines).min(1).max(MOST_WORD).optional();

/** What is answered with: a word to the visitor, which their mail shows as text. */
export const AnswerRequestSchema = z.strictObject({ word });
export type AnswerRequest = z.infer<typeof AnswerRequestSchema>;

/** The same to confirm a stay; `late` takes up one that has lapsed, which its visitor was told. */
export const ConfirmStayRequestSchema = z.strictObject({ word, late: z.boolean().optional() });

/** `POST …/appointments/{id}/move`: a time of any of the agency's agents, as the agenda names it. */
export const MoveAppointmentSchema = z.strictObject({
  slotId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not a slot'),
  word,
});

const AnswerSchema = z.object({
  deed: z.enum(['confirmed', 'declined', 'cancelled']),
  at: instant,
  word: z.string().nullable(),
});

/** Who asked. */
const visitor = {
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  locale: LocaleSchema,
};

/** What is told of either. */
const booking = {
  /** When it was asked for. */
  createdAt: instant,
  /** When it is given back by itself unless somebody confirms it; null where it does not lapse. */
  lapsesAt: instant.nullable(),
  /** The agency's own last answer by a call; null without one. */
  answer: AnswerSchema.nullable(),
};

/**
 * `pending`: held for its visitor to confirm; `expired`: nobody did. `requested`: waits for the agency;
 * `lapsed`: nobody answered. `past`: confirmed, and over.
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
]);
export type StayState = z.infer<typeof StayStateSchema>;

/** A stay with all that the agency needs to answer. */
export const StayForAgencySchema = z.object({
  /** The number in the mail to the agency. */
  id: z.string(),
  state: StayStateSchema,
  rentalUnitId: IdSchema,
  /** What the unit is let as; empty where nobody wrote that. */
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

/** `pending` and `expired` as of stays; `past`: it has begun. */
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

/** An appointment with all that the agency needs to answer. */
export const AppointmentForAgencySchema = z.object({
  /** The number in the mail to the agent. Opens nothing. */
  id: z.string(),
  state: AppointmentStateSchema,
  estateId: IdSchema,
  /** Where the estate is, its street even where it is hidden; empty once it has been deleted. */
  place: z.string(),
  start: instant,
  end: instant,
  agent: z.object({ name: z.string(), email: z.string() }),
  ...visitor,
  ...booking,
});
export type AppointmentForAgency = z.infer<typeof AppointmentForAgencySchema>;

/** Where the next page begins; null on the last one. */
const next = z.string().nullable();
const LOST = 'a request that is lost would never be answered';

/** `GET …/stays`: oldest first. */
export const StayListSchema = z.object({ stays: wholeList(StayForAgencySchema, LOST), next });
/** `GET …/appointments`: in the order in which they begin. */
export const AppointmentListSchema = z.object({
  appointments: wholeList(AppointmentForAgencySchema, LOST),
  next,
});
