import type { LeadCall } from '#wire/lead.ts';
import { leadHome } from '../estates/lead-home.ts';
import type { AskedLead, LeadContext } from '../mail/lead-context.ts';
import { originOf } from '../platform/site-origin.ts';
import { findSubmission } from './submissions.ts';

/** The lead call of a contact request; null once it was deleted. */
export async function contactLead(
  { subjectId, origin, recipient, createdAt }: AskedLead,
  { db, site }: LeadContext,
): Promise<LeadCall | null> {
  const request = (await findSubmission(db, site.id, subjectId, 'contact'))?.doc ?? null;
  if (request === null) return null;
  const { firstname, lastname, email, phone = null, locale } = request;
  const about =
    request.kind === 'estate'
      ? ({ kind: 'estate', id: request.estateId } as const)
      : request.kind === 'rental'
        ? ({ kind: 'rental', id: request.rentalUnitId } as const)
        : null;
  return {
    type: 'lead.contact',
    timestamp: createdAt,
    data: {
      site: site.id,
      number: subjectId,
      recipient,
      visitor: { firstname, lastname, email, phone, locale },
      message: request.message,
      callBack: request.callBack ?? null,
      home: about === null ? null : await leadHome(db, site, about, origin ?? originOf(site, null)),
      viewing: null,
      stay: null,
      valuation: null,
    },
  };
}
