import type { Site } from '../../../wire/site.ts';
import { outboxStatement } from '../../mail/outbox.ts';
import { recipientOf } from '../../mail/recipient.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import type { StayDocument } from './stays.ts';

/** Mails about a stay, and their ids; `toAgency` is false where the agency has no address. */
interface StayMails {
  readonly ids: readonly string[];
  readonly statements: readonly Statement[];
  readonly toAgency: boolean;
}

/** A stay's mails bear names of their own: each is queued once. */
type MailedStay = Pick<StayDocument, 'request'> & { readonly siteId: string; readonly id: string };

const mailIdOf = (kind: string, stayId: string): string => `${kind}-${stayId}`;

/**
 * The mails to visitor and agency of a stay that was asked for. With `where` each is queued only where that
 * finds a row.
 */
export function stayMails(
  site: Site,
  { siteId, id, request }: MailedStay,
  now: Date,
  where?: (mailId: string) => Statement,
): StayMails {
  const agency = recipientOf(site, null);
  const queued = [
    { kind: 'stay-receipt' as const, recipient: request.email },
    ...(agency === null ? [] : [{ kind: 'stay-notice' as const, recipient: agency }]),
  ].map(({ kind, recipient }) => {
    const mailId = mailIdOf(kind, id);
    const only = where === undefined ? {} : { where: where(mailId) };
    return { siteId, id: mailId, recipient, mail: { kind, data: { stayId: id } }, ...only };
  });
  return {
    ids: queued.map(({ id: mailId }) => mailId),
    statements: queued.map((mail) => outboxStatement(mail, now)),
    toAgency: agency !== null,
  };
}

/** The mail with the link that confirms a stay: to the visitor alone. */
export function heldMail({ siteId, id, request }: MailedStay, now: Date): StayMails {
  const mailId = mailIdOf('stay-held', id);
  const mail = { kind: 'stay-held', data: { stayId: id } } as const;
  return {
    ids: [mailId],
    statements: [outboxStatement({ siteId, id: mailId, recipient: request.email, mail }, now)],
    toAgency: true,
  };
}

/** The mail by which a visitor is told what the agency answered; queued only where `where` finds a row. */
export function answerMail(
  kind: 'stay-confirmed' | 'stay-declined' | 'stay-cancelled',
  { siteId, id, email }: { readonly siteId: string; readonly id: string; readonly email: string },
  now: Date,
  where: (mailId: string) => Statement,
): { readonly ids: readonly string[]; readonly statements: readonly Statement[] } {
  const mailId = mailIdOf(kind, id);
  const mail = { kind, data: { stayId: id } } as const;
  const queued = { siteId, id: mailId, recipient: email, mail, where: where(mailId) };
  return { ids: [mailId], statements: [outboxStatement(queued, now)] };
}

/** Sends the mails, and says where an agency cannot be told. */
export async function tellOf(
  { ids, toAgency }: StayMails,
  stayId: string,
  { deliver, log }: CallContext,
  siteId: string,
): Promise<void> {
  if (!toAgency) log('warn', 'stay.without_recipient', { stayId });
  await deliver(siteId, ids);
}
