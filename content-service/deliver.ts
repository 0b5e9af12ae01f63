/** Sends mails and makes lead calls of all kinds, by the writers in the manifests. */
import type { CalledKind } from '#wire/lead.ts';
import { everyOne } from './capabilities.ts';
import { giveLeads } from './intake/feeds/give-lead.ts';
import { createCalling, leadDeliveryOf } from './leads/deliver-leads.ts';
import { createDelivering, deliveryOf } from './mail/deliver.ts';
import type { MailContent } from './mail/mail.ts';
import type { MailContext } from './mail/mail-context.ts';
import type { WriteLead, WriteMail } from './mail/manifest.ts';
import type { MailKind, MailOf } from './mail/outbox.ts';
import type { Engines } from './platform/manifest.ts';
import type { DeliverSoon } from './platform/operation/operation.ts';
import { PARTS } from './service.ts';

/** A kind without a writer does not compile. */
const MAILS: { readonly [K in MailKind]: WriteMail<K> } = everyOne('mails');
const LEADS: Readonly<Record<CalledKind, WriteLead>> = everyOne('leads');

const contentOf = <K extends MailKind>(
  { kind, data }: MailOf<K>,
  context: MailContext,
): Promise<MailContent | null> => MAILS[kind](data, context);

export const { deliverDue, deliverSoon: deliverMailsSoon } = createDelivering(contentOf);
export const { deliverDueLeads, deliverLeadsSoon } = createCalling(
  (call, context) => LEADS[call.deed](call, context),
  giveLeads,
);

/** Sends mails and lead calls that were just queued, by their ids. Never fails. */
export const deliverSoon: DeliverSoon = async (siteId, ids, call) => {
  const leads = ids.filter((id) => id.startsWith('lead-'));
  const mails = ids.filter((id) => !id.startsWith('lead-'));
  await Promise.all([
    mails.length === 0 ? undefined : deliverMailsSoon(siteId, mails, call),
    leads.length === 0 ? undefined : deliverLeadsSoon(siteId, leads, call),
  ]);
};

export const ENGINES: Engines = {
  endAddress: (...given) => PARTS.flatMap(({ endAddress }) => endAddress?.(...given) ?? []),
  sendMails: (env, most) => deliverDue(deliveryOf(env), most),
  callLeads: (env, most) => deliverDueLeads(leadDeliveryOf(env, giveLeads), most),
};
