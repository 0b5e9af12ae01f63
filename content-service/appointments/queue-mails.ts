import type { Site } from '../../wire/site.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { recipientOf } from '../mail/recipient.ts';
import type { Statement } from '../platform/db/statement.ts';
import type { AppointmentDetails } from './statements.ts';

export type Kind = 'appointment-booked' | 'appointment-cancelled';
export type To = 'visitor' | 'agent';

/** An appointment's mails bear names of their own: each is queued once. */
export const mailIdOf = (kind: Kind, to: To, appointmentId: string): string =>
  `${kind}-${to}-${appointmentId}`;

/** Whom a mail about an appointment goes to. */
interface MailedAppointment {
  readonly site: Site;
  /** Hash of the id that whoever booked holds. */
  readonly id: string;
  readonly details: AppointmentDetails;
}

/**
 * The mails to visitor and agent, or to one of them, and their ids. With `where` each is queued only where
 * that finds a row.
 * An agency without any address is not written to; the visitor always is.
 */
export function appointmentMails(
  kind: Kind,
  { site, id, details }: MailedAppointment,
  now: Date,
  where?: (mailId: string) => Statement,
  tell: readonly To[] = ['visitor', 'agent'],
): { readonly ids: readonly string[]; readonly statements: readonly Statement[] } {
  const recipients: Readonly<Record<To, string | null>> = {
    visitor: details.email,
    agent: recipientOf(site, details.agent.email),
  };
  const queued = tell.flatMap((to) => {
    const recipient = recipients[to];
    return recipient === null ? [] : [{ to, recipient, mailId: mailIdOf(kind, to, id) }];
  });
  return {
    ids: queued.map(({ mailId }) => mailId),
    statements: queued.map(({ to, recipient, mailId }) =>
      outboxStatement(
        {
          siteId: site.id,
          id: mailId,
          recipient,
          mail: { kind, data: { appointmentId: id, to } },
          ...(where === undefined ? {} : { where: where(mailId) }),
        },
        now,
      ),
    ),
  };
}
