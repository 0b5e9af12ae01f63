import { formatShortDay } from '#domain/format/moment.ts';
import { formatPrice } from '#domain/format/money.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import { standingOfHome } from '#domain/home-address.ts';
import { shortEstatePath } from '#domain/links.ts';
import { addressLine, isAddressHidden } from '#domain/rules/address.ts';
import { type LoweredPrice, loweredFrom } from '#domain/rules/lowered-price.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import { askedPrice, isProject, projectFacts } from '#domain/rules/project.ts';
import { sourceOf } from '#domain/rules/source.ts';
import { type Standing, stateOf } from '#domain/rules/standing.ts';
import { standingName, statusView } from '#domain/rules/standing-words.ts';
import { localized, nounWithin } from '#domain/text.ts';
import type { MailTexts } from '#locales/mails.ts';
import { childrenOf, type Estate } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';
import type { MailCard } from '../mail/mail.ts';
import { CARD_UNITS, withUnits } from './cards.ts';
import { isOffered, type OfferColumns } from './is-offered.ts';
import { LOWERED_COLUMNS, loweredJoin } from './lowered.ts';
import { type PublicColumns, publicEstate } from './public-document.ts';

interface HomeRow extends PublicColumns, OfferColumns {
  readonly id: string;
  readonly price: number | null;
  readonly project_hidden: number | null;
  readonly units: string | null;
}

/** An estate in a mail, with public data only. */
export interface MailEstate {
  readonly id: string;
  readonly estate: Estate;
  /** Euros; null when unset. */
  readonly price: number | null;
  /** Publicly on offer (`isOffered`). */
  readonly offered: boolean;
}

/** Estates of the given ids or guids, by id; a unit's address is hidden with its project's. */
export async function findMailEstates(
  db: D1Database,
  site: Site,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailEstate>> {
  const { results } = await db
    .prepare(
      'SELECT e.id, e.hidden_by, e.on_offer, e.price, e.withdrawn_at, d.doc, ' +
        `e.address_hidden, e.lat, e.lon, p.address_hidden AS project_hidden, ${CARD_UNITS} AS units, ${LOWERED_COLUMNS} FROM estates AS e ` +
        'JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
        `LEFT JOIN estates AS p ON p.site_id = e.site_id AND p.id = e.parent_id ${loweredJoin('e')} ` +
        // Two index lookups; a plain OR of two lists would not use the indexes.
        'WHERE e.rowid IN (SELECT rowid FROM estates WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2)) ' +
        'UNION SELECT rowid FROM estates WHERE site_id = ?1 AND guid IN (SELECT value FROM json_each(?2)))',
    )
    .bind(site.id, JSON.stringify(ids))
    .all<HomeRow>();
  return new Map(
    results.map((row) => [
      row.id,
      {
        id: row.id,
        estate: withUnits(publicEstate(row, row.project_hidden === 1), row.units),
        price: row.price,
        offered: isOffered(row, site),
      },
    ]),
  );
}

/** Name of one of the site's own pictures; anything else is an external address. */
export const ASSET_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The first photo, as JPEG, since Outlook shows no WebP; only if it is on the site's own host, since external ones
 * are left out.
 */
function pictureOf({ pictures }: Estate, origin: string): string | null {
  const first = (pictures ?? []).toSorted((a, b) => (a.index ?? 1e9) - (b.index ?? 1e9))[0];
  return first !== undefined && ASSET_NAME.test(first.file)
    ? `${origin}/media/social/${first.file}.jpg`
    : null;
}

const nameOfStatus = ({ general, guid }: Estate, standing: Standing, t: MailTexts): string =>
  standingName(general.transaction, sourceOf({ guid }), standing, t);

/** "Appartement, te koop"; a project by its name, unless that could reveal a hidden address. */
function titleOf(estate: Estate, standing: Standing, t: MailTexts): string {
  const { general } = estate;
  const { locale } = t;
  const name = plainLine(localized(general.title, locale)) || plainLine(general.buildingName ?? '');
  if (isProject(general) && name !== '' && !isAddressHidden(general.address)) return name;
  const what = localized(general.subType?.name, locale) || localized(general.headType?.name, locale);
  // Another status has a line of its own.
  const offer = stateOf(standing) === 'free' ? nameOfStatus(estate, standing, t) : '';
  return [what || t('estate'), offer.toLocaleLowerCase(locale)].filter((part) => part !== '').join(', ');
}

/** "/ maand": the listing's own period, else a month. */
function periodOf({ general }: Estate, t: MailTexts): string {
  const { locale } = t;
  const period = localized(general.price?.period?.name, locale);
  if (period === '') return t('perMonth');
  if (/^(\/|per\b|par\b|pro\b|a\b)/i.test(period)) return period;
  return `/ ${nounWithin(period, locale)}`;
}

/** How its pages show its price. */
function displayOf(estate: Estate, { gone }: Standing): ReturnType<typeof priceDisplay> {
  const { general } = estate;
  const facts = projectFacts(
    childrenOf(estate).map((unit) => ({
      standing: standingOfHome(unit),
      price: unit.general.price?.value ?? null,
    })),
  );
  const price = askedPrice(general.price, { project: isProject(general), gone, facts });
  return priceDisplay(price, price.sold);
}

function priceOf(estate: Estate, standing: Standing, t: MailTexts): string {
  const display = displayOf(estate, standing);
  switch (display.kind) {
    case 'hidden':
      return '';
    case 'on-request':
      return t('priceOnRequest');
    case 'amount': {
      const period = standing.period ? ` ${periodOf(estate, t)}` : '';
      const amount = `${formatPrice(display.value, t)}${period}`;
      return display.from ? `${t('priceFrom')} ${amount}` : amount;
    }
  }
}

/**
 * The previous price of a lowered one, and the time of the reduction; null when it was not lowered or is not
 * exact.
 */
export function loweredOf({ estate }: Pick<MailEstate, 'estate'>): LoweredPrice | null {
  const { price } = estate.general;
  const display = displayOf(estate, standingOfHome(estate));
  return display.kind === 'amount' && !display.from ? loweredFrom(display.value, price?.lowered) : null;
}

/** An estate as a mail card. */
export function estateMailCard(
  { estate }: Pick<MailEstate, 'estate'>,
  { origin, t }: { readonly origin: string; readonly t: MailTexts },
): MailCard {
  const lowered = loweredOf({ estate });
  const { general } = estate;
  const standing = standingOfHome(estate);
  const id = estate.guid ?? String(general.id);
  return {
    title: titleOf(estate, standing, t),
    status: statusView(standing, nameOfStatus(estate, standing, t), t),
    place: addressLine(general.address, t.locale, standing.gone),
    price: priceOf(estate, standing, t),
    before:
      lowered === null
        ? ''
        : t('before', { day: formatShortDay(lowered.at, t.locale), price: formatPrice(lowered.before, t) }),
    href: `${origin}${shortEstatePath(id, t.locale)}`,
    picture: pictureOf(estate, origin),
  };
}
