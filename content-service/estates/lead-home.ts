import { mailTexts } from '#locales/mails.ts';
import type { LeadData } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';
import type { MailCard } from '../mail/mail.ts';
import { estateMailCard, findMailEstates } from './mail-card.ts';
import { rentalMailCard } from './rental-mail-card.ts';

type LeadHome = NonNullable<LeadData['home']>;
type Asked = { readonly kind: LeadHome['kind']; readonly id: string };

const homeOf = (
  { kind, id }: Asked,
  { title, place, href }: MailCard,
  reference: string | null,
): LeadHome => ({
  kind,
  id,
  title,
  place,
  reference: reference || null,
  url: href,
});

/** The home of a lead, in the agency's language and with public data only; null once it no longer exists. */
export async function leadHome(
  db: D1Database,
  site: Site,
  asked: Asked,
  origin: string,
): Promise<LeadData['home']> {
  const where = { origin, t: mailTexts(site.defaultLocale, site.settings.figures) };
  if (asked.kind === 'rental') {
    return homeOf(asked, await rentalMailCard(db, site.id, asked.id, where), null);
  }
  const [found] = (await findMailEstates(db, site, [asked.id])).values();
  if (found === undefined) return null;
  return homeOf(asked, estateMailCard(found, where), found.estate.general.reference ?? null);
}
