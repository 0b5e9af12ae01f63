import type { Closure, ClosureRequest } from '../../../wire/closures.ts';
import type { CallContext } from '../operation/operation.ts';

/** What the agency's page needs of its agenda: the room of appointments brings it. */
export interface StaffAgenda {
  readonly show: (
    db: D1Database,
    siteId: string,
    now: Date,
  ) => Promise<{
    readonly agents: readonly { readonly id: string; readonly name: string; readonly email: string }[];
    readonly closures: readonly Closure[];
  }>;
  readonly close: (siteId: string, request: ClosureRequest, context: CallContext) => Promise<void>;
  readonly open: (siteId: string, id: string, context: CallContext) => Promise<void>;
}
