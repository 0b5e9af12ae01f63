import { stayQuery } from '#domain/filter/rental-stay.ts';
import { formatPrice } from '#domain/format/money.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import { rentalPath } from '#domain/links.ts';
import type { Locale } from '#domain/locale.ts';
import { dayInWords, spanInWords } from '#domain/stays/day-words.ts';
import { localized } from '#domain/text.ts';
import type { MailTexts } from '#locales/mails.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import type { MailCard } from '../mail/mail.ts';
import { ASSET_NAME } from './mail-card.ts';
import { findRentalDocuments } from './rental-units.ts';

/** Name of a unit; empty when it has none. */
const nameOf = ({ general }: RentalUnit, locale: Locale): string =>
  plainLine(
    general.building?.rentalName || general.building?.name || localized(general.subKind?.name, locale),
  );

/** Days and persons of a card, as far as known; the price of the stay in euros. */
interface CardStay {
  readonly from: string | null;
  readonly to: string | null;
  readonly persons: number | null;
  readonly price: number | null;
}

const daysOf = ({ from, to }: CardStay, locale: Locale): string => {
  if (from === null) return '';
  return to === null ? dayInWords(from, locale, 'date') : spanInWords(from, to, locale);
};

/** A holiday rental as a mail card; only a general name when the unit no longer exists. */
export async function rentalMailCard(
  db: D1Database,
  siteId: string,
  id: string,
  { origin, t, stay }: { readonly origin: string; readonly t: MailTexts; readonly stay?: CardStay },
): Promise<MailCard> {
  const [unit] = await findRentalDocuments(db, siteId, [id]);
  const city = unit?.general.city;
  const photo = unit?.photos?.[0]?.original ?? '';
  return {
    title: (unit === undefined ? '' : nameOf(unit, t.locale)) || t('stays.holidayRental'),
    place: [
      [String(city?.zip ?? ''), localized(city?.name, t.locale)].filter((part) => part !== '').join(' '),
      stay === undefined ? '' : daysOf(stay, t.locale),
    ]
      .filter((part) => part !== '')
      .join(', '),
    price: stay?.price == null ? '' : formatPrice(stay.price, t),
    before: '',
    href: origin + rentalPath(id, t.locale) + stayQuery(stay ?? {}),
    picture: ASSET_NAME.test(photo) ? `${origin}/media/social/${photo}.jpg` : null,
  };
}
