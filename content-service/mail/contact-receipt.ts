import { holdsLink } from '../../domain/forms/links.ts';
import { findSubmission } from '../db/submissions.ts';
import { homeAskedFor } from './contact-notice.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

interface Data {
  readonly submissionId: string;
  readonly origin: string;
}

/**
 * To the visitor: the message has come in. It does not repeat the message, since anybody can enter
 * anybody's address, and mail that says what a stranger wants is what spammers look for.
 */
export async function contactReceipt(
  { submissionId, origin }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const request = await findSubmission(db, site.id, submissionId, 'contact');
  if (request === null) return null;
  const { locale, firstname } = request;
  const texts = MAIL_TEXTS[locale];
  const about = await homeAskedFor(context, request, { locale, origin, texts });
  return {
    locale,
    subject: texts.receipt.subject(site.name),
    preview: texts.receipt.body,
    title: texts.receipt.title,
    blocks: [
      { kind: 'text', text: texts.hello(holdsLink(firstname) ? null : firstname) },
      { kind: 'text', text: texts.receipt.body },
      ...(about === null
        ? []
        : ([
            { kind: 'text', text: texts.receipt.about },
            { kind: 'home', home: about.home },
          ] as const)),
      { kind: 'text', text: texts.regards(site.name) },
    ],
    why: texts.receipt.why(site.name),
  };
}
