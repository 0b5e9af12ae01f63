import * as z from 'zod';
import { type AgendaRules, type SlotTime, WEEKDAYS } from '../../domain/agenda/slots.ts';
import { isDay } from '../../domain/stays/day.ts';

/** Appointments are by the time of Brussels, as everything that people read (design, "Time"). */
export const AGENDA_ZONE = 'Europe/Brussels';

const WallTimeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm');
const OpeningSchema = z
  .tuple([WallTimeSchema, WallTimeSchema])
  .refine(([from, to]) => from < to, 'ends before it begins');
const HoursSchema = z.partialRecord(z.enum(WEEKDAYS), z.array(OpeningSchema));
const DaySchema = z.string().refine(isDay, 'not a day');
const DayRangeSchema = z
  .tuple([DaySchema, DaySchema])
  .refine(([first, last]) => first <= last, 'ends before it begins');

const InstantSchema = z.iso.datetime({ offset: true });
const TimeRangeSchema = z
  .tuple([InstantSchema, InstantSchema])
  .refine(([from, to]) => Date.parse(from) < Date.parse(to), 'ends before it begins');

/** Who shows estates. */
const AgentSchema = z.strictObject({
  /** Stands in the ids of slots; not to be given to another person. */
  id: z.string().regex(/^[a-z0-9]{1,24}$/, 'not the id of an agent'),
  name: z.string().min(1),
  /** Where mail goes; an estate whose contact has this address is shown by this agent. */
  email: z.string().min(3),
  phone: z.string().nullish(),
  /** In place of the agency's. */
  hours: HoursSchema.optional(),
  /** Days off, first and last included. */
  away: z.array(DayRangeSchema).default([]),
  /** Times that are taken otherwise than through the site. */
  taken: z.array(TimeRangeSchema).default([]),
});
export type Agent = z.infer<typeof AgentSchema>;

/** An agency's agenda, as the table `agendas` holds it (docs/operations/bookings.md, "Viewings"). */
export const AgendaSettingsSchema = z
  .strictObject({
    slotMinutes: z.int().min(10).max(240),
    /** Between two appointments, for the way there. */
    breakMinutes: z.int().min(0).max(240).default(0),
    /** An appointment is booked so long before it begins, at the latest. */
    noticeHours: z.int().min(0).max(336),
    horizonDays: z.int().min(1).max(90),
    /** By weekday, wall times of Brussels; a day that is not there is closed. */
    hours: HoursSchema,
    /** Closed for everybody, first and last day included. */
    closed: z.array(DayRangeSchema).default([]),
    /** Belgium's ten. */
    closedOnHolidays: z.boolean().default(true),
    /** Whether mail about an appointment gives the street of an estate whose address is hidden. */
    tellsHiddenAddress: z.boolean().default(true),
    agents: z.array(AgentSchema).min(1),
    /** Shows what has no representative among the agents. */
    defaultAgent: z.string(),
  })
  .refine(({ agents, defaultAgent }) => agents.some(({ id }) => id === defaultAgent), {
    path: ['defaultAgent'],
    message: 'none of the agents',
  });
export type AgendaSettings = z.infer<typeof AgendaSettingsSchema>;

/** The representative of an estate if they are one of the agents, otherwise whom the agency names. */
export function agentFor(
  { agents, defaultAgent }: AgendaSettings,
  representative: string | null | undefined,
): Agent {
  const address = (representative ?? '').trim().toLowerCase();
  const agent =
    agents.find(({ email }) => email.toLowerCase() === address) ??
    agents.find(({ id }) => id === defaultAgent);
  if (agent === undefined) throw new Error('An agenda names an agent that it does not have.');
  return agent;
}

/** When an agent shows estates. */
export const rulesFor = (settings: AgendaSettings, agent: Agent): AgendaRules => ({
  timezone: AGENDA_ZONE,
  slotMinutes: settings.slotMinutes,
  breakMinutes: settings.breakMinutes,
  noticeHours: settings.noticeHours,
  horizonDays: settings.horizonDays,
  hours: agent.hours ?? settings.hours,
  closed: [...settings.closed, ...agent.away],
  closedOnHolidays: settings.closedOnHolidays,
});

/** The times that an agent has no time for, whoever asks. */
export const takenBy = ({ taken }: Agent): Pick<SlotTime, 'start' | 'occupiedUntil'>[] =>
  taken.map(([from, to]) => ({ start: Date.parse(from), occupiedUntil: Date.parse(to) }));
