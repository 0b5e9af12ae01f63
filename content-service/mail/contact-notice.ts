import type { ContactRequest } from '../../domain/forms/contact.ts';
import { findSubmission } from '../db/submissions.ts';
import { findHomes, mailHome } from './homes.ts';
import type { Block, MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { rentalHome } from './rental-home.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

interface Data {
  readonly submissionId: string;
  readonly origin: string;
}

/** What a request is about, in a block of its own; null for a general one. */
export async function homeAskedFor(
  { db, site }: MailContext,
  request: ContactRequest,
  where: Parameters<typeof mailHome>[1],
) {
  if (request.kind === 'general') return null;
  if (request.kind === 'rental') {
    return { home: await rentalHome(db, site.id, request.rentalUnitId, where), reference: '' };
  }
  const [found] = (await findHomes(db, site, [request.estateId])).values();
  return found === undefined
    ? null
    : { home: mailHome(found, where), reference: found.estate.general.reference ?? '' };
}

/** To the representative or the agency: what a visitor asked. An answer goes to the visitor. */
export async function contactNotice(
  { submissionId, origin }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const request = await findSubmission(db, site.id, submissionId, 'contact');
  if (request === null) return null;
  const locale = site.defaultLocale;
  const texts = MAIL_TEXTS[locale];
  const { notice } = texts;
  const about = await homeAskedFor(context, request, { locale, origin, texts });
  const sender = `${request.firstname} ${request.lastname}`;
  const rows: [string, string][] = [
    [notice.name, sender],
    [notice.email, request.email],
    [notice.phone, request.phone ?? ''],
    [notice.language, texts.languages[request.locale]],
    [notice.reference, about?.reference ?? ''],
    [notice.rentalUnit, request.kind === 'rental' ? request.rentalUnitId : ''],
  ];
  const blocks: Block[] = [
    { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
    { kind: 'quote', title: notice.message, text: request.message },
    ...(about === null ? [] : [{ kind: 'home', home: about.home } as const]),
  ];
  const subject = [about?.home.title ?? '', about?.home.place ?? ''].filter((part) => part !== '').join(', ');
  return {
    locale,
    subject: notice.subject(sender, subject),
    preview: request.message.slice(0, 120),
    title: notice.title,
    blocks,
    why: notice.why,
    replyTo: { email: request.email, name: sender },
  };
}
