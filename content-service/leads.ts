import type { LeadCall } from '../wire/lead.ts';
import { viewingLead } from './appointments/lead.ts';
import { contactLead } from './contact/lead.ts';
import { createCalling } from './leads/deliver-leads.ts';
import type { AskedLead, CalledDeed, LeadContext } from './mail/lead-context.ts';
import { stayLead } from './rentals/stays/lead.ts';

/** What a queued lead says now, by what was asked; null when there is nothing left to say. */
const WRITERS: Readonly<
  Record<CalledDeed, (lead: AskedLead, context: LeadContext) => Promise<LeadCall | null>>
> = {
  contact: contactLead,
  viewing: viewingLead,
  stay: stayLead,
};

/** Makes the calls of every room. */
export const { deliverDueLeads, deliverLeadsSoon } = createCalling((call, context) =>
  WRITERS[call.deed](call, context),
);
