import { isoWithOffset } from '#domain/agenda/zoned-time.ts';
import { formatClock, formatDayName } from '#domain/format/moment.ts';
import { mailTexts } from '#locales/mails.ts';
import { leadHome } from '../estates/lead-home.ts';
import type { AskedLead, LeadContext, WrittenLead } from '../mail/lead-context.ts';
import { wasCalled } from '../mail/tell-agency.ts';
import { numberOf } from './appointment-for-agency.ts';
import { findAppointment } from './find-appointment.ts';
import { AGENDA_ZONE } from './settings.ts';

/**
 * The lead call of a booked, moved or cancelled viewing, in its current state. null when the state has
 * changed, the viewing was deleted, or the agency's system was never told of it.
 */
export async function viewingLead(
  { news, subjectId, recipient, createdAt }: AskedLead,
  { db, site }: LeadContext,
): Promise<WrittenLead | null> {
  const found = await findAppointment(db, site.id, subjectId);
  // Only a search is changed.
  if (found === null || found.heldUntil !== null || news === 'changed') return null;
  if (found.state !== (news === 'cancelled' ? 'cancelled' : 'booked')) return null;
  if (news !== 'asked' && !(await wasCalled(db, site.id, 'viewing', subjectId))) return null;
  const { details, estateId, start, end, origin } = found;
  const { firstname, lastname, email, phone = null, message = null, locale, agent } = details;
  const writing = site.defaultLocale;
  const t = mailTexts(writing, site.settings.figures);
  const [from, to] = [start.toISOString(), end.toISOString()];
  const day = formatDayName(from, writing);
  return {
    rows: [
      [
        t('appointments.when'),
        t('appointments.span', { day, from: formatClock(from, writing), to: formatClock(to, writing) }),
      ],
      [t('appointments.who'), agent.name],
      [t('notice.number'), found.number],
    ],
    call: {
      type: news === 'asked' ? 'lead.viewing' : `lead.viewing.${news}`,
      timestamp: createdAt,
      data: {
        site: site.id,
        // The whole hash is not needed.
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
        valuation: null,
      },
    },
  };
}
