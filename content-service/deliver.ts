import { deliverLeadsSoon } from './leads.ts';
import { deliverSoon as deliverMailsSoon } from './mails.ts';
import type { DeliverSoon } from './platform/operation/operation.ts';

/** Sends mails and lead calls that were just queued, by their ids. Never fails. */
export const deliverSoon: DeliverSoon = async (siteId, ids, call) => {
  const leads = ids.filter((id) => id.startsWith('lead-'));
  const mails = ids.filter((id) => !id.startsWith('lead-'));
  await Promise.all([
    mails.length === 0 ? undefined : deliverMailsSoon(siteId, mails, call),
    leads.length === 0 ? undefined : deliverLeadsSoon(siteId, leads, call),
  ]);
};
