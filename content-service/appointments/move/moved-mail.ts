import { formatClock, formatDayName } from '#domain/format/moment.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { calendarFile } from '../../mail/calendar-file.ts';
import { asciiAddress } from '../../mail/header-text.ts';
import type { Attachment, MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { agentLinks } from '../agent-links.ts';
import {
  type AppointmentFacts,
  appointmentFacts,
  eventOf,
  filledRows,
  quoted,
  streetLater,
} from '../mail-facts.ts';
import { mailedId } from '../mailed-id.ts';
import { findMoves, lastAnnounced, type MadeMove } from './find-moves.ts';
import type { MovedTo } from './statements.ts';

interface Data {
  readonly appointmentId: string;
  readonly to: MovedTo;
  readonly sequence: number;
}

/** A move to report, with the time that the reader was last told. */
interface Announcement {
  readonly facts: AppointmentFacts;
  readonly move: MadeMove;
  readonly before: string;
}

const momentOf = (start: Date, locale: Locale): string =>
  `${formatDayName(start.toISOString(), locale)}, ${formatClock(start.toISOString(), locale)}`;

const fileFor = (
  { facts }: Announcement,
  context: MailContext,
  about: Pick<Parameters<typeof calendarFile>[0], 'summary' | 'description' | 'url' | 'attendee'>,
): Attachment =>
  calendarFile({
    ...eventOf(facts, context),
    method: 'REQUEST',
    sequence: facts.appointment.sequence,
    stamp: facts.appointment.changedAt,
    ...about,
  });

/** Mail to the visitor. Repeats nothing that was typed. */
async function toVisitor(announced: Announcement, context: MailContext): Promise<MailContent> {
  const { facts, move, before } = announced;
  const { appointment, locale, t, estate } = facts;
  const { details, origin } = appointment;
  const id = await mailedId(appointment, context);
  const address = (screen: string): string => origin + pathTo(screen, locale, { id });
  const agency = { agency: context.site.name };
  const body = t(`moves.by.${move.by}`, agency);
  return {
    locale,
    subject: t('moves.subject', { when: facts.moment }),
    preview: body,
    title: t('moves.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...quoted(t('wordFrom', agency), move.word),
      filledRows([
        [t('moves.now'), facts.span],
        [t('moves.before'), before],
        [t('appointments.where'), facts.place],
        [t('appointments.who'), details.agent.name],
        [t('appointments.phone'), details.agent.phone ?? ''],
        [t('notice.number'), facts.appointment.number],
      ]),
      ...streetLater(facts, context),
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
      { kind: 'text', text: t('moves.file') },
      { kind: 'button', label: t('appointments.booked.see'), href: address('appointment') },
      { kind: 'link', label: t('appointments.cancelled.again'), href: address('move-appointment') },
      { kind: 'link', label: t('appointments.booked.cancel'), href: address('cancel-appointment') },
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('appointments.calledOff.why', agency),
    attachments: [
      fileFor(announced, context, {
        summary: t('appointments.event', { estate: facts.title }),
        description: [details.agent.name, details.agent.phone ?? ''].filter((line) => line !== '').join('\n'),
        url: address('appointment'),
        attendee: { email: asciiAddress(details.email) },
      }),
    ],
  };
}

/** Mail to the agent who shows the estate now. */
async function toAgent(announced: Announcement, context: MailContext): Promise<MailContent> {
  const { facts, move, before } = announced;
  const { appointment, locale, t, estate } = facts;
  const { details } = appointment;
  const visitor = `${details.firstname} ${details.lastname}`;
  const message = details.message ?? '';
  const body = t(`moves.notice.${move.by}`, { visitor });
  const other = move.agent.email === details.agent.email ? '' : move.agent.name;
  return {
    locale,
    subject: t('moves.notice.subject', { when: facts.moment }),
    preview: body,
    title: t('moves.notice.title'),
    blocks: [
      { kind: 'text', text: body },
      filledRows([
        [t('moves.now'), facts.span],
        [t('moves.before'), [before, other].filter((part) => part !== '').join(', ')],
        [t('appointments.where'), facts.place],
        [t('notice.name'), visitor],
        [t('notice.email'), details.email],
        [t('notice.phone'), details.phone ?? ''],
        [t('notice.number'), facts.appointment.number],
      ]),
      ...quoted(t('appointments.calledOffNotice.word'), move.word),
      ...(await agentLinks(facts, context)),
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
    ],
    why: t('notices.why'),
    replyTo: details.email,
    attachments: [
      fileFor(announced, context, {
        summary: t('appointments.eventWith', { visitor, estate: facts.title }),
        description: [details.phone ?? '', details.email, message].filter((line) => line !== '').join('\n'),
        url: estate?.href ?? null,
        attendee: { email: asciiAddress(details.agent.email), name: details.agent.name },
      }),
    ],
  };
}

/** Mail to the former agent, with a calendar cancellation. */
function toFormer({ facts, move, before }: Announcement, context: MailContext): MailContent {
  const { appointment, locale, t, estate } = facts;
  const visitor = `${appointment.details.firstname} ${appointment.details.lastname}`;
  const body = t('moves.former.body', { visitor, agent: appointment.details.agent.name });
  return {
    locale,
    subject: t('moves.former.subject', { when: before }),
    preview: body,
    title: t('moves.former.title'),
    blocks: [
      { kind: 'text', text: body },
      filledRows([[t('moves.before'), before]]),
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
    ],
    why: t('notice.why'),
    replyTo: appointment.details.email,
    attachments: [
      calendarFile({
        ...eventOf(facts, context),
        start: move.start,
        end: move.end,
        method: 'CANCEL',
        sequence: move.sequence,
        stamp: appointment.cancelledAt ?? appointment.changedAt,
        summary: t('appointments.eventWith', { visitor, estate: facts.title }),
        description: '',
        url: null,
        attendee: { email: asciiAddress(move.agent.email), name: move.agent.name },
      }),
    ],
  };
}

/**
 * Mail of a moved appointment; null once it was moved again or cancelled, since a later mail covers that, and
 * for a reader who was never told the previous time: their booking mail states the new one.
 */
export async function appointmentMoved(
  { appointmentId, to, sequence }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const reader = to === 'visitor' ? 'visitor' : 'agent';
  const facts = await appointmentFacts(appointmentId, reader, context);
  if (facts === null) return null;
  const { appointment, locale } = facts;
  const moves = await findMoves(db, site.id, appointmentId, sequence);
  const move = moves.at(-1);
  if (move === undefined) return null;
  const known = await lastAnnounced(db, site.id, appointment, moves, reader);
  const announced = { facts, move, before: momentOf((known ?? move).start, locale) };
  const { email } = appointment.details.agent;
  if (to === 'former') {
    const again = appointment.state === 'booked' && email === move.agent.email;
    return known === null || again ? null : toFormer(announced, context);
  }
  if (appointment.state !== 'booked' || appointment.sequence !== sequence) return null;
  if (to === 'visitor') return known === null ? null : toVisitor(announced, context);
  // The new agent learns of the appointment by this mail.
  return known === null && email === move.agent.email ? null : toAgent(announced, context);
}
