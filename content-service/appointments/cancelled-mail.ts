import { pathTo } from '../../domain/routes.ts';
import { asciiAddress } from '../mail/header-text.ts';
import type { Attachment, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findMailState } from '../mail/outbox.ts';
import { calendarFile } from './calendar-file.ts';
import { type AppointmentFacts, appointmentFacts, eventOf, filledRows } from './mail-facts.ts';
import { mailIdOf } from './queue-mails.ts';

interface Data {
  readonly appointmentId: string;
  readonly to: 'visitor' | 'agent';
}

/** Whether somebody may have had the mail that it was booked; one that waits now will say nothing. */
async function wasTold({ appointmentId, to }: Data, { db, site }: MailContext): Promise<boolean> {
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
    sequence: 1,
    stamp: facts.appointment.cancelledAt ?? facts.appointment.createdAt,
    summary,
    description: '',
    url: null,
    attendee,
  });

/** To the visitor, who asked for it. */
function toVisitor(facts: AppointmentFacts, told: boolean, context: MailContext): MailContent {
  const { appointment, locale, t, estate, offered } = facts;
  const { details, origin, estateId } = appointment;
  const again = origin + pathTo('book-appointment', locale, { id: estateId });
  return {
    locale,
    subject: t('appointments.cancelled.subject', { when: facts.moment }),
    preview: t('appointments.cancelled.body'),
    title: t('appointments.cancelled.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: t('appointments.cancelled.body') },
      filledRows([
        [t('appointments.when'), facts.span],
        [t('appointments.who'), details.agent.name],
      ]),
      ...(estate === null || !offered
        ? []
        : ([
            { kind: 'estate', estate },
            { kind: 'button', label: t('appointments.cancelled.again'), href: again },
          ] as const)),
      { kind: 'text', text: t('regards', { agency: context.site.name }) },
    ],
    why: t('appointments.cancelled.why', { agency: context.site.name }),
    attachments: told
      ? [
          calledOff(facts, context, t('appointments.event', { estate: facts.title }), {
            email: asciiAddress(details.email),
          }),
        ]
      : [],
  };
}

/** To whoever would have shown the estate. */
function toAgent(facts: AppointmentFacts, context: MailContext): MailContent {
  const { appointment, locale, t, estate } = facts;
  const { details } = appointment;
  const visitor = `${details.firstname} ${details.lastname}`;
  return {
    locale,
    subject: t('appointments.cancelledNotice.subject', { when: facts.moment }),
    preview: t('appointments.cancelledNotice.body', { visitor }),
    title: t('appointments.cancelledNotice.title'),
    blocks: [
      { kind: 'text', text: t('appointments.cancelledNotice.body', { visitor }) },
      filledRows([
        [t('appointments.when'), facts.span],
        [t('appointments.where'), facts.place],
        [t('notice.email'), details.email],
        [t('notice.phone'), details.phone ?? ''],
      ]),
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

/** An appointment is cancelled; null for an agent who had not been told of it in the first place. */
export async function appointmentCancelled(data: Data, context: MailContext): Promise<MailContent | null> {
  const facts = await appointmentFacts(data.appointmentId, data.to, context);
  if (facts?.appointment.state !== 'cancelled') return null;
  const told = await wasTold(data, context);
  if (data.to === 'visitor') return toVisitor(facts, told, context);
  return told ? toAgent(facts, context) : null;
}
