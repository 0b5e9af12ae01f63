import type { FieldCode } from '#domain/forms/codes.ts';
import { type StayOffer, type StayProblem, type StayWish, stayProblem } from '#domain/stays/stay.ts';
import { ContentError } from '../../platform/errors/content-error.ts';

/** Error: other guests reserved these nights first. */
export const DATES_TAKEN = new ContentError('dates_taken', 'The nights have been taken.', { from: 'taken' });

/** Error: the stay costs another amount than its guest was shown. */
export const PRICE_CHANGED = new ContentError('price_changed', 'The price has changed.', {
  total: 'invalid',
});

const refused = (message: string, fields: Readonly<Record<string, FieldCode>>): ContentError =>
  new ContentError('invalid_request', message, fields);

/** Errors by problem; `invalid` uses `periodField`. */
const REFUSALS: Readonly<Record<Exclude<StayProblem, 'invalid'>, ContentError>> = {
  order: refused('The departure is not after the arrival.', { to: 'order' }),
  past: refused('The arrival is in the past.', { from: 'past' }),
  persons: refused('The rental unit does not accept this many persons.', { persons: 'persons' }),
  arrival: refused('Arrival is not possible on that weekday.', { from: 'arrival' }),
  too_short: refused('The stay is shorter than the unit is let for.', { to: 'too_short' }),
  taken: DATES_TAKEN,
  extras: refused('The unit has no such extra, or not in this number.', { extras: 'invalid' }),
};

/**
 * The wrong field when no periods cover the days: the arrival when none begins there, otherwise the
 * departure.
 */
const periodField = (wish: StayWish, { periods }: StayOffer): 'from' | 'to' =>
  periods.some(({ from, state }) => from === wish.from && state === 'free') ? 'to' : 'from';

/** The error of an impossible stay; null when it is possible. */
export function stayRefusal(wish: StayWish, offer: StayOffer, today: string): ContentError | null {
  const problem = stayProblem(wish, offer, today);
  if (problem === null) return null;
  if (problem !== 'invalid') return REFUSALS[problem];
  return refused('No periods on offer make up this stay.', { [periodField(wish, offer)]: 'invalid' });
}
