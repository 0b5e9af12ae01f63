import type { Agency } from '../agencies/agency.ts';
import type { DemoData } from '../data/demo-data.ts';
import { estateOf } from './document/estate-document.ts';
import { drawEstate } from './draw/draw-estate.ts';
import { FIRST_ID } from './mix.ts';
import { withPictures } from './pictures/with-pictures.ts';

/** Since when; the estate existed, so its address says "gone" and not "never was". */
const WITHDRAWN_AT = '2026-10-12T08:00:00+02:00';

/** One estate an agency that was withdrawn: gone from lists, 410 by id. Not among the 600. */
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
