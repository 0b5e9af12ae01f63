import { formatArea } from '#domain/format/measure.ts';
import { UNKNOWN } from '#domain/forms/valuation.ts';
import { languageName } from '#domain/languages.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import { answeredBlocks } from '../mail/answer-links.ts';
import type { Block, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findValuation } from './valuations.ts';

interface Data {
  readonly valuationId: string;
}

/** A choice as text; empty when it was left out, and "unknown" in words. */
const known = <Answer extends string>(
  answer: Answer | undefined,
  t: MailTexts,
  words: (answer: Exclude<Answer, typeof UNKNOWN>) => string,
): string => {
  if (answer === undefined) return '';
  return answer === UNKNOWN ? t('valuation.unknown') : words(answer as Exclude<Answer, typeof UNKNOWN>);
};

/** The largest count on offer means "or more". */
const counted =
  (t: MailTexts, most: string) =>
  (n: string): string =>
    n === most ? t('valuation.orMore', { n }) : n;

const squareMetres = (area: number | undefined, t: MailTexts): string =>
  area === undefined ? '' : formatArea(area, t);

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
      facts([
        [t('valuation.address'), request.address],
        [t('valuation.kind'), kind],
        [t('valuation.area'), squareMetres(request.area, t)],
        [t('valuation.plot'), squareMetres(request.plot, t)],
        [t('valuation.year'), request.year === undefined ? '' : String(request.year)],
        [t('valuation.bedrooms'), known(request.bedrooms, t, counted(t, '5'))],
        [t('valuation.bathrooms'), known(request.bathrooms, t, counted(t, '3'))],
        [t('valuation.state'), known(request.state, t, (state) => t(`valuation.states.${state}`))],
        [t('valuation.epc'), known(request.epc, t, (label) => label)],
      ]),
      { kind: 'heading', text: t('valuation.notice.who') },
      facts([
        [t('notice.name'), name],
        [t('notice.phone'), request.phone ?? ''],
        [t('notice.email'), request.email ?? ''],
        [t('valuation.moment'), known(request.moment, t, (moment) => t(`valuation.moments.${moment}`))],
        [t('valuation.plan'), known(request.plan, t, (plan) => t(`valuation.plans.${plan}`))],
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
