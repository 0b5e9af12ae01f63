import { stayQuery } from '#domain/filter/rental-stay.ts';
import { formatPrice } from '#domain/format/money.ts';
import { nightCount } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import type { Block, MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { calendarOf } from './calendar.ts';
import { daysInWords, stepsOf, wordOf } from './mail-facts.ts';
import { stillFree } from './other-stays.ts';
import { findStay, type RequestedStay } from './stays.ts';

/** Other days offered by the agency that are still free: each links to the unit with those days. */
async function offered(
  stay: RequestedStay,
  href: string,
  t: MailTexts,
  { db, site, now }: MailContext,
): Promise<readonly Block[]> {
  const { request, offers, breakdown } = stay;
  const extras = breakdown.extras.map(({ id, count }) => ({ id, count }));
  const free = await stillFree(offers, stay, { db, siteId: site.id, now });
  const links = free.map(
    ({ from, to, total }, index): Block => ({
      kind: index === 0 ? 'button' : 'link',
      label: t.count('stays.declined.offer', nightCount(from, to), {
        days: daysInWords({ from, to }, t.locale),
        // The currency sign stays with its figure when the link wraps.
        price: formatPrice(total, t).replace(' ', '\u00a0'),
      }),
      href: href + stayQuery({ from, to, persons: request.persons, extras }),
    }),
  );
  return links.length === 0
    ? []
    : [{ kind: 'text', text: t('stays.declined.offers', { agency: site.name }) }, ...links];
}

/** What a guest who cancelled still owes, by the terms of the request; without terms the agency says it. */
function owedAfter(stay: RequestedStay, agency: string, t: MailTexts): string {
  const [step] = stepsOf(stay, brusselsDay(stay.answeredAt ?? new Date(0)));
  if (step === undefined) return t('stays.withdrawn.next', { agency });
  return step.due === 0
    ? t('stays.withdrawn.free', { agency })
    : t('stays.withdrawn.due', { agency, price: formatPrice(step.due, t) });
}

/**
 * Mail to the visitor: the agency declined the request, or somebody cancelled the stay; with what is still free
 * there.
 */
export async function stayRefused(
  answer: 'declined' | 'cancelled',
  { stayId }: { readonly stayId: string },
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const stay = await findStay(db, site.id, stayId);
  if (stay?.answer !== answer) return null;
  const { locale } = stay.request;
  const t = mailTexts(locale, site.settings.figures);
  const estate = await rentalMailCard(db, site.id, stay.request.rentalUnitId, { origin: stay.origin, t });
  const agency = { agency: site.name };
  const others = await offered(stay, estate.href, t, context);
  const days = daysInWords(stay.request, locale);
  const words = stay.byGuest ? 'withdrawn' : answer;
  const body = t(`stays.${words}.body`, { ...agency, days });
  return {
    locale,
    subject: t(`stays.${answer}.subject`, { unit: estate.title, days }),
    preview: body,
    title: t(`stays.${words}.title`),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...wordOf(stay, site, t),
      {
        kind: 'text',
        text: stay.byGuest ? owedAfter(stay, site.name, t) : t(`stays.${answer}.next`, agency),
      },
      ...others,
      { kind: 'estate', estate },
      { kind: others.length === 0 ? 'button' : 'link', label: t('stays.answered.button'), href: estate.href },
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('stays.answered.why', agency),
    attachments: answer === 'cancelled' ? [calendarOf(stay, estate, 'CANCEL', context)] : [],
  };
}
