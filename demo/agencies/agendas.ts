import type { z } from 'zod';
import type { AgendaSettingsSchema } from '../../content-service/appointments/settings.ts';
import { type Agency, type Person, personId } from './agency.ts';

/** An agency's viewing agenda, in the format of the settings. */
export type SeedAgenda = z.input<typeof AgendaSettingsSchema>;
type Hours = SeedAgenda['hours'];

const everyDay = (...openings: [string, string][]): Hours =>
  Object.fromEntries((['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => [day, openings]));

const onDays = (days: readonly (keyof Hours)[], ...openings: [string, string][]): Hours =>
  Object.fromEntries(days.map((day) => [day, openings]));

type OwnHours = Readonly<Partial<Record<string, Hours>>>;

const agentsOf = (team: readonly Person[], ownHours: OwnHours): SeedAgenda['agents'] =>
  team.map((person) => {
    const id = personId(person);
    const hours = ownHours[id];
    return {
      id,
      name: `${person.firstname} ${person.lastname}`,
      email: person.email,
      phone: person.mobile ?? person.phone,
      ...(hours === undefined ? {} : { hours }),
    };
  });

interface Habits extends Omit<SeedAgenda, 'agents'> {
  readonly ownHours: OwnHours;
}

const HABITS: Readonly<Record<string, Habits>> = {
  duinzicht: {
    slotMinutes: 30,
    breakMinutes: 30,
    noticeHours: 20,
    horizonDays: 42,
    hours: { ...everyDay(['10:00', '12:00'], ['14:00', '17:30']), sat: [['10:00', '16:00']] },
    closed: [['2026-12-24', '2026-12-26']],
    ownHours: { sofie: onDays(['fri', 'sat'], ['10:00', '17:00']) },
    defaultAgent: 'an',
  },
  'huis-haard': {
    slotMinutes: 45,
    breakMinutes: 45,
    noticeHours: 24,
    horizonDays: 42,
    hours: { ...everyDay(['09:30', '11:45'], ['14:00', '17:45']), sat: [['10:00', '12:30']] },
    closed: [['2026-12-24', '2027-01-02']],
    ownHours: { nadia: onDays(['tue', 'thu', 'sat'], ['10:00', '15:15']) },
    defaultAgent: 'lies',
  },
  ardenne: {
    slotMinutes: 60,
    breakMinutes: 45,
    noticeHours: 36,
    horizonDays: 60,
    hours: { ...everyDay(['09:30', '12:15'], ['13:30', '17:30']), sat: [['10:00', '13:30']] },
    closed: [['2026-12-24', '2027-01-03']],
    ownHours: {},
    defaultAgent: 'claire',
  },
};

/** The agenda of a demo agency; throws for an agency without one. */
export function agendaOf({ site, team }: Pick<Agency, 'site' | 'team'>): SeedAgenda {
  const habits = HABITS[site.id];
  if (habits === undefined) throw new Error(`No agenda for ${site.id}`);
  const { ownHours, ...settings } = habits;
  return { ...settings, agents: agentsOf(team, ownHours) };
}
