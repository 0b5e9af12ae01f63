import { rentalMailCard } from '#content-service/estates/rental-mail-card.ts';
import type { MailContent } from '#content-service/mail/mail.ts';
import type { MailContext } from '#content-service/mail/mail-context.ts';
import { formatPrice } from '#domain/format/money.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { mailTexts } from '#locales/mails.ts';
import { costRows, daysInWords, stayRows, termBlocks, wordOf } from '../mail-facts.ts';
import { findStay } from '../stays.ts';
import { ownStayLink } from './stay-link.ts';

interface Data {
  readonly stayId: string;
}

/** Mail to the guest who asks for other days: which ones, and that the stay holds. null once that was answered. */
export async function stayWish({ stayId }: Data, context: MailContext): Promise<MailContent | null> {
  const { db, site } = context;
  const stay = await findStay(db, site.id, stayId);
  if (stay === null || stay.wish === null) return null;
  const { wish, request } = stay;
  const { locale } = request;
  const t = mailTexts(locale, site.settings.figures);
  const estate = await rentalMailCard(db, site.id, request.rentalUnitId, { origin: stay.origin, t });
  const agency = { agency: site.name };
  const days = daysInWords(wish, locale);
  const body = t('stays.wish.body', {
    ...agency,
    days,
    before: daysInWords(request, locale),
    price: formatPrice(wish.breakdown.total, t),
  });
  const asked = { ...stay, request: { ...request, from: wish.from, to: wish.to }, breakdown: wish.breakdown };
  return {
    locale,
    subject: t('stays.wish.subject', { unit: estate.title, days }),
    preview: body,
    title: t('stays.wish.title', agency),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      { kind: 'estate', estate },
      { kind: 'facts', rows: [...stayRows(asked, t), ...costRows(asked, t)] },
      await ownStayLink(stay, context, t),
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('stays.answered.why', agency),
  };
}

/** Mail to the guest whose other days are not possible: the stay is confirmed as it was. null once it is not. */
export async function stayUnchanged({ stayId }: Data, context: MailContext): Promise<MailContent | null> {
  const { db, site, now } = context;
  const stay = await findStay(db, site.id, stayId);
  if (stay?.state !== 'confirmed') return null;
  const { locale } = stay.request;
  const t = mailTexts(locale, site.settings.figures);
  const estate = await rentalMailCard(db, site.id, stay.request.rentalUnitId, { origin: stay.origin, t });
  const agency = { agency: site.name };
  const days = daysInWords(stay.request, locale);
  const body = t('stays.kept.body', { days });
  return {
    locale,
    subject: t('stays.kept.subject', { unit: estate.title, days }),
    preview: body,
    title: t('stays.kept.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...wordOf(stay, site, t),
      { kind: 'estate', estate },
      { kind: 'facts', rows: [...stayRows(stay, t), ...costRows(stay, t)] },
      ...termBlocks(stay, brusselsDay(now), t),
      await ownStayLink(stay, context, t),
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('stays.answered.why', agency),
  };
}
