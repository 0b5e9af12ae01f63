import type { Site } from '#wire/site.ts';
import { outboxStatement } from '../../mail/outbox.ts';
import { tellAgency } from '../../mail/tell-agency.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import type { StayDocument } from './stays.ts';

/** Mails about a stay, and their ids; `toAgency` is false when the agency has no address. */
interface StayMails {
  readonly ids: readonly string[];
  readonly statements: readonly Statement[];
  readonly toAgency: boolean;
}

/** Ids of a stay's mails, so that each is queued once. */
type MailedStay = Pick<StayDocument, 'request'> & { readonly id: string };

const mailIdOf = (kind: string, stayId: string): string => `${kind}-${stayId}`;

/**
 * The mails of a stay request, to the visitor and to the agency. With `where`, each is queued only if that
 * finds a row.
 */
export function stayMails(
  { site, id, request }: MailedStay & { readonly site: Site },
  agency: string | null,
  now: Date,
  where?: (mailId: string) => Statement,
): StayMails {
  const [receiptId, noticeId] = [mailIdOf('stay-receipt', id), mailIdOf('stay-notice', id)];
  const only = (mailId: string) => (where === undefined ? {} : { where: where(mailId) });
  const receipt = {
    siteId: site.id,
    id: receiptId,
    recipient: request.email,
    byForm: true,
    mail: { kind: 'stay-receipt', data: { stayId: id } },
  } as const;
  const notice = { kind: 'stay-notice', data: { stayId: id } } as const;
  const announcement = tellAgency(
    {
      site,
      deed: 'stay',
      subjectId: id,
      recipient: agency,
      mailId: noticeId,
      mail: notice,
      ...only(noticeId),
    },
    now,
  );
  return {
    ids: [receiptId, ...announcement.ids],
    statements: [outboxStatement({ ...receipt, ...only(receiptId) }, now), ...announcement.statements],
    toAgency: announcement.ids.length > 0,
  };
}

/** The mail with the confirmation link, to the visitor only. */
export function heldMail(
  { siteId, id, request }: MailedStay & { readonly siteId: string },
  now: Date,
): StayMails {
  const mailId = mailIdOf('stay-held', id);
  const mail = { kind: 'stay-held', data: { stayId: id } } as const;
  return {
    ids: [mailId],
    statements: [outboxStatement({ siteId, id: mailId, recipient: request.email, mail, byForm: true }, now)],
    toAgency: true,
  };
}

/** A mail with an answer to the guest; queued only if `where` finds a row. */
export function answerMail(
  kind: 'stay-confirmed' | 'stay-declined' | 'stay-cancelled' | 'stay-kept' | 'stay-wish',
  {
    siteId,
    id,
    email,
    stayId = id,
    byForm = false,
  }: {
    readonly siteId: string;
    /** Of the mail: the stay's, unless there may be several of its kind. */
    readonly id: string;
    readonly email: string;
    readonly stayId?: string;
    /** The guest caused it, not the agency. */
    readonly byForm?: boolean;
  },
  now: Date,
  where?: (mailId: string) => Statement,
): { readonly ids: readonly string[]; readonly statements: readonly Statement[] } {
  const mailId = mailIdOf(kind, id);
  const mail = { kind, data: { stayId } } as const;
  const only = where === undefined ? {} : { where: where(mailId) };
  const queued = { siteId, id: mailId, recipient: email, mail, byForm, ...only };
  return { ids: [mailId], statements: [outboxStatement(queued, now)] };
}

/** Sends the mails, and logs when an agency has no address. */
export async function tellOf(
  { ids, toAgency }: StayMails,
  stayId: string,
  { deliver, log }: CallContext,
  siteId: string,
): Promise<void> {
  if (!toAgency) log('warn', 'stay.without_recipient', { stayId });
  await deliver(siteId, ids);
}
