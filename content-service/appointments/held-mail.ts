import { formatClock } from '../../domain/format/moment.ts';
import { pathTo } from '../../domain/routes.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { mailToken } from '../platform/addresses.ts';
import { standingOf } from './find-appointment.ts';
import { type AppointmentFacts, appointmentFacts, filledRows } from './mail-facts.ts';

/** Address of the page that confirms an appointment; its token stands in this mail and nowhere else. */
export async function confirmAddress(
  { appointment: { id, origin, details }, locale }: AppointmentFacts,
  { db, site, now }: MailContext,
): Promise<string> {
  const subject = { siteId: site.id, kind: 'appointment', subjectId: id, email: details.email } as const;
  return origin + pathTo('confirm-appointment', locale, { token: await mailToken(db, subject, now) });
}

/**
 * To the visitor of an appointment that is held: the link that confirms it. It repeats nothing that was typed
 * and tells no hidden address, since nobody knows yet whose mailbox this is. null once there is nothing left
 * to confirm.
 */
export async function appointmentHeld(
  { appointmentId }: { readonly appointmentId: string },
  context: MailContext,
): Promise<MailContent | null> {
  const facts = await appointmentFacts(appointmentId, 'visitor', context);
  const heldUntil = facts?.appointment.heldUntil ?? null;
  if (facts === null || heldUntil === null || standingOf(facts.appointment, context.now) !== 'pending') {
    return null;
  }
  const { locale, t, estate } = facts;
  const agency = { agency: context.site.name };
  const body = t('appointments.held.body', {
    ...agency,
    until: formatClock(heldUntil.toISOString(), locale),
  });
  return {
    locale,
    subject: t('appointments.held.subject', { when: facts.moment }),
    preview: body,
    title: t('appointments.held.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      filledRows([[t('appointments.when'), facts.span]]),
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
      { kind: 'button', label: t('appointments.held.confirm'), href: await confirmAddress(facts, context) },
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('appointments.held.why', agency),
  };
}
