import type { EstateFilter } from '#domain/filter/filter.ts';
import type { Criteria } from '#domain/forms/criteria.ts';
import type { Locale, Localized } from '#domain/locale.ts';
import type { CalledKind, LeadCall, LeadNews } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';
import type { AtVendor } from './outbox.ts';

/** A visitor's request (lead) to send to the agency's own system, or to that of a feed. */
export interface AskedLead {
  readonly deed: CalledKind;
  readonly news: LeadNews;
  /** Id of the stored request. */
  readonly subjectId: string;
  /** The site's origin; null when the stored request contains it. */
  readonly origin: string | null;
  /** Address of the person in charge; null when the agency has no address, or after the call succeeded. */
  readonly recipient: string | null;
  /** Time at which it was queued. */
  readonly createdAt: string;
  /** The search of an alert that has ended, whose row says nothing of it any more. */
  readonly ended?: EndedSearch;
}

/** The search of an alert as it was when it ended. */
export interface EndedSearch {
  /** The name of the system that may have it. */
  readonly system: string;
  readonly email: string;
  readonly name: string | null;
  readonly locale: Locale;
  readonly criteria: Criteria;
  readonly origin: string;
}

/** Dependencies for writing a lead. */
export interface LeadContext {
  readonly db: D1Database;
  readonly site: Site;
}

/** A lead as it is now. */
export interface WrittenLead {
  readonly call: LeadCall;
  /**
   * What it says besides visitor, home and message, as label and value in the agency's language; empty values are left out.
   * Systems of feeds have no fields for it.
   */
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** A visitor's search for the system of a feed, as it is now, or as it was when its alert ended (decision 174). */
export interface WrittenSearch {
  readonly visitor: { readonly name: string | null; readonly email: string; readonly locale: Locale };
  readonly filter: EstateFilter;
  /** Its cities, as homes of the site have them. */
  readonly places: readonly { readonly zip: string; readonly name: Localized }[];
  /** What happened and what is sought, in words in the agency's language. */
  readonly text: string;
}

/** What goes to the system of a feed. */
export interface FeedCall {
  readonly siteId: string;
  readonly feed: string;
  /** Ours, and the same in every attempt. */
  readonly reference: string;
  /** Whether an earlier attempt began the call and nobody knows how it ended. */
  readonly hasBegun: boolean;
  readonly what:
    | {
        readonly lead: LeadCall;
        /** The vendor's id of the home that it is about; null for one about none. */
        readonly home: string | null;
        /** All of it in words. */
        readonly text: string;
      }
    | { readonly search: WrittenSearch; readonly news: LeadNews };
}

/** What became of a call: taken, refused for good, or to be tried again. */
export interface GivenLead {
  readonly result: 'taken' | 'gone' | 'again';
  /** A word for operators. */
  readonly outcome: string;
  /** Least milliseconds until the next attempt. */
  readonly waits?: number;
  /** What the mail says that goes in its place. */
  readonly atVendor?: AtVendor;
  /** The agency hears of what was taken by mail too, if it has not yet. */
  readonly isMailedToo?: boolean;
}

/**
 * Gives a request to the system of a feed. `begin` is awaited right before the call with which that system may take it, and
 * throws when the call is not the caller's any more.
 */
export type GiveLead = (call: FeedCall, begin: () => Promise<void>) => Promise<GivenLead>;
