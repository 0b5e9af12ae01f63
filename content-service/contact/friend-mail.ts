import { mailTexts } from '#locales/mails.ts';
import { estateMailCard, findMailEstates } from '../estates/mail-card.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findSubmission } from './submissions.ts';

interface Data {
  readonly submissionId: string;
  readonly origin: string;
}

/**
 * Mail to a friend, who did not ask for it: an estate, with texts of the agency only. The sender is unknown,
 * so the mail says nothing about them, and replies go to the agency.
 */
export async function friendRecommendation(
  { submissionId, origin }: Data,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const request = (await findSubmission(db, site.id, submissionId, 'friend'))?.doc ?? null;
  const [found] = request === null ? [] : (await findMailEstates(db, site, [request.estateId])).values();
  if (request === null || found === undefined) return null;
  const { locale } = request;
  const t = mailTexts(locale, site.settings.figures);
  const agency = { agency: site.name };
  const estate = estateMailCard(found, { origin, t });
  return {
    locale,
    subject: t('friend.subject', agency),
    preview: t('friend.body', agency),
    title: t('friend.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: t('friend.body', agency) },
      { kind: 'estate', estate },
      { kind: 'button', label: t('friend.button'), href: estate.href },
    ],
    why: t('friend.why', agency),
  };
}
