import {
  type ActionDone,
  ActionDoneSchema,
  type ChangeLayer,
  type ChangePrice,
  type ChangeStatus,
  type Homes,
  type HomesRequest,
  HomesSchema,
  type WithdrawHome,
} from '#wire/written-homes.ts';
import { direct } from './resource.ts';
import { contentPath } from './segments.ts';
import { siteOf } from './site-scope.ts';
import { ask } from './staff.ts';

/** The homes that a person may see. Throws ContentHttpError 403 for an invalid session. */
export const listHomes = direct(
  async (caller, request: HomesRequest): Promise<Homes> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/homes`, request, HomesSchema),
);

/** Throws ContentHttpError 403 also without the right to write homes, 409 and 422 for refusals, like those below. */
export const changeHomePrice = direct(
  async (caller, request: ChangePrice): Promise<ActionDone> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/price`, request, ActionDoneSchema),
);

export const changeHomeStatus = direct(
  async (caller, request: ChangeStatus): Promise<ActionDone> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/status`, request, ActionDoneSchema),
);

export const withdrawHome = direct(
  async (caller, request: WithdrawHome): Promise<ActionDone> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/withdrawal`, request, ActionDoneSchema),
);

export const changeHomeLayer = direct(
  async (caller, request: ChangeLayer): Promise<ActionDone> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/layer`, request, ActionDoneSchema),
);
