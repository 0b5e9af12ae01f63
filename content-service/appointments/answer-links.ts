import type { AnswerDone } from '../../wire/answer-link.ts';
import type { AppointmentForAgency } from '../../wire/answers.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { recipientOf } from '../mail/recipient.ts';
import type { AnswerKind, CaseContext, ShownCase } from '../platform/answering/kind.ts';
import { answeredBy } from '../platform/answering/links.ts';
import { prepare } from '../platform/db/prepare.ts';
import { findSite } from '../platform/sites.ts';
import { answerAppointment } from './answer-appointment.ts';
import {
  type AgencyAppointmentRow,
  appointmentForAgency,
  numberOf,
  readAppointment,
} from './appointment-for-agency.ts';
import { findAppointment } from './find-appointment.ts';

/** How it came to stand so; null while nothing has happened. */
async function doneOf(
  hash: string,
  { state, answer, start }: AppointmentForAgency,
  { db, siteId }: CaseContext,
): Promise<AnswerDone | null> {
  if (state === 'cancelled_by_visitor') {
    const at = (await findAppointment(db, siteId, hash))?.cancelledAt ?? null;
    return at === null ? null : { by: 'visitor', at: at.toISOString(), mailedTo: null };
  }
  if (answer !== null && state !== 'past') {
    const mailedTo = await answeredBy(db, { siteId, kind: 'appointment', subjectId: hash }, answer.at);
    return { by: mailedTo === null ? 'office' : 'link', at: answer.at, mailedTo };
  }
  return state === 'past' ? { by: 'nobody', at: start, mailedTo: null } : null;
}

/** An appointment as the page behind a link shows it; null once it was swept away. */
async function appointmentCase(hash: string, context: CaseContext): Promise<ShownCase | null> {
  const { db, siteId, now } = context;
  const [site, row] = await Promise.all([
    findSite(db, siteId),
    prepare(db, readAppointment(siteId, numberOf(hash), now)).first<AgencyAppointmentRow>(),
  ]);
  if (site === null || row === null) return null;
  const appointment = appointmentForAgency(site.defaultLocale)(row);
  return {
    subject: { kind: 'appointment', ...appointment },
    possible: appointment.state === 'booked' ? ['cancel'] : [],
    done: await doneOf(hash, appointment, context),
    word: appointment.answer?.word ?? null,
  };
}

/** Appointments that are answered by link (decision 68). */
export const APPOINTMENT_ANSWERS: AnswerKind = {
  kind: 'appointment',
  show: appointmentCase,
  nameOf: numberOf,
  deeds: {
    cancel: async ({ siteId, id, word, link }, context) => {
      const { answer } = await answerAppointment('cancel', { siteId, id, word, link }, context);
      return { at: answer?.at ?? null, word: answer?.word ?? null };
    },
  },
  renew: async (appointmentId, { db, siteId, now, site, mailId: id, where }) => {
    const found = await findAppointment(db, siteId, appointmentId);
    const recipient = found === null ? null : recipientOf(site, found.details.agent.email);
    if (recipient === null) return null;
    const mail = { kind: 'appointment-booked', data: { appointmentId, to: 'agent' } } as const;
    return outboxStatement({ siteId, id, recipient, mail, where }, now);
  },
};
