import type { Answered, Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { anError, answersAt, sameAnswer } from '../expect.ts';
import { fact, type Known, sitePath } from '../known.ts';
import { key, once, VISITOR } from './visitor.ts';

/** A free stay of a rental unit; undefined when none is offered. */
const freeStay = (
  periods: Answered | undefined,
): { readonly from: string; readonly to: string } | undefined =>
  (
    periods?.json as { periods?: readonly { from: string; to: string; state: string }[] } | undefined
  )?.periods?.find(({ state }) => state === 'free');

const reserve =
  (known: Known, name: string) =>
  ([periods, agreements]: readonly Answered[]): Asked => {
    const { from, to } = freeStay(periods) ?? { from: '', to: '' };
    const all = (agreements?.json ?? []) as readonly { readonly id: string }[];
    return once(known, '/rental-units/reservation', key(known, name), {
      ...VISITOR,
      rentalUnitId: fact(known, 'rental'),
      from,
      to,
      persons: 1,
      phone: '+32 470 00 00 00',
      agreementIds: all.map(({ id }) => id),
    });
  };

/** A stay, the same request again, and the same nights for another visitor. */
const STAY: Check = {
  call: 'reserveStay',
  says: 'reserves nights once, and refuses them to another visitor',
  writes: true,
  needs: ['rental'],
  asks: (known) => [
    {
      method: 'GET',
      path: sitePath(known, `/rental-units/${encodeURIComponent(fact(known, 'rental'))}/periods`),
    },
    { method: 'GET', path: sitePath(known, '/agreements?locale=nl') },
    reserve(known, 'stay'),
    reserve(known, 'stay'),
    reserve(known, 'stay-other'),
  ],
  expects: [
    ([periods]) => (freeStay(periods) === undefined ? 'there is no free stay to test with' : null),
    answersAt(2, 200, 201),
    ([, , stay], { fits }) => fits('StayReservation', stay?.json),
    sameAnswer('the same request once more is answered differently', 2, 3),
    answersAt(4, 409),
    ([, , , , other], looked) => (other ? anError('dates_taken')([other], looked) : null),
  ],
};

/** Reservations of holiday rentals. */
export const STAY_CHECKS: readonly Check[] = [STAY];
