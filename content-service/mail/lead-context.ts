import type { LeadDeed } from '../../domain/team/team.ts';
import type { LeadNews } from '../../wire/lead.ts';
import type { Site } from '../../wire/site.ts';

/** A request that is to be told to a system of the agency's own. */
export interface AskedLead {
  readonly deed: LeadDeed;
  readonly news: LeadNews;
  /** Of what was stored. */
  readonly subjectId: string;
  /** As the site's addresses begin; null where what was stored says so itself. */
  readonly origin: string | null;
  /** Whoever looks after it; null where the agency has no address, or the call was taken before. */
  readonly recipient: string | null;
  /** When it was queued. */
  readonly createdAt: string;
}

/** What a lead is written with beside that. */
export interface LeadContext {
  readonly db: D1Database;
  readonly site: Site;
}
