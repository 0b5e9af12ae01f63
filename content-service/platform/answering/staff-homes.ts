import type { Site } from '#wire/site.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import type { Statement } from '../db/statement.ts';
import type { CallContext } from '../operation/operation.ts';

/** A home as a person of the agency asks for it. */
interface AskedHome {
  readonly session: string;
  readonly kind: WrittenKind;
  readonly home: string;
}

/** What an agency's people may do to a home, for other capabilities; implemented by the intake. */
export interface StaffHomes {
  /**
   * The person of a session, and the home, by its id as it is stored, if they may see it. Throws role_missing for an
   * invalid session and, with `writes`, without the right to write homes; not_found for a home of others.
   */
  readonly seen: (
    siteId: string,
    asked: AskedHome,
    context: CallContext,
    writes: boolean,
  ) => Promise<{ readonly me: StaffMe; readonly site: Site; readonly home: string }>;
  /** Refuses the batch unless the session is open and its person may write homes. */
  readonly holds: (siteId: string, session: string, now: Date) => Statement;
  /** The error for a batch that `holds` refused; the same error for others. */
  readonly refusal: (error: unknown) => unknown;
  /** The person in the journal. */
  readonly caller: (me: StaffMe) => string;
}
