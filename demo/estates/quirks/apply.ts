import type { Estate } from '../../../wire/estate.ts';
import { rngFor } from '../../basics/rng.ts';
import { hasFigures } from '../../choice/floor-plans.ts';
import type { SecondSourceEstate } from '../skarabee/listing.ts';
import { FIGURE_QUIRKS } from './figure-quirks.ts';
import { LISTING_QUIRKS } from './listing-quirks.ts';
import { PRICE_QUIRKS } from './price-quirks.ts';
import { RECORD_QUIRKS } from './record-quirks.ts';
import { TEXT_QUIRKS } from './text-quirks.ts';

const QUIRKS = [...PRICE_QUIRKS, ...FIGURE_QUIRKS, ...TEXT_QUIRKS, ...RECORD_QUIRKS];

/**
 * Applies each quirk to a separate estate; the first `kept` estates (the showcase) and those with a plan,
 * which a quirk might contradict, do not change.
 */
export function withQuirks(
  siteId: string,
  estates: readonly Estate[],
  kept: number,
): { estates: Estate[]; odd: Set<string> } {
  const out = [...estates];
  const odd = new Set<string>();
  const taken = new Set<string>();
  const order = rngFor(`quirks:${siteId}`).shuffle(out.map((_, index) => index).slice(kept));
  const mine = QUIRKS.filter(({ sites }) => sites.some((site) => site === siteId));
  for (const quirk of mine) {
    for (let time = 0; time < (quirk.times ?? 1); time += 1) {
      const index = order.find((candidate) => {
        const estate = out[candidate];
        return (
          estate !== undefined &&
          !taken.has(String(estate.general.id)) &&
          !hasFigures(estate.pictures) &&
          (quirk.fits?.(estate) ?? true)
        );
      });
      const estate = index === undefined ? undefined : out[index];
      if (index === undefined || estate === undefined)
        throw new RangeError(`no estate of ${siteId} for "${quirk.name}"`);
      out[index] = quirk.apply(estate);
      taken.add(String(estate.general.id));
      if (!quirk.ordinary) odd.add(String(estate.general.id));
    }
  }
  return { estates: out, odd };
}

/** The same for listings; price, pictures and title of the summary are copied from the listing. */
export function withListingQuirks(estates: readonly SecondSourceEstate[]): {
  estates: SecondSourceEstate[];
  odd: Set<string>;
} {
  const out = [...estates];
  const odd = new Set<string>();
  const taken = new Set<string>();
  for (const quirk of LISTING_QUIRKS) {
    const index = out.findIndex(
      ({ listing }) =>
        !taken.has(listing.guid) && !hasFigures(listing.pictures) && (quirk.fits?.(listing) ?? true),
    );
    const estate = out[index];
    if (estate === undefined) throw new RangeError(`no listing for "${quirk.name}"`);
    const listing = quirk.apply(estate.listing);
    out[index] = { listing, summary: followed(estate.summary, listing) };
    taken.add(listing.guid);
    if (!quirk.ordinary) odd.add(listing.guid);
  }
  return { estates: out, odd };
}

const numeric = (value: unknown) => (typeof value === 'number' ? value : null);

function followed(summary: Estate, listing: SecondSourceEstate['listing']): Estate {
  const vat = listing.financial?.vat_regime === true;
  const epcValue = numeric(listing.certification?.epc_value);
  const energyLabel =
    typeof listing.certification?.energy_label === 'string' ? listing.certification.energy_label : null;
  return {
    ...summary,
    pictures: listing.pictures,
    energy: epcValue === null ? null : { epcValue, energyLabel },
    dimensions: {
      areaBuild: numeric(listing.construction?.living_area_surface),
      areaGround: numeric(listing.construction?.land_surface),
    },
    general: {
      ...summary.general,
      title: listing.title,
      description: listing.description,
      shortDescription: listing.short_description,
      archived: listing.archived,
      archivedAt: listing.archived_at,
      address: listing.address,
      transaction: listing.transaction,
      bathroomCount: numeric(listing.construction?.bathrooms_count),
      price: { ...summary.general.price, value: vat ? -1 : numeric(listing.financial?.price) },
    },
  };
}
