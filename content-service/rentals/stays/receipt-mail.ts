import { brusselsDay } from '#domain/stays/today.ts';
import { mailTexts } from '#locales/mails.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { isConfirmedAddress } from '../../platform/addresses.ts';
import { ownStayLink } from './guest/stay-link.ts';
import { confirmAddress } from './held-mail.ts';
import { costRows, daysInWords, paymentBlocks, reservedUntil, stayRows, termBlocks } from './mail-facts.ts';
import { findStay } from './stays.ts';

/**
 * Receipt to the visitor: the nights are reserved, with their price and the next steps. Repeats nothing that
 * was typed, since anybody can enter any address.
 */
export async function stayReceipt(
  { stayId }: { readonly stayId: string },
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const stay = await findStay(db, site.id, stayId);
  // Once confirmed, the confirmation mail replaces it.
  if (stay?.state !== 'requested' || stay.heldUntil !== null) return null;
  const confirmed = await isConfirmedAddress(db, site.id, stay.request.email);
  const { locale } = stay.request;
  const t = mailTexts(locale, site.settings.figures);
  const estate = await rentalMailCard(db, site.id, stay.request.rentalUnitId, { origin: stay.origin, t });
  const body = t('stays.receipt.body', { agency: site.name, until: reservedUntil(stay, locale) });
  return {
    locale,
    subject: t('stays.receipt.subject', { unit: estate.title, days: daysInWords(stay.request, locale) }),
    preview: body,
    title: t('stays.receipt.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      { kind: 'estate', estate },
      { kind: 'facts', rows: [...stayRows(stay, t), ...costRows(stay, t)] },
      ...(confirmed
        ? []
        : ([
            { kind: 'text', text: t('stays.receipt.confirmText') },
            {
              kind: 'link',
              label: t('stays.receipt.confirm'),
              href: await confirmAddress(stay, 'address', context),
            },
          ] as const)),
      { kind: 'text', text: t('stays.receipt.next', { agency: site.name }) },
      ...paymentBlocks(stay, site, brusselsDay(context.now), t),
      ...termBlocks(stay, brusselsDay(context.now), t),
      await ownStayLink(stay, context, t),
      { kind: 'text', text: t('regards', { agency: site.name }) },
    ],
    why: t('stays.receipt.why', { agency: site.name }),
  };
}
