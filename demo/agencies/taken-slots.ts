import { createHash } from 'node:crypto';
import { AgendaSettingsSchema, agentFor, rulesFor } from '../../content-service/appointments/settings.ts';
import type { NewAppointment } from '../../content-service/appointments/statements.ts';
import { slotsOfDay } from '../../domain/agenda/slots.ts';
import type { ContactInfo } from '../../wire/contact-info.ts';
import { calendarDay } from '../basics/reference-date.ts';
import { hashText } from '../basics/rng.ts';
import type { Agency } from './agency.ts';
import { agendaOf } from './agendas.ts';

/** How many days from the demo's "today" on somebody has already booked. */
const DAYS = 21;
/** One time in so many is taken. */
const ONE_IN = 4;

const NAMES = ['Emma Claes', 'Louis Dubois', 'Mila Jacobs', 'Noah Lemmens', 'Olivia Willems'];

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whom to ask about an estate. */
interface Contact {
  readonly estateId: string;
  readonly contactInfo: ContactInfo;
}

/** Times that others have taken in the agendas of an agency's team; nobody holds the id of one. */
export function takenSlots(agency: Agency, contacts: readonly Contact[]): NewAppointment[] {
  const { id: siteId, hostnames, defaultLocale } = agency.site;
  const settings = AgendaSettingsSchema.parse(agendaOf(agency));
  return agency.team.flatMap((person): NewAppointment[] => {
    const agent = agentFor(settings, person.email);
    const estate = contacts.find(({ contactInfo }) => contactInfo.email === person.email);
    if (estate === undefined) return [];
    const days = Array.from({ length: DAYS }, (_, day) => calendarDay(day + 1));
    return days
      .flatMap((day) => slotsOfDay(day, rulesFor(settings, agent)))
      .filter(({ start }) => hashText(`taken:${siteId}:${agent.id}:${start}`) % ONE_IN === 0)
      .map((slot) => {
        const seed = hashed(`seed:${siteId}:${agent.id}:${slot.start}`);
        const [firstname = '', lastname = ''] = NAMES[hashText(seed) % NAMES.length]?.split(' ') ?? [];
        return {
          siteId,
          id: hashed(seed),
          seed,
          estateId: estate.estateId,
          agentId: agent.id,
          slot,
          origin: `http://${hostnames[0]}`,
          details: {
            firstname,
            lastname,
            // Each of their own: nobody may have more than three ahead.
            email: `${seed.slice(0, 12)}@visitor.example`,
            locale: defaultLocale,
            agent: { name: agent.name, phone: agent.phone ?? null, email: agent.email },
          },
        };
      });
  });
}
