import { formatNumber } from '../../domain/format/number.ts';
import { UNKNOWN, type ValuationRequest } from '../../domain/forms/valuation.ts';
import { languageName } from '../../domain/languages.ts';
import { type MailTexts, mailTexts } from '../../locales/mails.ts';
import type { Block, MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findValuation } from './valuations.ts';

interface Data {
  readonly valuationId: string;
}

/** A closed answer in words. */
type Answered = 'bathrooms' | 'bedrooms' | 'epc' | 'moment' | 'plan' | 'state';

function answered(request: ValuationRequest, name: Answered, t: MailTexts): string {
  const value = request[name];
  if (value === undefined) return '';
  if (value === UNKNOWN) return t('valuation.unknown');
  switch (name) {
    case 'bedrooms':
      return value === '5' ? t('valuation.orMore', { n: value }) : value;
    case 'bathrooms':
      return value === '3' ? t('valuation.orMore', { n: value }) : value;
    case 'epc':
      return value;
    case 'moment':
      return request.moment === undefined ? '' : t(`valuation.moments.${request.moment}`);
    case 'plan':
      return request.plan === undefined ? '' : t(`valuation.plans.${request.plan}`);
    case 'state':
      return request.state === undefined || request.state === UNKNOWN
        ? ''
        : t(`valuation.states.${request.state}`);
  }
}

const squareMetres = (area: number | undefined): string =>
  area === undefined ? '' : `${formatNumber(area)} m²`;

/** To whoever looks after the place: all that was told, and an answer goes to who asks. */
export async function valuationNotice(
  { valuationId }: Data,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const found = await findValuation(db, site.id, valuationId);
  const request = found?.request ?? null;
  if (found === null || request === null) return null;
  const locale = site.defaultLocale;
  const t = mailTexts(locale);
  const name = [request.firstname, request.lastname].filter((part) => part !== undefined).join(' ');
  const facts = (rows: readonly (readonly [string, string])[]): Block => ({
    kind: 'facts',
    rows: rows.filter(([, value]) => value !== ''),
  });
  const kind = t(`valuation.kinds.${request.kind}`);
  const body = t('valuation.notice.body');
  return {
    locale,
    // Nobody's words: kind and reference are the site's own.
    subject: t('valuation.notice.subject', { kind, reference: found.reference }),
    preview: body,
    title: t('valuation.notice.title'),
    blocks: [
      { kind: 'text', text: body },
      { kind: 'heading', text: t('valuation.notice.home') },
      facts([
        [t('valuation.address'), request.address],
        [t('valuation.kind'), kind],
        [t('valuation.area'), squareMetres(request.area)],
        [t('valuation.plot'), squareMetres(request.plot)],
        [t('valuation.year'), request.year === undefined ? '' : String(request.year)],
        [t('valuation.bedrooms'), answered(request, 'bedrooms', t)],
        [t('valuation.bathrooms'), answered(request, 'bathrooms', t)],
        [t('valuation.state'), answered(request, 'state', t)],
        [t('valuation.epc'), answered(request, 'epc', t)],
      ]),
      { kind: 'heading', text: t('valuation.notice.who') },
      facts([
        [t('notice.name'), name],
        [t('notice.phone'), request.phone ?? ''],
        [t('notice.email'), request.email ?? ''],
        [t('valuation.moment'), answered(request, 'moment', t)],
        [t('valuation.plan'), answered(request, 'plan', t)],
        [t('notice.language'), languageName(request.locale, locale)],
        [t('notice.reference'), found.reference],
      ]),
      ...(request.message === undefined || request.message === ''
        ? []
        : [{ kind: 'quote', title: t('notice.message'), text: request.message } as const]),
    ],
    why: request.email === undefined ? t('valuation.notice.whyCall') : t('notice.why'),
    ...(request.email === undefined ? {} : { replyTo: request.email }),
  };
}
