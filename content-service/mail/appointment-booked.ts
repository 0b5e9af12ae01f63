import { holdsLink } from '../../domain/forms/links.ts';
import { pathTo } from '../../domain/routes.ts';
import { tokenFor } from '../messages/tokens.ts';
import { type AppointmentFacts, appointmentFacts, eventOf, filledRows } from './appointment-facts.ts';
import { calendarFile } from './calendar-file.ts';
import { asciiAddress } from './header-text.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';

interface Data {
  readonly appointmentId: string;
  readonly to: 'visitor' | 'agent';
}

/**
 * To the visitor. It repeats nothing that was typed but a name without links: anybody can enter anybody's
 * address.
 */
function toVisitor(facts: AppointmentFacts, context: MailContext): MailContent {
  const { appointment, locale, texts, words, home } = facts;
  const { site, tokenSecret } = context;
  const { details, origin, seed } = appointment;
  const id = tokenFor({ siteId: site.id, purpose: 'appointment', seed }, tokenSecret);
  const address = (screen: string): string => origin + pathTo(screen, locale, { id });
  const { booked } = words;
  return {
    locale,
    subject: booked.subject(facts.moment),
    preview: booked.body(site.name),
    title: booked.title,
    blocks: [
      { kind: 'text', text: texts.hello(holdsLink(details.firstname) ? null : details.firstname) },
      { kind: 'text', text: booked.body(site.name) },
      filledRows([
        [words.when, facts.span],
        [words.where, facts.place],
        [words.who, details.agent.name],
        [words.phone, details.agent.phone ?? ''],
      ]),
      ...(home === null ? [] : [{ kind: 'home', home } as const]),
      { kind: 'text', text: booked.file },
      { kind: 'button', label: booked.see, href: address('appointment') },
      { kind: 'text', text: booked.unable },
      { kind: 'link', label: booked.cancel, href: address('cancel-appointment') },
      { kind: 'text', text: texts.regards(site.name) },
    ],
    why: booked.why(site.name),
    attachments: [
      calendarFile({
        ...eventOf(facts, context),
        method: 'REQUEST',
        sequence: 0,
        stamp: appointment.createdAt,
        summary: words.event(facts.title),
        description: [details.agent.name, details.agent.phone ?? ''].filter((line) => line !== '').join('\n'),
        url: address('appointment'),
        attendee: { email: asciiAddress(details.email) },
      }),
    ],
  };
}

/** To whoever shows the home: who comes, and what they wrote. An answer goes to the visitor. */
function toAgent(facts: AppointmentFacts, context: MailContext): MailContent {
  const { appointment, locale, texts, words, home } = facts;
  const { details } = appointment;
  const { notice } = texts;
  const visitor = `${details.firstname} ${details.lastname}`;
  const message = details.message ?? '';
  return {
    locale,
    subject: words.bookedNotice.subject(facts.moment, visitor),
    preview: facts.span,
    title: words.bookedNotice.title,
    blocks: [
      filledRows([
        [words.when, facts.span],
        [words.where, facts.place],
        [notice.name, visitor],
        [notice.email, details.email],
        [notice.phone, details.phone ?? ''],
        [notice.language, texts.languages[details.locale]],
      ]),
      ...(message === ''
        ? []
        : [{ kind: 'quote', title: words.bookedNotice.message, text: message } as const]),
      ...(home === null ? [] : [{ kind: 'home', home } as const]),
    ],
    why: words.bookedNotice.why,
    replyTo: { email: details.email, name: visitor },
    attachments: [
      calendarFile({
        ...eventOf(facts, context),
        method: 'REQUEST',
        sequence: 0,
        stamp: appointment.createdAt,
        summary: words.eventWith(visitor, facts.title),
        description: [details.phone ?? '', details.email, message].filter((line) => line !== '').join('\n'),
        url: home?.href ?? null,
        attendee: { email: asciiAddress(details.agent.email), name: details.agent.name },
      }),
    ],
  };
}

/** A viewing is booked; null once it has been cancelled, since that is what there is to say by then. */
export async function appointmentBooked(
  { appointmentId, to }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const facts = await appointmentFacts(appointmentId, to, context);
  if (facts?.appointment.state !== 'booked') return null;
  return to === 'visitor' ? toVisitor(facts, context) : toAgent(facts, context);
}
