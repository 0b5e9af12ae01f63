import { mailTexts } from '../../locales/mails.ts';
import { estateMailCard, findMailEstates } from '../estates/mail-card.ts';
import { greeting } from '../mail/greeting.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findSubmission } from './submissions.ts';

interface Data {
  readonly submissionId: string;
  readonly origin: string;
}

/** To a friend: an estate, and a few words without links. An answer goes to whoever sent it. */
export async function friendRecommendation(
  { submissionId, origin }: Data,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const request = await findSubmission(db, site.id, submissionId, 'friend');
  const [found] = request === null ? [] : (await findMailEstates(db, site, [request.estateId])).values();
  if (request === null || found === undefined) return null;
  const { locale, sender, recipient, message } = request;
  const t = mailTexts(locale);
  const who = { sender: sender.name, agency: site.name };
  const estate = estateMailCard(found, { origin, t });
  return {
    locale,
    subject: t('friend.subject', { sender: sender.name }),
    preview: t('friend.body', who),
    title: t('friend.title', { sender: sender.name }),
    blocks: [
      { kind: 'text', text: greeting(t, recipient.name ?? null) },
      { kind: 'text', text: t('friend.body', who) },
      ...(message === undefined
        ? []
        : [{ kind: 'quote', title: t('friend.message', { sender: sender.name }), text: message } as const]),
      { kind: 'estate', estate },
      { kind: 'button', label: t('friend.button'), href: estate.href },
    ],
    why: t('friend.why', who),
    replyTo: sender,
  };
}
