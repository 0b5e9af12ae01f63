import type { Answered, Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { anError } from '../expect.ts';
import { fact, type Known, sitePath } from '../known.ts';
import { key, once, VISITOR } from './visitor.ts';

/** A free time in an estate's agenda. */
interface FreeSlot {
  readonly estateId: string;
  readonly slotId: string;
}

/** The free times of the first estate that has any, among those asked about. */
const freeSlots = (before: readonly Answered[]): readonly FreeSlot[] => {
  for (const { asked, json } of before) {
    const slots = (json as { slots?: readonly { id: string; free: boolean }[] } | undefined)?.slots ?? [];
    const estateId = decodeURIComponent(/live-agenda\/([^?]+)/.exec(asked.path)?.[1] ?? '');
    const free = slots.flatMap((slot) => (slot.free ? { estateId, slotId: slot.id } : []));
    if (free.length > 0) return free;
  }
  return [];
};

/** The first free time; undefined when there is none. */
const freeSlot = (before: readonly Answered[]): FreeSlot | undefined => freeSlots(before)[0];

/** Number of agendas that are searched for a free time. */
const AGENDAS = 5;
const agendas = (known: Known): readonly Asked[] =>
  known.estates.slice(0, AGENDAS).map(({ general }) => ({
    method: 'GET',
    path: sitePath(known, `/live-agenda/${encodeURIComponent(String(general.id))}?days=14`),
  }));

const book = (known: Known, name: string) => (before: readonly Answered[]) =>
  once(known, '/live-agenda/reservation', key(known, name), {
    ...VISITOR,
    phone: '+32 470 00 00 00',
    ...(freeSlot(before) ?? { estateId: String(fact(known, 'estate').general.id), slotId: 'none' }),
  });

const idOfBooking = (known: Known, before: readonly Answered[]): string =>
  (before[agendasAsked(known)]?.json as { id?: string } | undefined)?.id ?? 'none';

/** Cancels the first booking of a check. */
const cancelOf =
  (known: Known) =>
  (before: readonly Answered[]): Asked => ({
    method: 'DELETE',
    path: sitePath(known, `/live-agenda/reservation/${idOfBooking(known, before)}`),
  });

/** A booking, the same request again, the same time for another visitor, and the cancellation, twice. */
const BOOKING: Check = {
  call: 'bookAppointment',
  says: 'books a time once, refuses it to another visitor, and frees it when cancelled, also when cancelled twice',
  writes: true,
  needs: ['estate'],
  asks: (known) => {
    const cancel = cancelOf(known);
    return [
      ...agendas(known),
      book(known, 'book'),
      book(known, 'book'),
      book(known, 'other'),
      cancel,
      cancel,
    ];
  },
  expects: [
    (all, { known }) =>
      freeSlot(all.slice(0, agendasAsked(known))) === undefined
        ? 'the first agendas have no free time to test with'
        : null,
    (all, looked) => {
      const [first, again, other, cancelled, twice] = all.slice(agendasAsked(looked.known));
      if (first?.status !== 201 && first?.status !== 200)
        return `booking answers ${first?.status}, and not 201`;
      if (JSON.stringify(first.json) !== JSON.stringify(again?.json))
        return 'the same booking once more is answered differently';
      if (other?.status !== 409) return `the same time for another answers ${other?.status}, and not 409`;
      const fault = anError('slot_taken')([other], looked);
      if (fault !== null) return fault;
      return cancelled?.status === 204 && twice?.status === 204
        ? null
        : `cancelling answers ${cancelled?.status} and ${twice?.status}, and not 204 twice`;
    },
  ],
};

/** A booking moved to the last free time, the same move again, and a new booking of the time that it left. */
const MOVE: Check = {
  call: 'moveAppointment',
  says: 'moves a booking once, also when sent twice, and frees its previous time',
  writes: true,
  needs: ['estate'],
  asks: (known) => {
    const move = (before: readonly Answered[]): Asked =>
      once(known, `/live-agenda/reservation/${idOfBooking(known, before)}/move`, key(known, 'move'), {
        slotId: freeSlots(before).at(-1)?.slotId ?? 'none',
      });
    return [...agendas(known), book(known, 'to-move'), move, move, book(known, 'left'), cancelOf(known)];
  },
  expects: [
    (all, { known }) =>
      freeSlots(all.slice(0, agendasAsked(known))).length < 2
        ? 'the first agendas have no two free times to test with'
        : null,
    (all, { known }) => {
      const [booked, moved, again, left] = all.slice(agendasAsked(known));
      const starts = [booked, moved].map((answer) => (answer?.json as { start?: string } | undefined)?.start);
      if (moved?.status !== 200) return `moving answers ${moved?.status}, and not 200`;
      if (starts[0] === starts[1]) return 'the booking begins when it began before';
      if (JSON.stringify(moved.json) !== JSON.stringify(again?.json))
        return 'the same move once more is answered differently';
      return left?.status === 201 || left?.status === 200
        ? null
        : `the time that was left answers ${left?.status} to who would book it`;
    },
  ],
};

/** Number of answers that come before the booking. */
function agendasAsked({ estates }: Known): number {
  return Math.min(AGENDAS, estates.length);
}

/** Bookings in an agenda. */
export const VIEWING_CHECKS: readonly Check[] = [BOOKING, MOVE];
