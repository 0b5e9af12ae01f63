import type { LeadDeed } from '../domain/team/team.ts';
import type { LeadCall } from '../wire/lead.ts';
import { viewingLead } from './appointments/lead.ts';
import { contactLead } from './contact/lead.ts';
import { createCalling } from './leads/deliver-leads.ts';
import type { AskedLead, LeadContext } from './mail/lead-context.ts';
import { stayLead } from './rentals/stays/lead.ts';
import { valuationLead } from './valuations/lead.ts';

/** What a queued lead says now, by what was asked; null when there is nothing left to say. */
const WRITERS: Readonly<
  Record<LeadDeed, (lead: AskedLead, context: LeadContext) => Promise<LeadCall | null>>
> = {
  contact: contactLead,
  valuation: valuationLead,
  viewing: viewingLead,
  stay: stayLead,
};

/** Makes the calls of every room. */
export const { deliverDueLeads, deliverLeadsSoon } = createCalling((call, context) =>
  WRITERS[call.deed](call, context),
);
