import { dayAt } from '#domain/agenda/zoned-time.ts';
import { formatClock } from '#domain/format/moment.ts';
import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { appointmentFacts, filledRows, streetLater } from '../mail-facts.ts';
import { mailedId } from '../mailed-id.ts';
import { AGENDA_ZONE } from '../settings.ts';

interface Data {
  readonly appointmentId: string;
  readonly sequence: number;
}

/**
 * Reminder to the visitor on the day before; null when the appointment is no longer booked, was moved since,
 * or is not tomorrow: a delayed mail must not be wrong.
 */
export async function appointmentReminder(
  { appointmentId, sequence }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const facts = await appointmentFacts(appointmentId, 'visitor', context);
  if (facts === null) return null;
  const { appointment, locale, t, estate } = facts;
  const tomorrow = addDays(dayAt(context.now.getTime(), AGENDA_ZONE), 1);
  const stands = appointment.state === 'booked' && appointment.heldUntil === null;
  const due = dayAt(appointment.start.getTime(), AGENDA_ZONE) === tomorrow;
  if (!stands || !due || appointment.sequence !== sequence) return null;
  const { details, origin } = appointment;
  const id = await mailedId(appointment, context);
  const address = (screen: string): string => origin + pathTo(screen, locale, { id });
  const clock = formatClock(appointment.start.toISOString(), locale);
  const agency = { agency: context.site.name };
  const body = t('reminder.body', agency);
  return {
    locale,
    subject: t('reminder.subject', { clock, estate: facts.title }),
    preview: body,
    title: t('reminder.title', { clock }),
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
      ...(estate === null ? [] : [{ kind: 'estate', estate } as const]),
      { kind: 'button', label: t('appointments.booked.see'), href: address('appointment') },
      { kind: 'text', text: t('reminder.unable') },
      ...(appointment.places === null
        ? ([
            { kind: 'link', label: t('appointments.cancelled.again'), href: address('move-appointment') },
          ] as const)
        : []),
      { kind: 'link', label: t('appointments.booked.cancel'), href: address('cancel-appointment') },
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('appointments.calledOff.why', agency),
  };
}
