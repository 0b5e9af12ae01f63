/** Days and hours on which an agency shows no homes (docs/decisions/0069). */
import * as z from 'zod';
import { AppointmentForAgencySchema } from './answers.ts';
import { wholeList } from './tolerant/members.ts';

const day = z.iso.date();
const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm');

/**
 * `POST …/agenda/closures`: whole days, first and last included, or some hours of one day, by the clock of Brussels;
 * of one agent, or of the whole agency without one.
 */
export const ClosureRequestSchema = z.strictObject({
  from: day,
  /** The same day unless it says otherwise. */
  to: day.optional(),
  hours: z.tuple([wallTime, wallTime]).optional(),
  agentId: z
    .string()
    .regex(/^[a-z0-9]{1,24}$/, 'not the id of an agent')
    .optional(),
});
export type ClosureRequest = z.infer<typeof ClosureRequestSchema>;

/** A closure as it stands. */
export const ClosureSchema = z.object({
  id: z.string(),
  agentId: z.string().nullable(),
  /** Instants with the offset of Brussels. */
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
});
export type Closure = z.infer<typeof ClosureSchema>;

/** The answer: what is booked within stays, and is told. */
export const ClosureMadeSchema = z.object({
  closure: ClosureSchema,
  appointments: wholeList(AppointmentForAgencySchema, 'a booking that is lost would be forgotten'),
});

/** `GET …/agenda/closures`: those that are not over, in the order in which they begin. */
export const ClosureListSchema = z.object({
  closures: wholeList(ClosureSchema, 'a closure that is lost could not be opened'),
});
