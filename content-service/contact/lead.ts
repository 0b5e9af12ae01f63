import { mailTexts } from '#locales/mails.ts';
import { leadHome } from '../estates/lead-home.ts';
import type { AskedLead, LeadContext, WrittenLead } from '../mail/lead-context.ts';
import { originOf } from '../platform/site-origin.ts';
import { findSubmission } from './submissions.ts';

/** The lead call of a contact request; null once it was deleted. */
export async function contactLead(
  { subjectId, origin, recipient, createdAt }: AskedLead,
  { db, site }: LeadContext,
): Promise<WrittenLead | null> {
  const found = await findSubmission(db, site.id, subjectId, 'contact');
  if (found === null) return null;
  const { doc: request, number } = found;
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const { firstname, lastname, email, phone = null, locale } = request;
  const about =
    request.kind === 'estate'
      ? ({ kind: 'estate', id: request.estateId } as const)
      : request.kind === 'rental'
        ? ({ kind: 'rental', id: request.rentalUnitId } as const)
        : null;
  return {
    rows: [
      [t('notice.callBack'), request.callBack === undefined ? '' : t(`notice.callTimes.${request.callBack}`)],
      [t('notice.number'), number],
    ],
    call: {
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
    },
  };
}
