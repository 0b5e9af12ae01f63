import * as z from 'zod';
import { type AgendaRules, type SlotTime, WEEKDAYS } from '#domain/agenda/slots.ts';
import { mailboxOf } from '#domain/rules/email-address.ts';
import { isDay } from '#domain/stays/day.ts';

/** Appointments are in Brussels time, like everything that people read (design, "Time"). */
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

/** An agent who shows estates. */
const AgentSchema = z.strictObject({
  /** Part of slot ids; must never be reused for another person. */
  id: z.string().regex(/^[a-z0-9]{1,24}$/, 'not the id of an agent'),
  name: z.string().min(1),
  /** E-mail address; estates whose contact has this address are shown by this agent. */
  email: z.string().min(3),
  phone: z.string().nullish(),
  /** Replaces the agency's hours. */
  hours: HoursSchema.optional(),
  /** Days off, first and last included. */
  away: z.array(DayRangeSchema).default([]),
  /** Times blocked outside the site. */
  taken: z.array(TimeRangeSchema).default([]),
});
export type Agent = z.infer<typeof AgentSchema>;

/** An agency's agenda settings in the table `agendas` (docs/operations/bookings.md, "Viewings"). */
export const AgendaSettingsSchema = z
  .strictObject({
    slotMinutes: z.int().min(10).max(240),
    /** Travel time between two appointments. */
    breakMinutes: z.int().min(0).max(240).default(0),
    /** Notice period: an appointment must be booked at least this long before it begins. */
    noticeHours: z.int().min(0).max(336),
    horizonDays: z.int().min(1).max(90),
    /** By weekday, in Brussels time; a missing day is closed. */
    hours: HoursSchema,
    /** Closed days of the whole agency, first and last included. */
    closed: z.array(DayRangeSchema).default([]),
    /** The ten Belgian public holidays. */
    closedOnHolidays: z.boolean().default(true),
    /** Whether mails about an appointment contain the street of a hidden address. */
    tellsHiddenAddress: z.boolean().default(true),
    agents: z.array(AgentSchema).min(1),
    /** Shows estates whose contact is not among the agents. */
    defaultAgent: z.string(),
  })
  .refine(({ agents, defaultAgent }) => agents.some(({ id }) => id === defaultAgent), {
    path: ['defaultAgent'],
    message: 'none of the agents',
  });
export type AgendaSettings = z.infer<typeof AgendaSettingsSchema>;

/** The estate's contact person if they are an agent, otherwise the default agent. */
export function agentFor(
  { agents, defaultAgent }: AgendaSettings,
  representative: string | null | undefined,
): Agent {
  const address = mailboxOf((representative ?? '').trim());
  const agent =
    agents.find(({ email }) => mailboxOf(email) === address) ?? agents.find(({ id }) => id === defaultAgent);
  if (agent === undefined) throw new Error('An agenda names an agent that it does not have.');
  return agent;
}

/** The agenda rules of an agent. */
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

/** Times that an agent has blocked. */
export const takenBy = ({ taken }: Agent): Pick<SlotTime, 'start' | 'occupiedUntil'>[] =>
  taken.map(([from, to]) => ({ start: Date.parse(from), occupiedUntil: Date.parse(to) }));
