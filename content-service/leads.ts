import type { LeadDeed } from '#domain/team/team.ts';
import type { LeadCall } from '#wire/lead.ts';
import { viewingLead } from './appointments/lead.ts';
import { contactLead } from './contact/lead.ts';
import { createCalling } from './leads/deliver-leads.ts';
import type { AskedLead, LeadContext } from './mail/lead-context.ts';
import { stayLead } from './rentals/stays/lead.ts';
import { valuationLead } from './valuations/lead.ts';

/** Current content of a queued lead, by kind of request; null when there is nothing left to send. */
const WRITERS: Readonly<
  Record<LeadDeed, (lead: AskedLead, context: LeadContext) => Promise<LeadCall | null>>
> = {
  contact: contactLead,
  valuation: valuationLead,
  viewing: viewingLead,
  stay: stayLead,
};

/** Makes the calls of all kinds of leads. */
export const { deliverDueLeads, deliverLeadsSoon } = createCalling((call, context) =>
  WRITERS[call.deed](call, context),
);
