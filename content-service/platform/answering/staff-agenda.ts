import type { Locale } from '../../../domain/locale.ts';
import type { Closure, ClosureRequest } from '../../../wire/closures.ts';
import type { OpenHouseRequest, OpenHouseSet } from '../../../wire/staff.ts';
import type { CallContext } from '../operation/operation.ts';

/** What the agency's page needs of its agenda: the room of appointments brings it. */
export interface StaffAgenda {
  readonly show: (
    db: D1Database,
    siteId: string,
    at: { readonly now: Date; readonly locale: Locale },
  ) => Promise<{
    readonly agents: readonly { readonly id: string; readonly name: string; readonly email: string }[];
    readonly closures: readonly Closure[];
    readonly openHouses: readonly OpenHouseSet[];
  }>;
  readonly close: (siteId: string, request: ClosureRequest, context: CallContext) => Promise<void>;
  /** Throws not_found for a home that is not on offer, invalid_request for a day that is over or already there. */
  readonly setOpenHouse: (siteId: string, request: OpenHouseRequest, context: CallContext) => Promise<void>;
  readonly endOpenHouse: (siteId: string, id: string, context: CallContext) => Promise<void>;
  readonly open: (siteId: string, id: string, context: CallContext) => Promise<void>;
}
