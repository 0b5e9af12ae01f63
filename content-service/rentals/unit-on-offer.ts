import type { StayOffer } from '#domain/stays/stay.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import type { Site } from '#wire/site.ts';
import { onlyIf } from '../platform/db/only-if.ts';
import type { Statement } from '../platform/db/statement.ts';
import { gone, notFound } from '../platform/errors/content-error.ts';
import { findSite } from '../platform/sites.ts';
import { spansFrom } from '../rental-units/periods.ts';
import { offerOf } from './offer.ts';
import { findRentalUnit, PRICED_BY } from './units.ts';

/** The site, if it lets holiday rentals; otherwise throws 404 for `what`. */
async function rentalSite(db: D1Database, siteId: string, what: string): Promise<Site> {
  const site = await findSite(db, siteId);
  if (site === null || !site.settings.features.includes('rentals')) throw notFound(what);
  return site;
}

/**
 * Throws 404 for `what` unless the site lets holiday rentals. For calls that need no more of the site: its document is
 * longer than many answers.
 */
export async function checkLetsRentals(db: D1Database, siteId: string, what: string): Promise<void> {
  const row = await db
    .prepare(
      "SELECT 'rentals' IN (SELECT value FROM json_each(doc, '$.settings.features')) AS lets " +
        'FROM sites WHERE id = ? AND removed_at IS NULL',
    )
    .bind(siteId)
    .first<{ lets: number }>();
  if (row?.lets !== 1) throw notFound(what);
}

/** A unit with its site and everything that determines its stays. */
interface UnitOnOffer {
  readonly site: Site;
  readonly unit: RentalUnit;
  readonly offer: StayOffer;
  /** Refuses a batch once the prices of the unit are others: the stay is calculated again. */
  readonly samePrices: Statement;
}

/**
 * A unit and its offer from today; throws not_found, or gone for a withdrawn one. For a stay that moves, its own
 * nights (`own`) count as free.
 */
export async function unitOnOffer(
  db: D1Database,
  siteId: string,
  id: string,
  today: string,
  own: { readonly from: string; readonly to: string } | null = null,
): Promise<UnitOnOffer> {
  const [site, found] = await Promise.all([
    rentalSite(db, siteId, 'rental unit'),
    findRentalUnit(db, siteId, id, today),
  ]);
  if (found === null) throw notFound('rental unit');
  if (found.withdrawn) throw gone('rental unit');
  const busy = found.value.busy.filter(([from, to]) => from !== own?.from || to !== own.to);
  const samePrices = onlyIf({
    sql: `SELECT 1 FROM rental_units WHERE site_id = ? AND id = ? AND ${PRICED_BY} = ?`,
    params: [siteId, id, found.value.pricedBy],
  });
  return {
    site,
    unit: found.value.unit,
    offer: offerOf({ ...found.value, busy }, spansFrom(today)),
    samePrices,
  };
}
