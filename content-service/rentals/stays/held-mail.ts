import { type ConfirmPurpose, withPurpose } from '#domain/confirm-link.ts';
import { formatClock } from '#domain/format/moment.ts';
import { pathTo } from '#domain/routes.ts';
import { mailTexts } from '#locales/mails.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { mailToken } from '../../platform/addresses.ts';
import { daysInWords, stayRows } from './mail-facts.ts';
import { findStay, isPending, type RequestedStay } from './stays.ts';

/** Address of the confirmation page; its token is only in this mail. */
export async function confirmAddress(
  { id, origin, request: { email, locale } }: RequestedStay,
  purpose: ConfirmPurpose,
  { db, site, now }: MailContext,
): Promise<string> {
  const subject = { siteId: site.id, kind: 'stay', subjectId: id, email } as const;
  const token = await mailToken(db, subject, now);
  return origin + withPurpose(pathTo('confirm-stay', locale, { token }), purpose);
}

/**
 * Mail to the visitor of a held stay: the confirmation link, and nothing that was typed. null when there is
 * nothing left to confirm.
 */
export async function stayHeld(
  { stayId }: { readonly stayId: string },
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site, now } = context;
  const stay = await findStay(db, site.id, stayId);
  if (stay === null || stay.heldUntil === null || !isPending(stay, now)) return null;
  const { locale } = stay.request;
  const t = mailTexts(locale, site.settings.figures);
  const estate = await rentalMailCard(db, site.id, stay.request.rentalUnitId, { origin: stay.origin, t });
  const body = t('stays.held.body', {
    agency: site.name,
    until: formatClock(stay.heldUntil.toISOString(), locale),
  });
  return {
    locale,
    subject: t('stays.held.subject', { unit: estate.title, days: daysInWords(stay.request, locale) }),
    preview: body,
    title: t('stays.held.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      { kind: 'estate', estate },
      { kind: 'facts', rows: stayRows(stay, t) },
      {
        kind: 'button',
        label: t('stays.held.confirm'),
        href: await confirmAddress(stay, 'booking', context),
      },
      { kind: 'text', text: t('regards', { agency: site.name }) },
    ],
    why: t('stays.held.why', { agency: site.name }),
  };
}
