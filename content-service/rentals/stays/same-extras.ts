import { extrasAgain } from '#domain/stays/extras.ts';
import type { StayOffer, StayWish } from '#domain/stays/stay.ts';
import type { StayDays } from '#wire/answer-link.ts';
import type { AgencyStayRow } from './stay-for-agency.ts';
import type { StayDocument } from './stays.ts';

/** What a stay asks for at what price. */
export type AskedStay = Pick<StayDocument, 'request' | 'breakdown'>;

/** The same of a row. */
export const askedIn = ({ doc }: Pick<AgencyStayRow, 'doc'>): AskedStay => JSON.parse(doc);

/** Other days of a stay for the same guests with the same extras, and the offer that has these. */
export function otherDaysOf(
  { request, breakdown }: AskedStay,
  { from, to }: StayDays,
  offer: StayOffer,
): { readonly wanted: StayWish; readonly offer: StayOffer } {
  const { extras, chosen } = extrasAgain(breakdown.extras, offer.costs.extras);
  return {
    wanted: { from, to, persons: request.persons, extras: chosen },
    offer: { ...offer, costs: { ...offer.costs, extras } },
  };
}
