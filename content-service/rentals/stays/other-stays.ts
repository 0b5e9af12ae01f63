import { choicesOf, nearestStays } from '../../../domain/stays/choices.ts';
import { breakdownOf, type StayOffer, stayProblem } from '../../../domain/stays/stay.ts';
import { brusselsDay } from '../../../domain/stays/today.ts';
import { MOST_OFFERS, type StayCase, type StayDays } from '../../../wire/answer-link.ts';
import type { StayForAgency } from '../../../wire/answers.ts';
import type { CaseContext } from '../../platform/answering/kind.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { unitOnOffer } from '../unit-on-offer.ts';

/** A stay that is not available. */
type Wish = Pick<StayForAgency, 'rentalUnitId' | 'from' | 'to' | 'persons'>;

/** The offer of its unit, in which its own nights may count as free; null when the unit no longer exists. */
const offerOf = async (
  { rentalUnitId }: Wish,
  { db, siteId, now }: CaseContext,
  own: StayDays | null = null,
): Promise<StayOffer | null> => {
  try {
    return (await unitOnOffer(db, siteId, String(rentalUnitId), brusselsDay(now), own)).offer;
  } catch (error) {
    // Expected errors: a unit may have been removed while a request waited.
    if (error instanceof ContentError) return null;
    throw error;
  }
};

/** The free ones among these days, with their prices for the guests. */
const priced = (
  days: readonly StayDays[],
  { persons }: Wish,
  offer: StayOffer,
  today: string,
): StayCase['others'] =>
  days.flatMap(({ from, to }) => {
    const wish = { from, to, persons };
    const breakdown = stayProblem(wish, offer, today) === null ? breakdownOf(wish, offer) : null;
    return breakdown === null ? [] : [{ from, to, total: breakdown.total }];
  });

/** Free stays near an unavailable one. */
export async function othersNear(wish: Wish, context: CaseContext): Promise<StayCase['others']> {
  const today = brusselsDay(context.now);
  const offer = await offerOf(wish, context);
  if (offer === null) return [];
  return priced(nearestStays(wish, choicesOf(offer, today), MOST_OFFERS - 1), wish, offer, today);
}

/** Free stays near a stay that it could move to, in order; its own nights count as free, but not as another stay. */
export async function othersToMoveTo(
  stay: Wish,
  most: number,
  context: CaseContext,
): Promise<StayCase['others']> {
  const today = brusselsDay(context.now);
  const offer = await offerOf(stay, context, stay);
  if (offer === null) return [];
  const near = nearestStays(stay, choicesOf(offer, today), most + 1);
  const others = near.filter(({ from, to }) => from !== stay.from || to !== stay.to).slice(0, most);
  return priced(others, stay, offer, today);
}

/** The days among those offered that are still free. */
export async function stillFree(
  days: readonly StayDays[],
  wish: Wish,
  context: CaseContext,
): Promise<StayCase['others']> {
  const offer = days.length === 0 ? null : await offerOf(wish, context);
  return offer === null ? [] : priced(days, wish, offer, brusselsDay(context.now));
}
