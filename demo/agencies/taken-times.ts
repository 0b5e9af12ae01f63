import { AgendaSettingsSchema, agentFor, rulesFor } from '../../content-service/appointments/settings.ts';
import { slotsOfDay } from '../../domain/agenda/slots.ts';
import { calendarDay } from '../basics/reference-date.ts';
import { hashText } from '../basics/rng.ts';
import type { Agency } from './agency.ts';
import { agendaOf, type SeedAgenda } from './agendas.ts';

/** Days from the demo's "today" for which the agenda already has taken times. */
const DAYS = 21;
/** One time in this many is taken. */
const ONE_IN = 4;

const iso = (instant: number): string => new Date(instant).toISOString();

/** The agenda of an agency, with times at which a team member is busy. */
export function busyAgendaOf(agency: Agency): SeedAgenda {
  const agenda = agendaOf(agency);
  const settings = AgendaSettingsSchema.parse(agenda);
  const days = Array.from({ length: DAYS }, (_, day) => calendarDay(day + 1));
  return {
    ...agenda,
    agents: agenda.agents.map((agent) => ({
      ...agent,
      taken: days
        .flatMap((day) => slotsOfDay(day, rulesFor(settings, agentFor(settings, agent.email))))
        .filter(({ start }) => hashText(`taken:${agency.site.id}:${agent.id}:${start}`) % ONE_IN === 0)
        .map(({ start, occupiedUntil }): [string, string] => [iso(start), iso(occupiedUntil)]),
    })),
  };
}
