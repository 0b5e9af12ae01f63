import { pathTo } from '#domain/routes.ts';
import { calendarFile } from '../mail/calendar-file.ts';
import { asciiAddress } from '../mail/header-text.ts';
import type { Attachment, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findMailState } from '../mail/outbox.ts';
import { type AppointmentFacts, appointmentFacts, eventOf, filledRows, quoted } from './mail-facts.ts';
import { mailIdOf } from './queue-mails.ts';

interface Data {
  readonly appointmentId: string;
  readonly to: 'visitor' | 'agent';
}

/** Whether the recipient may have received the booking mail; one that is still waiting will not be sent. */
async function wasAnnounced({ appointmentId, to }: Data, { db, site }: MailContext): Promise<boolean> {
  const state = await findMailState(db, site.id, mailIdOf('appointment-booked', to, appointmentId));
  return state === null || state === 'sent' || state === 'sending';
}

const calledOff = (
  facts: AppointmentFacts,
  context: MailContext,
  summary: string,
  attendee: { readonly email: string; readonly name?: string },
): Attachment =>
  calendarFile({
    ...eventOf(facts, context),
    method: 'CANCEL',
    sequence: facts.appointment.sequence + 1,
    stamp: facts.appointment.cancelledAt ?? facts.appointment.createdAt,
    summary,
    description: '',
    url: null,
    attendee,
  });

/** Who cancelled, and the message to the visitor; the message of an earlier confirmation is not repeated. */
function calledOffBy({ appointment: { answer, word } }: AppointmentFacts): {
  readonly words: 'cancelled' | 'calledOff' | 'declined';
  readonly word: string | null;
} {
  if (answer === 'declined') return { words: 'declined', word };
  return answer === 'cancelled' ? { words: 'calledOff', word } : { words: 'cancelled', word: null };
}

/** Mail to the visitor, who cancelled, or whose appointment the agency cancelled. */
function toVisitor(facts: AppointmentFacts, invited: boolean, context: MailContext): MailContent {
  const { appointment, locale, t, estate, offered } = facts;
  const { details, origin, estateId } = appointment;
  const again = origin + pathTo('book-appointment', locale, { id: estateId });
  const agency = { agency: context.site.name };
  const { words, word } = calledOffBy(facts);
  const body = t(`appointments.${words}.body`, agency);
  return {
    locale,
    subject: t(`appointments.${words}.subject`, { when: facts.moment }),
    preview: body,
    title: t(`appointments.${words}.title`),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      filledRows([
        [t('appointments.when'), facts.span],
        [t('appointments.who'), details.agent.name],
      ]),
      ...quoted(t('wordFrom', agency), word),
      ...(estate === null || !offered
        ? []
        : ([
            { kind: 'estate', estate },
            { kind: 'button', label: t('appointments.cancelled.again'), href: again },
          ] as const)),
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t(`appointments.${words}.why`, agency),
    attachments: invited
      ? [
          calledOff(facts, context, t('appointments.event', { estate: facts.title }), {
            email: asciiAddress(details.email),
          }),
        ]
      : [],
  };
}

/** Mail to the agent. */
function toAgent(facts: AppointmentFacts, context: MailContext): MailContent {
  const { appointment, locale, t, estate } = facts;
  const { details } = appointment;
  const visitor = `${details.firstname} ${details.lastname}`;
  const { words, word } = calledOffBy(facts);
  const notice = words === 'calledOff' ? 'calledOffNotice' : 'cancelledNotice';
  const body = t(`appointments.${notice}.body`, { visitor });
  return {
    locale,
    subject: t('appointments.cancelledNotice.subject', { when: facts.moment }),
    preview: body,
    title: t('appointments.cancelledNotice.title'),
    blocks: [
      { kind: 'text', text: body },
      filledRows([
        [t('appointments.when'), facts.span],
        [t('appointments.where'), facts.place],
        [t('notice.email'), details.email],
        [t('notice.phone'), details.phone ?? ''],
      ]),
      ...quoted(t('appointments.calledOffNotice.word'), word),
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
    ],
    why: t('appointments.cancelledNotice.why'),
    replyTo: details.email,
    attachments: [
      calledOff(facts, context, t('appointments.eventWith', { visitor, estate: facts.title }), {
        email: asciiAddress(details.agent.email),
        name: details.agent.name,
      }),
    ],
  };
}

/** Mail of a cancelled appointment; null for an agent who never got the booking mail. */
export async function appointmentCancelled(data: Data, context: MailContext): Promise<MailContent | null> {
  const facts = await appointmentFacts(data.appointmentId, data.to, context);
  if (facts?.appointment.state !== 'cancelled') return null;
  const announced = await wasAnnounced(data, context);
  // A held appointment had no calendar file to cancel.
  const invited = announced && facts.appointment.answer !== 'declined';
  if (data.to === 'visitor') return toVisitor(facts, invited, context);
  return announced ? toAgent(facts, context) : null;
}
