import type { ValuationRequest } from '#domain/forms/valuation.ts';
import { mailTexts } from '#locales/mails.ts';
import type { LeadData } from '#wire/lead.ts';
import type { AskedLead, LeadContext, WrittenLead } from '../mail/lead-context.ts';
import { wasCalled } from '../mail/tell-agency.ts';
import { homeRows, wishRows } from './rows.ts';
import { findValuation } from './valuations.ts';

const askedOf = (request: ValuationRequest): NonNullable<LeadData['valuation']>['asked'] => ({
  address: request.address,
  kind: request.kind,
  area: request.area ?? null,
  plot: request.plot ?? null,
  year: request.year ?? null,
  bedrooms: request.bedrooms ?? null,
  bathrooms: request.bathrooms ?? null,
  state: request.state ?? null,
  epc: request.epc ?? null,
  moment: request.moment ?? null,
  plan: request.plan ?? null,
});

/**
 * The lead call of a valuation request, or of its withdrawal, which contains only the reference. null when
 * the state has changed, the request was deleted, or the agency's system was never told of it.
 */
export async function valuationLead(
  { news, subjectId, recipient, createdAt }: AskedLead,
  { db, site }: LeadContext,
): Promise<WrittenLead | null> {
  const found = await findValuation(db, site.id, subjectId);
  if (found === null || found.state !== (news === 'asked' ? 'asked' : 'withdrawn')) return null;
  if (news !== 'asked' && !(await wasCalled(db, site.id, 'valuation', subjectId))) return null;
  const { id, reference, locale, request } = found;
  const { firstname = null, lastname = null, email = null, phone = null, message = null } = request ?? {};
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  return {
    rows: [
      ...(request === null ? [] : [...homeRows(request, t), ...wishRows(request, t)]),
      [t('notice.reference'), reference],
    ],
    call: {
      type: news === 'asked' ? 'lead.valuation' : 'lead.valuation.cancelled',
      timestamp: createdAt,
      data: {
        site: site.id,
        number: id,
        recipient,
        visitor: { firstname, lastname, email, phone, locale },
        message,
        callBack: null,
        home: null,
        viewing: null,
        stay: null,
        valuation: { reference, asked: request === null ? null : askedOf(request) },
      },
    },
  };
}
