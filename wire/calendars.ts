/** Calendars of an agency: those that are read at a secret address, and those of others that are read here. */
import * as z from 'zod';

export const CALENDAR_KINDS = ['person', 'unit'] as const;
const kind = z.enum(CALENDAR_KINDS);
const id = z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/, 'not an id');
const instant = z.iso.datetime();

/** `POST …/calendars`: whose calendar; `renew` gives it another address, and the one before answers 404 at once. */
export const CalendarRequestSchema = z.object({ kind, id, renew: z.boolean().optional() });

/** A calendar with its secret address. */
export const CalendarAddressSchema = z.object({ kind, id, address: z.url(), madeAt: instant });
export type CalendarAddress = z.infer<typeof CalendarAddressSchema>;

/** `POST …/rental-units/{id}/calendars`: the calendar of another portal, which says when it is taken there. */
export const ReadCalendarRequestSchema = z.object({ address: z.string().max(500) });

/** Another portal's calendar, as it stands. */
export const ReadCalendarSchema = z.object({
  id: z.string(),
  unitId: z.string(),
  /** The rest of the address may be a secret. */
  host: z.string(),
  /** `waiting` for its first reading, `read`, or `failing`. */
  state: z.enum(['waiting', 'read', 'failing']),
  /** A word for operators: `read`, a status, `timeout`, `no calendar`, … */
  outcome: z.string().nullable(),
  /** When it was last understood. */
  readAt: instant.nullable(),
  failingSince: instant.nullable(),
  /** Nights that it takes from the day before it was read. */
  nights: z.number().int(),
  /** Events whose repetition was not understood. */
  notUnderstood: z.number().int(),
});
export type ReadCalendar = z.infer<typeof ReadCalendarSchema>;

/** `GET …/calendars`; no address is told here. */
export const CalendarListSchema = z.object({
  told: z.array(CalendarAddressSchema.omit({ address: true })),
  read: z.array(ReadCalendarSchema),
});

/** `GET …/calendars/{token}`: the file. */
export const CalendarFileSchema = z.object({ file: z.string() });
