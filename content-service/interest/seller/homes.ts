/** The home of a seller's page, and homes like it. */

import { statedDay } from '#domain/format/date.ts';
import { publishedHistory } from '#domain/home-history.ts';
import type { Locale } from '#domain/locale.ts';
import { addressLine, cityLine, showsStreet, streetLine } from '#domain/rules/address.ts';
import { isHiddenStatus } from '#domain/rules/hidden-status.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import { sourceOf } from '#domain/rules/source.ts';
import { type Standing, standingOf } from '#domain/rules/standing.ts';
import type { Estate } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';
import { fullAddress } from '../../estates/full-address.ts';
import { isOffered, type OfferColumns } from '../../estates/is-offered.ts';
import { ASSET_NAME } from '../../estates/mail-card.ts';
import { type PublicColumns, publicEstate } from '../../estates/public-document.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import { prepare } from '../../platform/db/prepare.ts';

/** A change of the price, euros. */
interface PriceChange {
  readonly day: string;
  readonly before: number;
  readonly after: number;
}

/** What is known of an estate, for the page of its seller or of another's. */
export interface HomeFacts {
  /** estates.id, and the GUID of a listing. */
  readonly ids: readonly string[];
  readonly headType: string | null;
  readonly purpose: Standing['purpose'];
  readonly state: 'offer' | 'option' | 'gone';
  readonly online: boolean;
  readonly city: string | null;
  /** The public point: the centre of the cell of a hidden home. */
  readonly point: { readonly lat: number; readonly lon: number } | null;
  /** Euros: the asking price where it is public. */
  readonly price: number | null;
  readonly area: number | null;
  readonly bedrooms: number | null;
  /** First day on which it was seen without interruption; null where that is not known. */
  readonly since: string | null;
  readonly priced: readonly PriceChange[];
  /** Street, or zip and city where the street is not public. */
  readonly publicPlace: string;
  /** The whole address, for the seller alone. */
  readonly ownPlace: string;
  /** Name of the first picture in the site. */
  readonly picture: string | null;
  readonly pictures: number;
}

interface FactsRow extends PublicColumns, OfferColumns {
  readonly id: string;
  readonly guid: string | null;
  readonly head_type_id: string | null;
  readonly city_id: string | null;
  readonly price_known: number | null;
  readonly living_area: number | null;
  readonly bedroom_count: number | null;
  readonly publication_date: string | null;
  readonly seen_since: string | null;
  readonly seen_steps: string | null;
}

const COLUMNS =
  'e.id, e.guid, e.head_type_id, e.city_id, e.price AS price_known, e.living_area, e.bedroom_count, e.publication_date, ' +
  'e.hidden_by, e.on_offer, e.withdrawn_at, e.address_hidden, e.lat, e.lon, d.doc, h.since AS seen_since, h.steps AS seen_steps ' +
  'FROM estates AS e JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
  'LEFT JOIN home_histories AS h ON h.site_id = e.site_id AND h.estate_id = e.id';

const changesOf = (steps: string | null, since: string | null): readonly PriceChange[] => {
  if (steps === null) return [];
  const stored = JSON.parse(steps) as { at: string | null; state: string; price: number | null }[];
  const shown = publishedHistory(
    since,
    stored.map(({ at, state, price }) => ({ at, status: state, price })),
  ).steps;
  return shown.slice(1).flatMap(({ on, price }, at) => {
    const before = shown[at]?.price;
    return on == null || price == null || before == null || price === before
      ? []
      : [{ day: on, before, after: price }];
  });
};

const standingIn = ({ general, guid }: Estate): Standing =>
  standingOf({
    source: sourceOf({ guid }),
    transaction: general.transaction?.id,
    status: general.status,
    archived: general.archived,
    archivedAt: general.archivedAt,
  });

function factsOf(row: FactsRow, site: Site, locale: Locale): HomeFacts {
  const shown = publicEstate(row);
  const whole = JSON.parse(row.doc) as Estate;
  const standing = standingIn(whole);
  const { address, price } = shown.general;
  const display = priceDisplay(price, standing.gone);
  const first = (shown.pictures ?? []).toSorted((a, b) => (a.index ?? 1e9) - (b.index ?? 1e9))[0]?.file;
  return {
    ids: row.guid === null ? [row.id] : [row.id, row.guid],
    headType: row.head_type_id,
    purpose: standing.purpose,
    state:
      standing.gone || standing.ended || standing.archived ? 'gone' : standing.option ? 'option' : 'offer',
    online: isOffered(row, site),
    city: row.city_id,
    point: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    price: display.kind === 'amount' ? display.value : null,
    area: row.living_area,
    bedrooms: row.bedroom_count,
    since: statedDay(row.seen_since),
    priced: changesOf(row.seen_steps, row.seen_since),
    publicPlace: showsStreet(address, standing.gone)
      ? // The number stays with the seller of that home.
        streetLine({ ...address, number: null, box: null }, locale) || cityLine(address, locale)
      : addressLine({ ...address, visible: false }, locale, standing.gone),
    ownPlace: fullAddress(whole.general.address, locale),
    picture: first !== undefined && ASSET_NAME.test(first) ? first : null,
    pictures: shown.pictures?.length ?? 0,
  };
}

/** An estate by the id of its record; null when it is not stored. */
export async function estateFacts(
  db: D1Database,
  site: Site,
  home: string,
  locale: Locale,
): Promise<(HomeFacts & { readonly published: string | null }) | null> {
  const row = await prepare(db, {
    sql:
      `SELECT ${COLUMNS} WHERE e.rowid IN (SELECT rowid FROM estates WHERE site_id = ?1 AND id = ?2 ` +
      'UNION SELECT rowid FROM estates WHERE site_id = ?1 AND guid = ?2)',
    params: [site.id, home],
  }).first<FactsRow>();
  return row && { ...factsOf(row, site, locale), published: statedDay(row.publication_date) };
}

/** A holiday home: its name, and whether it is there. */
export async function rentalFacts(
  db: D1Database,
  site: Site,
  home: string,
  t: Parameters<typeof rentalMailCard>[3]['t'],
): Promise<Pick<HomeFacts, 'ids' | 'online' | 'ownPlace' | 'picture'> | null> {
  const row = await prepare(db, {
    sql: 'SELECT withdrawn_at FROM rental_units WHERE site_id = ? AND id = ?',
    params: [site.id, home],
  }).first<{ readonly withdrawn_at: string | null }>();
  if (row === null) return null;
  const { title, place, picture } = await rentalMailCard(db, site.id, home, { origin: '', t });
  return {
    ids: [home],
    online: row.withdrawn_at === null,
    ownPlace: [title, place].filter((text) => text !== '').join(', '),
    picture: /\/media\/social\/([\w-]+)\.jpg$/.exec(picture ?? '')?.[1] ?? null,
  };
}

/** Most homes of the same kind that are read, those nearest in price. */
const MOST_READ = 60;
/** Prices of like homes, as shares of a home's own. */
const PRICES = { from: 0.6, to: 1.6 } as const;

/**
 * Homes like one: of the same agency, kind and purpose, at a comparable price; nearest in price first. Hidden ones, units
 * and withdrawn ones are none.
 */
export async function likeHomes(
  db: D1Database,
  site: Site,
  own: HomeFacts,
  locale: Locale,
): Promise<readonly HomeFacts[]> {
  if (own.price === null || own.headType === null) return [];
  const { results } = await prepare(db, {
    sql:
      `SELECT ${COLUMNS} WHERE e.site_id = ?1 AND e.head_type_id = ?2 AND e.parent_id IS NULL AND e.has_units = 0 ` +
      'AND e.withdrawn_at IS NULL AND e.price BETWEEN ?3 AND ?4 AND e.id <> ?5 ' +
      `ORDER BY abs(e.price - ?6), e.id LIMIT ${MOST_READ}`,
    params: [
      site.id,
      own.headType,
      own.price * PRICES.from,
      own.price * PRICES.to,
      own.ids[0] ?? '',
      own.price,
    ],
  }).all<FactsRow>();
  return results
    .filter((row) => !isHiddenStatus(JSON.parse(row.hidden_by), site.settings.hiddenStatus))
    .map((row) => factsOf(row, site, locale))
    .filter(({ purpose }) => purpose === own.purpose);
}
