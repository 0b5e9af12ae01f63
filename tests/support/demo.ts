import { demoData } from '#demo/index.ts';
import type { AgencyId } from './sites.ts';

/** An estate of the demo data that a visitor can search for. */
export interface Wanted {
  readonly id: string;
  readonly cityId: string;
  /** Its city as typed: name and zip. */
  readonly place: string;
  /** Asking price, euros. */
  readonly price: number;
}

const FOR_SALE = 1;

/** The first estate for sale of an agency with an asking price and a visible address. */
export function estateForSale(agency: AgencyId): Wanted {
  for (const { siteId, estate } of demoData().estates) {
    const { id, parentId, project, transaction, archived, address, price } = estate.general;
    const { id: cityId, name, zip } = address?.city ?? {};
    const value = price?.value;
    if (siteId !== agency || parentId || project === true || estate.guid) continue;
    if (Number(transaction?.id) !== FOR_SALE || archived === true || address?.visible === false) continue;
    if (cityId === null || cityId === undefined || typeof value !== 'number' || value <= 0) continue;
    return { id: String(id), cityId: String(cityId), place: `${name?.nl} (${zip})`, price: value };
  }
  throw new Error(`${agency} has no estate for sale with a price and an address`);
}
