import { choicesOf, nearestStays } from '#domain/stays/choices.ts';
import { breakdownOf, type StayOffer, stayProblem } from '#domain/stays/stay.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { MOST_OFFERS, type StayCase, type StayDays } from '#wire/answer-link.ts';
import type { CaseContext } from '../../platform/answering/kind.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { unitOnOffer } from '../unit-on-offer.ts';
import { type AskedStay, otherDaysOf } from './same-extras.ts';

/** The offer of its unit, in which its own nights may count as free; null when the unit no longer exists. */
const offerOf = async (
  { request: { rentalUnitId } }: AskedStay,
  { db, siteId, now }: CaseContext,
  own: StayDays | null = null,
): Promise<StayOffer | null> => {
  try {
    return (await unitOnOffer(db, siteId, rentalUnitId, brusselsDay(now), own)).offer;
  } catch (error) {
    // Expected errors: a unit may have been removed while a request waited.
    if (error instanceof ContentError) return null;
    throw error;
  }
};

/** The free ones among these days, with their prices for the guests. */
const priced = (
  days: readonly StayDays[],
  stay: AskedStay,
  unit: StayOffer,
  today: string,
): StayCase['others'] =>
  days.flatMap(({ from, to }) => {
    const { wanted, offer } = otherDaysOf(stay, { from, to }, unit);
    const breakdown = stayProblem(wanted, offer, today) === null ? breakdownOf(wanted, offer) : null;
    return breakdown === null ? [] : [{ from, to, total: breakdown.total }];
  });

/** Free stays near an unavailable one. */
export async function othersNear(stay: AskedStay, context: CaseContext): Promise<StayCase['others']> {
  const today = brusselsDay(context.now);
  const offer = await offerOf(stay, context);
  if (offer === null) return [];
  return priced(nearestStays(stay.request, choicesOf(offer, today), MOST_OFFERS - 1), stay, offer, today);
}

/** Free stays near a stay that it could move to, in order; its own nights count as free, but not as another stay. */
export async function othersToMoveTo(
  stay: AskedStay,
  most: number,
  context: CaseContext,
): Promise<StayCase['others']> {
  const today = brusselsDay(context.now);
  const { from: own, to: until } = stay.request;
  const offer = await offerOf(stay, context, { from: own, to: until });
  if (offer === null) return [];
  const near = nearestStays(stay.request, choicesOf(offer, today), most + 1);
  const others = near.filter(({ from, to }) => from !== own || to !== until).slice(0, most);
  return priced(others, stay, offer, today);
}

/** The days among those offered that are still free. */
export async function stillFree(
  days: readonly StayDays[],
  stay: AskedStay,
  context: CaseContext,
): Promise<StayCase['others']> {
  const offer = days.length === 0 ? null : await offerOf(stay, context);
  return offer === null ? [] : priced(days, stay, offer, brusselsDay(context.now));
}
