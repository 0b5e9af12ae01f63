import type { Agency } from '../agencies/agency.ts';
import type { DemoData } from '../data/demo-data.ts';
import { estateOf } from './document/estate-document.ts';
import { drawEstate } from './draw/draw-estate.ts';
import { FIRST_ID } from './mix.ts';
import { withPictures } from './pictures/with-pictures.ts';

/** Instant of withdrawal; the estate existed, so its address answers "gone" instead of "not found". */
const WITHDRAWN_AT = '2026-10-12T08:00:00+02:00';

/** One withdrawn estate per agency: removed from lists, 410 by id. Not counted among the 600. */
export function withdrawnEstates(agency: Agency): DemoData['estates'][number][] {
  const { id: siteId, locales } = agency.site;
  const place = agency.places[0];
  if (place === undefined) return [];
  const id = (FIRST_ID[siteId] ?? 0) + 899;
  const estate = drawEstate({
    siteId,
    id,
    kind: 'townHouse',
    place,
    days: 200,
    transaction: 1,
    reference: `${agency.prefix}-${place.zip}-000`,
  });
  return withPictures([estate]).map((one) => ({
    siteId,
    estate: estateOf(one, locales),
    withdrawnAt: WITHDRAWN_AT,
  }));
}
