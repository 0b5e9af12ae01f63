import { localized } from '#domain/text.ts';
import { leadHome } from '../../estates/lead-home.ts';
import type { AskedLead, LeadContext, WrittenLead } from '../../mail/lead-context.ts';
import { wasCalled } from '../../mail/tell-agency.ts';
import { findStay } from './stays.ts';

/**
 * The lead call of a stay request, or of its cancellation by the guest. null once its nights are free again for
 * another reason, it was deleted, or the agency's system was never told of it.
 */
export async function stayLead(
  { news, subjectId, recipient, createdAt }: AskedLead,
  { db, site }: LeadContext,
): Promise<WrittenLead | null> {
  const stay = await findStay(db, site.id, subjectId);
  if (stay === null || stay.heldUntil !== null) return null;
  const cancelled = news === 'cancelled';
  if (cancelled ? !stay.byGuest : stay.state === 'released') return null;
  if (cancelled && !(await wasCalled(db, site.id, 'stay', subjectId))) return null;
  const { request, breakdown, keptUntil: reservedUntil, origin } = stay;
  const { firstname, lastname, email, phone = null, message = null, locale, rentalUnitId } = request;
  return {
    // No feed brings holiday rentals: only the agency’s own address hears of stays.
    rows: [],
    call: {
      type: cancelled ? 'lead.stay.cancelled' : 'lead.stay',
      timestamp: createdAt,
      data: {
        site: site.id,
        number: stay.id,
        recipient,
        visitor: { firstname, lastname, email, phone, locale },
        message,
        callBack: null,
        home: await leadHome(db, site, { kind: 'rental', id: rentalUnitId }, origin),
        viewing: null,
        valuation: null,
        stay: {
          from: request.from,
          to: request.to,
          persons: request.persons,
          total: breakdown.total,
          extras: breakdown.extras.map(({ id, name, count, amount }) => ({
            id,
            name: localized(name, site.defaultLocale),
            count,
            amount,
          })),
          answerBefore: reservedUntil,
        },
      },
    },
  };
}
