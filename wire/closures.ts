/** Days and hours on which an agency gives no viewings (docs/decisions/0069). */
import * as z from 'zod';
import { isMeantDay } from '#domain/stays/day.ts';
import { AppointmentForAgencySchema } from './answers.ts';
import { wholeList } from './tolerant/members.ts';

const day = z.iso.date().refine(isMeantDay, 'not a day that anybody means');
const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm');

/**
 * `POST …/agenda/closures`: whole days, first and last included, or some hours of one day, in Brussels time;
 * for one agent, or for the whole agency when `agentId` is absent.
 */
export const ClosureRequestSchema = z.strictObject({
  from: day,
  /** Same day as `from` when absent. */
  to: day.optional(),
  hours: z.tuple([wallTime, wallTime]).optional(),
  agentId: z
    .string()
    .regex(/^[a-z0-9]{1,24}$/, 'not the id of an agent')
    .optional(),
});
export type ClosureRequest = z.infer<typeof ClosureRequestSchema>;

export const ClosureSchema = z.object({
  id: z.string(),
  agentId: z.string().nullable(),
  /** Instants with the offset of Brussels. */
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
});
export type Closure = z.infer<typeof ClosureSchema>;

/** The answer lists the bookings within the closure: they are kept. */
export const ClosureMadeSchema = z.object({
  closure: ClosureSchema,
  appointments: wholeList(AppointmentForAgencySchema, 'a booking missing from the list would be forgotten'),
});

/** `GET …/agenda/closures`: those that have not ended, by start time. */
export const ClosureListSchema = z.object({
  closures: wholeList(ClosureSchema, 'a closure missing from the list could not be removed'),
});
