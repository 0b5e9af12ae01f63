import { holdsLink } from '../../domain/forms/links.ts';
import { pathTo } from '../../domain/routes.ts';
import { mailIdOf } from '../agenda/appointment-mails.ts';
import { findMailState } from '../db/outbox.ts';
import { type AppointmentFacts, appointmentFacts, eventOf, filledRows } from './appointment-facts.ts';
import { calendarFile } from './calendar-file.ts';
import { asciiAddress } from './header-text.ts';
import type { Attachment, MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';

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
  const { appointment, locale, texts, words, home, offered } = facts;
  const { details, origin, estateId } = appointment;
  const { cancelled } = words;
  const again = origin + pathTo('book-appointment', locale, { id: estateId });
  return {
    locale,
    subject: cancelled.subject(facts.moment),
    preview: cancelled.body,
    title: cancelled.title,
    blocks: [
      { kind: 'text', text: texts.hello(holdsLink(details.firstname) ? null : details.firstname) },
      { kind: 'text', text: cancelled.body },
      filledRows([
        [words.when, facts.span],
        [words.who, details.agent.name],
      ]),
      ...(home === null || !offered
        ? []
        : ([
            { kind: 'home', home },
            { kind: 'button', label: cancelled.again, href: again },
          ] as const)),
      { kind: 'text', text: texts.regards(context.site.name) },
    ],
    why: cancelled.why(context.site.name),
    attachments: told
      ? [calledOff(facts, context, words.event(facts.title), { email: asciiAddress(details.email) })]
      : [],
  };
}

/** To whoever would have shown the home. */
function toAgent(facts: AppointmentFacts, context: MailContext): MailContent {
  const { appointment, locale, texts, words, home } = facts;
  const { details } = appointment;
  const visitor = `${details.firstname} ${details.lastname}`;
  const { cancelledNotice } = words;
  return {
    locale,
    subject: cancelledNotice.subject(facts.moment, visitor),
    preview: cancelledNotice.body(visitor),
    title: cancelledNotice.title,
    blocks: [
      { kind: 'text', text: cancelledNotice.body(visitor) },
      filledRows([
        [words.when, facts.span],
        [words.where, facts.place],
        [texts.notice.email, details.email],
        [texts.notice.phone, details.phone ?? ''],
      ]),
      ...(home === null ? [] : [{ kind: 'home', home } as const]),
    ],
    why: cancelledNotice.why,
    replyTo: { email: details.email, name: visitor },
    attachments: [
      calledOff(facts, context, words.eventWith(visitor, facts.title), {
        email: asciiAddress(details.agent.email),
        name: details.agent.name,
      }),
    ],
  };
}

/** A viewing is cancelled; null for an agent who had not been told of it in the first place. */
export async function appointmentCancelled(data: Data, context: MailContext): Promise<MailContent | null> {
  const facts = await appointmentFacts(data.appointmentId, data.to, context);
  if (facts?.appointment.state !== 'cancelled') return null;
  const told = await wasTold(data, context);
  if (data.to === 'visitor') return toVisitor(facts, told, context);
  return told ? toAgent(facts, context) : null;
}
