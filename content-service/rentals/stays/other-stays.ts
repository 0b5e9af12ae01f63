import { choicesOf, nearestStays } from '../../../domain/stays/choices.ts';
import { breakdownOf, type StayOffer, stayProblem } from '../../../domain/stays/stay.ts';
import { brusselsDay } from '../../../domain/stays/today.ts';
import { MOST_OFFERS, type StayCase, type StayDays } from '../../../wire/answer-link.ts';
import type { StayForAgency } from '../../../wire/answers.ts';
import type { CaseContext } from '../../platform/answering/kind.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { unitOnOffer } from '../unit-on-offer.ts';

/** A stay that cannot be had. */
type Wish = Pick<StayForAgency, 'rentalUnitId' | 'from' | 'to' | 'persons'>;

/** What its unit offers; null for one that is gone. */
const offerOf = async (
  { rentalUnitId }: Wish,
  { db, siteId, now }: CaseContext,
): Promise<StayOffer | null> => {
  try {
    return (await unitOnOffer(db, siteId, String(rentalUnitId), brusselsDay(now))).offer;
  } catch (error) {
    // Neither of these is an accident: a unit may have gone while a request for it waited.
    if (error instanceof ContentError) return null;
    throw error;
  }
};

/** Those that are free for its guests, with what they cost them. */
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

/** Free stays near one that cannot be had. */
export async function othersNear(wish: Wish, context: CaseContext): Promise<StayCase['others']> {
  const today = brusselsDay(context.now);
  const offer = await offerOf(wish, context);
  if (offer === null) return [];
  return priced(nearestStays(wish, choicesOf(offer, today), MOST_OFFERS - 1), wish, offer, today);
}

/** Which of the days that were offered in its place are free still. */
export async function stillFree(
  days: readonly StayDays[],
  wish: Wish,
  context: CaseContext,
): Promise<StayCase['others']> {
  const offer = days.length === 0 ? null : await offerOf(wish, context);
  return offer === null ? [] : priced(days, wish, offer, brusselsDay(context.now));
}
