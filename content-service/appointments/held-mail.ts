import { type ConfirmPurpose, withPurpose } from '#domain/confirm-link.ts';
import { formatClock } from '#domain/format/moment.ts';
import { pathTo } from '#domain/routes.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { mailToken } from '../platform/addresses.ts';
import { standingOf } from './find-appointment.ts';
import { type AppointmentFacts, appointmentFacts, filledRows } from './mail-facts.ts';

/** Address of the confirmation page; its token is only in this mail. */
export async function confirmAddress(
  { appointment: { id, origin, details }, locale }: AppointmentFacts,
  purpose: ConfirmPurpose,
  { db, site, now }: MailContext,
): Promise<string> {
  const subject = { siteId: site.id, kind: 'appointment', subjectId: id, email: details.email } as const;
  const token = await mailToken(db, subject, now);
  return origin + withPurpose(pathTo('confirm-appointment', locale, { token }), purpose);
}

/**
 * Mail to the visitor of a held appointment with the confirmation link. Repeats nothing that was typed and
 * contains no hidden address, since the mailbox is not confirmed. null when there is nothing left to confirm.
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
      filledRows([
        [t('appointments.when'), facts.span],
        [t('notice.number'), facts.appointment.number],
      ]),
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
      {
        kind: 'button',
        label: t('appointments.held.confirm'),
        href: await confirmAddress(facts, 'booking', context),
      },
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('appointments.held.why', agency),
  };
}
