import type { Site } from '#wire/site.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { WrittenKind, WrittenState } from '#wire/written-homes.ts';
import type { CallContext } from '../operation/operation.ts';

/** A home as a person of the agency knows it. */
export interface SeenHome {
  readonly kind: WrittenKind;
  readonly home: string;
  /** Street and number, else its title, else its id. */
  readonly name: string;
  readonly city: string;
  readonly state: WrittenState;
  readonly pictures: number;
  /** Whether the person of the session may see it. */
  readonly seen: boolean;
}

/**
 * The person of a session and all homes of the agency, for other capabilities; implemented by the intake. Throws
 * role_missing.
 */
export type SeenHomes = (
  siteId: string,
  session: string,
  context: CallContext,
) => Promise<{ readonly me: StaffMe; readonly site: Site; readonly homes: readonly SeenHome[] }>;
