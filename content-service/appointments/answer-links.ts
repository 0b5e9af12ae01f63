import type { AnswerDone, AppointmentCase } from '#wire/answer-link.ts';
import type { AppointmentForAgency } from '#wire/answers.ts';
import { homeIn } from '../estates/case-home.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { recipientOf } from '../mail/recipient.ts';
import type { AnswerKind, CaseContext, LinkAnswer, ShownCase } from '../platform/answering/kind.ts';
import { answeredBy } from '../platform/answering/links.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { answerAppointment } from './answer-appointment.ts';
import {
  type AgencyAppointmentRow,
  APPOINTMENT_CASES,
  appointmentForAgency,
  numberOf,
  readAppointment,
} from './appointment-for-agency.ts';
import { findAppointment, type StoredAppointment } from './find-appointment.ts';
import { lastMove } from './move/find-moves.ts';
import { moveByLink, timesToMoveTo } from './move/move-by-link.ts';
import { slotId } from './slot-id.ts';

/** The last change of the appointment; null if none since it was booked. */
async function doneOf(
  { id: hash, cancelledAt }: StoredAppointment,
  { state, answer, start }: AppointmentForAgency,
  moved: AppointmentCase['moved'],
  { db, siteId }: CaseContext,
): Promise<AnswerDone | null> {
  if (state === 'past') return { by: 'nobody', at: start, mailedTo: null };
  const last = state === 'booked' ? moved : null;
  const byVisitor = state === 'cancelled_by_visitor' ? cancelledAt?.toISOString() : undefined;
  const at = byVisitor ?? last?.at ?? answer?.at;
  if (at === undefined) return null;
  if (byVisitor !== undefined || last?.by === 'visitor') return { by: 'visitor', at, mailedTo: null };
  const mailedTo = await answeredBy(db, { siteId, kind: 'appointment', subjectId: hash }, at);
  return { by: mailedTo === null ? 'office' : 'link', at, mailedTo };
}

/** An appointment for the page behind a link; null once it was deleted by the sweep. */
async function appointmentCase(hash: string, context: CaseContext): Promise<ShownCase | null> {
  const { db, siteId, now } = context;
  const [site, row, found, moved] = await Promise.all([
    findSite(db, siteId),
    prepare(db, readAppointment(siteId, numberOf(hash), now)).first<AgencyAppointmentRow>(),
    findAppointment(db, siteId, hash),
    lastMove(db, siteId, numberOf(hash)),
  ]);
  if (site === null || row === null || found === null) return null;
  const appointment = appointmentForAgency(site.defaultLocale)(row);
  const stands = appointment.state === 'booked';
  const name = slotId({ start: found.start.getTime(), agentId: found.agentId });
  return {
    subject: { kind: 'appointment', ...appointment, slotId: name, moved },
    possible: stands
      ? [
          ...(row.untold === 1 ? (['confirm'] as const) : []),
          ...(found.places === null ? (['move'] as const) : []),
          'cancel',
        ]
      : [],
    done: await doneOf(found, appointment, moved, context),
    word: (stands && moved !== null ? moved.word : appointment.answer?.word) ?? null,
    slotId: name,
  };
}

async function answered(
  action: 'confirm' | 'cancel',
  { siteId, id, word, link }: LinkAnswer,
  context: CallContext,
): Promise<{ readonly at: string | null; readonly word: string | null }> {
  const { answer } = await answerAppointment(action, { siteId, id, word, link }, context);
  return { at: answer?.at ?? null, word: answer?.word ?? null };
}

/** Appointments as a kind of case with answer links (decision 68). */
export const APPOINTMENT_ANSWERS: AnswerKind = {
  kind: 'appointment',
  table: 'appointments',
  show: appointmentCase,
  cases: APPOINTMENT_CASES,
  placeOf: homeIn,
  nameOf: numberOf,
  times: timesToMoveTo,
  deeds: {
    move: moveByLink,
    confirm: (pressed, context) => answered('confirm', pressed, context),
    cancel: (pressed, context) => answered('cancel', pressed, context),
  },
  renew: async (appointmentId, { db, siteId, now, site, mailId: id, where }) => {
    const found = await findAppointment(db, siteId, appointmentId);
    const recipient = found === null ? null : recipientOf(site, found.details.agent.email);
    if (recipient === null) return null;
    const mail = { kind: 'appointment-booked', data: { appointmentId, to: 'agent' } } as const;
    return outboxStatement({ siteId, id, recipient, mail, where }, now);
  },
};
