import { answerBlocks } from '../mail/answer-links.ts';
import type { Block } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { AppointmentFacts } from './mail-facts.ts';

/** Answer links in a mail to the agent about a booked appointment; none once it has begun. */
export async function agentLinks(
  {
    appointment: { id, origin, start, places },
    street,
    t,
  }: Pick<AppointmentFacts, 'appointment' | 'street' | 't'>,
  context: MailContext,
): Promise<readonly Block[]> {
  const links = await answerBlocks(
    { kind: 'appointment', subjectId: id, origin },
    [
      ...(street === 'later'
        ? [{ deed: 'confirm', label: t('notices.deeds.confirmViewing'), endsAt: start } as const]
        : []),
      // A place at an open house cannot be moved: another open house needs a new registration.
      ...(places === null ? [{ deed: 'move', label: t('notices.deeds.move'), endsAt: start } as const] : []),
      { deed: 'cancel', label: t('notices.deeds.cancelViewing'), endsAt: start },
    ],
    context,
  );
  return links.length === 0
    ? []
    : [
        ...(street === 'later' ? [{ kind: 'text', text: t('notices.viewing.street') } as const] : []),
        { kind: 'text', text: t(places === null ? 'notices.viewing.body' : 'notices.viewing.openHouse') },
        ...links,
      ];
}
