import type { Site } from '#wire/site.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { recipientOf } from '../mail/recipient.ts';
import { tellAgency } from '../mail/tell-agency.ts';
import type { Statement } from '../platform/db/statement.ts';
import type { AppointmentDetails } from './statements.ts';

export type Kind = 'appointment-booked' | 'appointment-cancelled';
export type To = 'visitor' | 'agent';

/** Ids of an appointment's mails, so that each is queued once. */
export const mailIdOf = (kind: Kind, to: To, appointmentId: string): string =>
  `${kind}-${to}-${appointmentId}`;

/** An appointment and the recipient data for its mails. */
interface MailedAppointment {
  readonly site: Site;
  /** Hash of the visitor's secret id. */
  readonly id: string;
  readonly details: AppointmentDetails;
  readonly estateId: string;
  /** A visitor caused them, not the agency. */
  readonly byForm: boolean;
}

/**
 * The mails to visitor and agent, or to one of them, with their ids. With `where`, each is queued only if
 * that finds a row. An agency without an address gets no mail; the visitor always does.
 */
export function appointmentMails(
  kind: Kind,
  { site, id, details, estateId, byForm }: MailedAppointment,
  now: Date,
  where?: (mailId: string) => Statement,
  tell: readonly To[] = ['visitor', 'agent'],
): { readonly ids: readonly string[]; readonly statements: readonly Statement[] } {
  const recipients: Readonly<Record<To, string | null>> = {
    visitor: details.email,
    agent: recipientOf(site, details.agent.email),
  };
  const queued = tell.map((to) => {
    const [recipient, mailId] = [recipients[to], mailIdOf(kind, to, id)];
    const mail = { kind, data: { appointmentId: id, to } } as const;
    const only = where === undefined ? {} : { where: where(mailId) };
    if (to === 'agent') {
      const news = kind === 'appointment-booked' ? 'asked' : 'cancelled';
      return tellAgency(
        {
          site,
          deed: 'viewing',
          news,
          subjectId: id,
          recipient,
          mailId,
          mail,
          ...only,
          forFeeds: { home: estateId, visitor: details.email },
        },
        now,
      );
    }
    if (recipient === null) return { ids: [], statements: [] };
    return {
      ids: [mailId],
      statements: [outboxStatement({ siteId: site.id, id: mailId, recipient, mail, byForm, ...only }, now)],
    };
  });
  return {
    ids: queued.flatMap(({ ids }) => ids),
    statements: queued.flatMap(({ statements }) => statements),
  };
}

/** The mail to the visitor of a booked viewing that the agency confirms. */
export function confirmedMail(
  { site, id, details }: MailedAppointment,
  now: Date,
  where: (mailId: string) => Statement,
): { readonly ids: readonly string[]; readonly statements: readonly Statement[] } {
  const mailId = `appointment-confirmed-visitor-${id}`;
  const mail = { kind: 'appointment-booked', data: { appointmentId: id, to: 'visitor' } } as const;
  const queued = { siteId: site.id, id: mailId, recipient: details.email, mail, where: where(mailId) };
  return { ids: [mailId], statements: [outboxStatement(queued, now)] };
}
