import { mailTexts } from '#locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { subjectCard } from './notice-mail.ts';
import { findSubmission } from './submissions.ts';

interface Data {
  readonly submissionId: string;
  readonly origin: string;
}

/**
 * Receipt to the visitor. Repeats nothing that was typed, not even a name: anybody can enter any address, and
 * spammers look for forms that mail a stranger's text.
 */
export async function contactReceipt(
  { submissionId, origin }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const found = await findSubmission(db, site.id, submissionId, 'contact');
  if (found === null) return null;
  const { doc: request, number } = found;
  const { locale } = request;
  const t = mailTexts(locale, site.settings.figures);
  // The phone number is not repeated either.
  const body = t(request.callBack === undefined ? 'receipt.body' : 'receipt.bodyCall');
  const about = await subjectCard(context, request, { origin, t });
  return {
    locale,
    subject: t('receipt.subject', { agency: site.name }),
    preview: body,
    title: t('receipt.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...(number === '' ? [] : [{ kind: 'facts', rows: [[t('notice.number'), number]] } as const]),
      ...(about === null
        ? []
        : ([
            { kind: 'text', text: t('receipt.about') },
            { kind: 'estate', estate: about.estate },
          ] as const)),
      { kind: 'text', text: t('regards', { agency: site.name }) },
    ],
    why: t('receipt.why', { agency: site.name }),
  };
}
