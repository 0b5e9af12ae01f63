import type { Locale } from '#domain/locale.ts';
import type { Closure, ClosureRequest } from '#wire/closures.ts';
import type { OpenHouseRequest, OpenHouseSet } from '#wire/staff.ts';
import type { CallContext } from '../operation/operation.ts';

/** Agenda functions that the agency's page needs, implemented by the appointments folder. */
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
  /** Throws not_found for a home that is not on offer, invalid_request for a past or duplicate day. */
  readonly setOpenHouse: (siteId: string, request: OpenHouseRequest, context: CallContext) => Promise<void>;
  readonly endOpenHouse: (siteId: string, id: string, context: CallContext) => Promise<void>;
  readonly open: (siteId: string, id: string, context: CallContext) => Promise<void>;
}
