import { findSubmission } from '../db/submissions.ts';
import { findHomes, mailHome } from './homes.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

interface Data {
  readonly submissionId: string;
  readonly origin: string;
}

/** To a friend: a home, and a few words without links. An answer goes to whoever sent it. */
export async function friendRecommendation(
  { submissionId, origin }: Data,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const request = await findSubmission(db, site.id, submissionId, 'friend');
  const [found] = request === null ? [] : (await findHomes(db, site, [request.estateId])).values();
  if (request === null || found === undefined) return null;
  const { locale, sender, recipient, message } = request;
  const texts = MAIL_TEXTS[locale];
  const { friend } = texts;
  const home = mailHome(found, { locale, origin, texts });
  return {
    locale,
    subject: friend.subject(sender.name),
    preview: friend.body(sender.name, site.name),
    title: friend.title(sender.name),
    blocks: [
      { kind: 'text', text: texts.hello(recipient.name ?? null) },
      { kind: 'text', text: friend.body(sender.name, site.name) },
      ...(message === undefined
        ? []
        : [{ kind: 'quote', title: friend.message(sender.name), text: message } as const]),
      { kind: 'home', home },
      { kind: 'button', label: friend.button, href: home.href },
    ],
    why: friend.why(sender.name, site.name),
    replyTo: sender,
  };
}
