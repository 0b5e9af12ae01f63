/**
 * Calendars of an agency: those served at a secret address, and those of other portals that are read here.
 */
import * as z from 'zod';

export const CALENDAR_KINDS = ['person', 'unit'] as const;
const kind = z.enum(CALENDAR_KINDS);
const id = z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/, 'not an id');
const instant = z.iso.datetime();

/**
 * `POST …/calendars`: makes a calendar; `renew` gives it a new address, and the old one answers 404 at once.
 */
export const CalendarRequestSchema = z.object({ kind, id, renew: z.boolean().optional() });

/** A calendar with its secret address. */
export const CalendarAddressSchema = z.object({ kind, id, address: z.url(), madeAt: instant });
export type CalendarAddress = z.infer<typeof CalendarAddressSchema>;

/** `POST …/rental-units/{id}/calendars`: another portal's calendar of the nights taken there. */
export const ReadCalendarRequestSchema = z.object({ address: z.string().max(2_000) });

/** Another portal's calendar and its state. */
export const ReadCalendarSchema = z.object({
  id: z.string(),
  unitId: z.string(),
  /** Only the host: the rest of the address may be a secret. */
  host: z.string(),
  /** `waiting` for its first reading, `read`, or `failing`. */
  state: z.enum(['waiting', 'read', 'failing']),
  /** For operators: `read`, a status, `timeout`, `no calendar`, … */
  outcome: z.string().nullable(),
  /** Time of the last successful reading. */
  readAt: instant.nullable(),
  failingSince: instant.nullable(),
  /** Taken nights, from the day before the reading. */
  nights: z.number().int(),
  /** Events of which only a part was understood, such as the first occurrence of a strange rule. */
  notUnderstood: z.number().int(),
  /** Events of a night or more that are marked as free, and take nothing. */
  free: z.number().int(),
});
export type ReadCalendar = z.infer<typeof ReadCalendarSchema>;

/** `GET …/calendars`: without the secret addresses. */
export const CalendarListSchema = z.object({
  told: z.array(CalendarAddressSchema.omit({ address: true })),
  read: z.array(ReadCalendarSchema),
});

/** `GET …/calendars/{token}`: the iCalendar file. */
export const CalendarFileSchema = z.object({ file: z.string() });
