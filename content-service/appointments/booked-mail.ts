import { languageName } from '#domain/languages.ts';
import { pathTo } from '#domain/routes.ts';
import { calendarFile } from '../mail/calendar-file.ts';
import { asciiAddress } from '../mail/header-text.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { isConfirmedAddress } from '../platform/addresses.ts';
import { agentLinks } from './agent-links.ts';
import { confirmAddress } from './held-mail.ts';
import {
  type AppointmentFacts,
  appointmentFacts,
  eventOf,
  filledRows,
  quoted,
  streetLater,
} from './mail-facts.ts';
import { mailedId } from './mailed-id.ts';

interface Data {
  readonly appointmentId: string;
  readonly to: 'visitor' | 'agent';
}

/** Mail to the visitor. Repeats nothing that was typed, since anybody can enter any address. */
async function toVisitor(facts: AppointmentFacts, context: MailContext): Promise<MailContent> {
  const { appointment, locale, t, estate } = facts;
  const { site } = context;
  const { details, origin } = appointment;
  const id = await mailedId(appointment, context);
  const address = (screen: string): string => origin + pathTo(screen, locale, { id });
  const confirmed = await isConfirmedAddress(context.db, site.id, details.email);
  const confirmHref = confirmed ? null : await confirmAddress(facts, 'address', context);
  // Booked by the visitor, or confirmed by the agency after a hold.
  const words = appointment.answer === 'confirmed' ? 'confirmed' : 'booked';
  const openHouse = appointment.places !== null;
  const body = t(`appointments.${words}.body`, { agency: site.name });
  return {
    locale,
    subject: t(`appointments.${openHouse ? 'openHouse' : words}.subject`, { when: facts.moment }),
    preview: body,
    title: t(`appointments.${openHouse ? 'openHouse' : words}.title`),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      filledRows([
        [t('appointments.when'), facts.span],
        [t('appointments.where'), facts.place],
        [t('appointments.who'), details.agent.name],
        [t('appointments.phone'), details.agent.phone ?? ''],
        [t('notice.number'), appointment.number],
      ]),
      ...streetLater(facts, context),
      ...quoted(t('wordFrom', { agency: site.name }), appointment.word),
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
      { kind: 'text', text: t('appointments.booked.file') },
      { kind: 'button', label: t('appointments.booked.see'), href: address('appointment') },
      ...(confirmHref === null
        ? []
        : ([
            { kind: 'text', text: t('appointments.booked.confirmText') },
            { kind: 'link', label: t('appointments.booked.confirm'), href: confirmHref },
          ] as const)),
      { kind: 'text', text: t(`appointments.${openHouse ? 'openHouse' : 'booked'}.unable`) },
      ...(openHouse
        ? []
        : ([
            { kind: 'link', label: t('appointments.cancelled.again'), href: address('move-appointment') },
          ] as const)),
      { kind: 'link', label: t('appointments.booked.cancel'), href: address('cancel-appointment') },
      { kind: 'text', text: t('regards', { agency: site.name }) },
    ],
    why: t('appointments.booked.why', { agency: site.name }),
    attachments: [
      calendarFile({
        ...eventOf(facts, context),
        method: 'REQUEST',
        sequence: appointment.sequence,
        stamp: appointment.changedAt,
        summary: t('appointments.event', { estate: facts.title }),
        description: [details.agent.name, details.agent.phone ?? ''].filter((line) => line !== '').join('\n'),
        url: address('appointment'),
        attendee: { email: asciiAddress(details.email) },
      }),
    ],
  };
}

/** Mail to the agent: the visitor and their message. Replies go to the visitor. */
async function toAgent(facts: AppointmentFacts, context: MailContext): Promise<MailContent> {
  const { appointment, locale, t, estate } = facts;
  const { details } = appointment;
  const visitor = `${details.firstname} ${details.lastname}`;
  const message = details.message ?? '';
  const notice = appointment.places === null ? 'bookedNotice' : 'openHouseNotice';
  return {
    locale,
    subject: t(`appointments.${notice}.subject`, { when: facts.moment }),
    preview: facts.span,
    title: t(`appointments.${notice}.title`),
    blocks: [
      filledRows([
        [t('appointments.when'), facts.span],
        [t('appointments.where'), facts.place],
        [t('notice.name'), visitor],
        [t('notice.email'), details.email],
        [t('notice.phone'), details.phone ?? ''],
        [t('notice.language'), languageName(details.locale, locale)],
        [t('notice.number'), appointment.number],
      ]),
      ...(message === ''
        ? []
        : [{ kind: 'quote', title: t('appointments.bookedNotice.message'), text: message } as const]),
      ...(await agentLinks(facts, context)),
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
    ],
    why: t('notices.why'),
    replyTo: details.email,
    attachments: [
      calendarFile({
        ...eventOf(facts, context),
        method: 'REQUEST',
        sequence: appointment.sequence,
        stamp: appointment.changedAt,
        summary: t('appointments.eventWith', { visitor, estate: facts.title }),
        description: [details.phone ?? '', details.email, message].filter((line) => line !== '').join('\n'),
        url: estate?.href ?? null,
        attendee: { email: asciiAddress(details.agent.email), name: details.agent.name },
      }),
    ],
  };
}

/** Mail of a booked appointment; null once it was cancelled, since the cancellation mail covers it. */
export async function appointmentBooked(
  { appointmentId, to }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const facts = await appointmentFacts(appointmentId, to, context);
  if (facts?.appointment.state !== 'booked' || facts.appointment.heldUntil !== null) return null;
  return to === 'visitor' ? toVisitor(facts, context) : toAgent(facts, context);
}
