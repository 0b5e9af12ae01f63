import { languageName } from '#domain/languages.ts';
import { mailTexts } from '#locales/mails.ts';
import { answeredBlocks } from '../mail/answer-links.ts';
import type { Block, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { homeRows, wishRows } from './rows.ts';
import { findValuation } from './valuations.ts';

interface Data {
  readonly valuationId: string;
}

/** Mail to the person in charge of the place: all data; replies go to the visitor. */
export async function valuationNotice(
  { valuationId }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const found = await findValuation(db, site.id, valuationId);
  const request = found?.request ?? null;
  if (found === null || request === null) return null;
  const locale = site.defaultLocale;
  const t = mailTexts(locale, site.settings.figures);
  const name = [request.firstname, request.lastname].filter((part) => part !== undefined).join(' ');
  const facts = (rows: readonly (readonly [string, string])[]): Block => ({
    kind: 'facts',
    rows: rows.filter(([, value]) => value !== ''),
  });
  const kind = t(`valuation.kinds.${request.kind}`);
  const body = t('valuation.notice.body');
  return {
    locale,
    // No visitor's text: kind and reference come from the site.
    subject: t('valuation.notice.subject', { kind, reference: found.reference }),
    preview: body,
    title: t('valuation.notice.title'),
    blocks: [
      { kind: 'text', text: body },
      { kind: 'heading', text: t('valuation.notice.home') },
      facts(homeRows(request, t)),
      { kind: 'heading', text: t('valuation.notice.who') },
      facts([
        [t('notice.name'), name],
        [t('notice.phone'), request.phone ?? ''],
        [t('notice.email'), request.email ?? ''],
        ...wishRows(request, t),
        [t('notice.language'), languageName(request.locale, locale)],
        [t('notice.reference'), found.reference],
      ]),
      ...(request.message === undefined || request.message === ''
        ? []
        : [{ kind: 'quote', title: t('notice.message'), text: request.message } as const]),
      ...(await answeredBlocks(
        { kind: 'valuation', subjectId: found.id, origin: found.origin },
        'notices.valuation.body',
        t,
        context,
      )),
    ],
    why: request.email === undefined ? t('valuation.notice.whyCall') : t('notices.why'),
    ...(request.email === undefined ? {} : { replyTo: request.email }),
  };
}
