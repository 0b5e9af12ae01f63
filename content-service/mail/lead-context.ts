import type { LeadKind } from '#domain/team/team.ts';
import type { LeadNews } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';

/** A visitor's request (lead) to send to the agency's own system. */
export interface AskedLead {
  readonly deed: LeadKind;
  readonly news: LeadNews;
  /** Id of the stored request. */
  readonly subjectId: string;
  /** The site's origin; null when the stored request contains it. */
  readonly origin: string | null;
  /** Address of the person in charge; null when the agency has no address, or after the call succeeded. */
  readonly recipient: string | null;
  /** Time at which it was queued. */
  readonly createdAt: string;
}

/** Dependencies for writing a lead. */
export interface LeadContext {
  readonly db: D1Database;
  readonly site: Site;
}
