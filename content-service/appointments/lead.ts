import { isoWithOffset } from '../../domain/agenda/zoned-time.ts';
import type { LeadCall } from '../../wire/lead.ts';
import { leadHome } from '../estates/lead-home.ts';
import type { AskedLead, LeadContext } from '../mail/lead-context.ts';
import { numberOf } from './appointment-for-agency.ts';
import { findAppointment } from './find-appointment.ts';
import { AGENDA_ZONE } from './settings.ts';

/** A viewing that was booked as a call says it; null once it has been cancelled, or is no longer kept. */
export async function viewingLead(
  { subjectId, recipient, createdAt }: AskedLead,
  { db, site }: LeadContext,
): Promise<LeadCall | null> {
  const found = await findAppointment(db, site.id, subjectId);
  if (found?.state !== 'booked' || found.heldUntil !== null) return null;
  const { details, estateId, start, end, origin } = found;
  const { firstname, lastname, email, phone = null, message = null, locale, agent } = details;
  return {
    type: 'lead.viewing',
    timestamp: createdAt,
    data: {
      site: site.id,
      // The whole hash would be more than anybody need know of it.
      number: numberOf(found.id),
      recipient,
      visitor: { firstname, lastname, email, phone, locale },
      message,
      callBack: null,
      home: await leadHome(db, site, { kind: 'estate', id: estateId }, origin),
      viewing: {
        start: isoWithOffset(start.getTime(), AGENDA_ZONE),
        end: isoWithOffset(end.getTime(), AGENDA_ZONE),
        agent: { name: agent.name, email: agent.email },
      },
      stay: null,
    },
  };
}
