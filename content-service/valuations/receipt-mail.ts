import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import { mailTexts } from '#locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { prepare } from '../platform/db/prepare.ts';
import { tokenFor, tokenHash } from '../platform/tokens.ts';
import { findValuation, type StoredValuation } from './valuations.ts';

interface Data {
  readonly valuationId: string;
}

/** The token to withdraw the request; its hash is stored before the mail is sent. */
async function mailedToken(
  { id, seed }: StoredValuation,
  { db, site, tokenSecret }: MailContext,
): Promise<string> {
  const token = tokenFor({ siteId: site.id, purpose: 'valuation', seed }, tokenSecret);
  await prepare(db, {
    sql:
      'INSERT INTO valuation_links (site_id, hash, valuation_id) SELECT site_id, ?, id FROM valuations ' +
      'WHERE site_id = ? AND id = ? ON CONFLICT DO NOTHING',
    params: [tokenHash(token), site.id, id],
  }).run();
  return token;
}

/**
 * Receipt to the visitor: who answers, and how to withdraw the request. Repeats nothing that was typed, not
 * even the home's address: anybody can enter any address (docs/decisions/0035).
 */
export async function valuationReceipt(
  { valuationId }: Data,
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const found = await findValuation(db, site.id, valuationId);
  if (found === null || found.state === 'withdrawn') return null;
  const { locale, origin, reference } = found;
  const t = mailTexts(locale, site.settings.figures);
  const agency = { agency: site.name };
  const { phone, openingHours } = site.settings.contact;
  const rows: [string, string][] = [
    [t('valuation.receipt.who'), site.name],
    [t('notice.phone'), phone?.trim() ?? ''],
    [t('valuation.receipt.hours'), localized(openingHours, locale, site.defaultLocale)],
    [t('notice.reference'), reference],
  ];
  const token = await mailedToken(found, context);
  return {
    locale,
    subject: t('valuation.receipt.subject', { reference }),
    preview: t('valuation.receipt.body', agency),
    title: t('valuation.receipt.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: t('valuation.receipt.body', agency) },
      { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
      { kind: 'text', text: t('valuation.receipt.next') },
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('valuation.receipt.why', agency),
    links: [
      {
        label: t('valuation.receipt.withdraw'),
        href: origin + pathTo('withdraw-valuation', locale, { token }),
      },
    ],
  };
}
