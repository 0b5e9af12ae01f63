import type { ContactRequest } from '#domain/forms/contact.ts';
import { languageName } from '#domain/languages.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import { estateMailCard, findMailEstates } from '../estates/mail-card.ts';
import { rentalMailCard } from '../estates/rental-mail-card.ts';
import { answeredBlocks } from '../mail/answer-links.ts';
import type { Block, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findSubmission } from './submissions.ts';

interface Data {
  readonly submissionId: string;
  readonly origin: string;
}

/** Card of the home or unit that a request is about; null for a general one. */
export async function subjectCard(
  { db, site }: MailContext,
  request: ContactRequest,
  where: Parameters<typeof estateMailCard>[1],
) {
  if (request.kind === 'general') return null;
  if (request.kind === 'rental') {
    return { estate: await rentalMailCard(db, site.id, request.rentalUnitId, where), reference: '' };
  }
  const [found] = (await findMailEstates(db, site, [request.estateId])).values();
  return found === undefined
    ? null
    : { estate: estateMailCard(found, where), reference: found.estate.general.reference ?? '' };
}

/** A requested call comes first in the subject, so that it is visible in a list of mails. */
function subjectOf({ callBack }: ContactRequest, about: string, t: MailTexts): string {
  const kind = callBack === undefined ? 'subject' : 'subjectCall';
  return about === '' ? t(`notice.${kind}`) : t(`notice.${kind}About`, { about });
}

/** Mail of a contact request to the person in charge or the agency. Replies go to the visitor. */
export async function contactNotice(
  { submissionId, origin }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const found = await findSubmission(db, site.id, submissionId, 'contact');
  if (found === null) return null;
  const { doc: request, number } = found;
  const locale = site.defaultLocale;
  const t = mailTexts(locale, site.settings.figures);
  const about = await subjectCard(context, request, { origin, t });
  const sender = `${request.firstname} ${request.lastname}`;
  const rows: [string, string][] = [
    [t('notice.name'), sender],
    [t('notice.email'), request.email],
    [t('notice.phone'), request.phone ?? ''],
    [t('notice.callBack'), request.callBack === undefined ? '' : t(`notice.callTimes.${request.callBack}`)],
    [t('notice.language'), languageName(request.locale, locale)],
    [t('notice.reference'), about?.reference ?? ''],
    [t('notice.number'), number],
    [t('notice.rentalUnit'), request.kind === 'rental' ? request.rentalUnitId : ''],
  ];
  const how = request.callBack === undefined ? 'notices.contact.body' : 'notices.contact.call';
  const blocks: Block[] = [
    { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
    { kind: 'quote', title: t('notice.message'), text: request.message },
    // The answer buttons come before the home, which its agent already knows.
    ...(await answeredBlocks({ kind: 'contact', subjectId: submissionId, origin }, how, t, context)),
    ...(about === null ? [] : [{ kind: 'estate', estate: about.estate } as const]),
  ];
  const estate = [about?.estate.title ?? '', about?.estate.place ?? '']
    .filter((part) => part !== '')
    .join(', ');
  return {
    locale,
    subject: subjectOf(request, estate, t),
    preview: request.message.slice(0, 120),
    title: t('notice.title'),
    blocks,
    why: t('notices.why'),
    replyTo: request.email,
  };
}
