import type { Answered, Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { anError, answers, answersAt, fitting, REFUSED, sameAnswer } from '../expect.ts';
import { fact, type Known, sitePath } from '../known.ts';

/** A key of its own for each check and run: the same one twice is what is tried. */
const key = (known: Known, name: string): string =>
  `suite-${name}-${known.now.getTime().toString(36)}`.padEnd(16, '0');

const once = (known: Known, rest: string, idempotencyKey: string, body: object): Asked => ({
  method: 'POST',
  path: sitePath(known, rest),
  headers: { 'Idempotency-Key': idempotencyKey },
  body,
});

/** An address that no mail reaches (RFC 2606). */
const EMAIL = 'contract-suite@example.com';
const VISITOR = {
  firstname: 'Contract',
  lastname: 'Suite',
  email: EMAIL,
  locale: 'nl',
  consent: true,
} as const;

/** A form of a visitor that is sent once, whatever happens to its answer. */
interface Form {
  readonly call: string;
  readonly path: string;
  readonly schema: string;
  readonly body: object;
  /** The same with a word in it that is not the same. */
  readonly other: object;
}

const contact = { kind: 'general', ...VISITOR, message: 'A message of the contract suite.' } as const;
const subscription = { email: EMAIL, locale: 'nl', criteria: { priceMin: 1_000 } } as const;
const valuation = {
  address: 'Suitestraat 1, 8300 Knokke-Heist',
  kind: 'house',
  firstname: 'Contract',
  lastname: 'Suite',
  email: EMAIL,
  locale: 'nl',
} as const;

const FORMS: readonly Form[] = [
  {
    call: 'sendContactRequest',
    path: '/contact-requests',
    schema: 'Accepted',
    body: contact,
    other: { ...contact, message: 'Another one.' },
  },
  {
    call: 'subscribe',
    path: '/subscriptions',
    schema: 'Accepted',
    body: subscription,
    other: { ...subscription, locale: 'fr' },
  },
  {
    call: 'askValuation',
    path: '/valuation-requests',
    schema: 'ValuationAccepted',
    body: valuation,
    other: { ...valuation, kind: 'land' },
  },
];

const formChecks = ({ call, path, schema, body, other }: Form): readonly Check[] => [
  {
    call,
    says: 'accepts a form once, however often it is sent with its key',
    writes: true,
    asks: (known) => [once(known, path, key(known, call), body), once(known, path, key(known, call), body)],
    expects: [answers(200, 201, 202), fitting(schema), sameAnswer('the second answer is another one')],
  },
  {
    call,
    says: 'refuses another form with the same key',
    writes: true,
    asks: (known) => [once(known, path, key(known, call), body), once(known, path, key(known, call), other)],
    expects: [
      answersAt(0, 200, 201, 202),
      answersAt(1, 422),
      ([, second], looked) => (second ? anError()([second], looked) : null),
    ],
  },
  {
    call,
    says: 'refuses a form without a key',
    writes: true,
    asks: (known) => [{ method: 'POST', path: sitePath(known, path), body }],
    expects: REFUSED,
  },
  {
    call,
    says: 'refuses an address that is none, and names the field',
    writes: true,
    asks: (known) => [once(known, path, key(known, `${call}-odd`), { ...body, email: 'nobody' })],
    expects: [
      ...REFUSED,
      ([answer]) =>
        Object.keys((answer?.json as { error?: { fields?: object } })?.error?.fields ?? {}).includes('email')
          ? null
          : 'does not name the field email',
    ],
  },
];

/** The slot that is free first, of all estates that were asked; undefined where none is. */
const freeSlot = (
  before: readonly Answered[],
): { readonly estateId: string; readonly slotId: string } | undefined => {
  for (const { asked, json } of before) {
    const slot = (json as { slots?: readonly { id: string; free: boolean }[] } | undefined)?.slots?.find(
      ({ free }) => free,
    );
    const estateId = decodeURIComponent(/live-agenda\/([^?]+)/.exec(asked.path)?.[1] ?? '');
    if (slot !== undefined) return { estateId, slotId: slot.id };
  }
  return undefined;
};

/** How many agendas are asked for a free time. */
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

/** A booking, the same once more, the same time by another, and its end, twice. */
const BOOKING: Check = {
  call: 'bookAppointment',
  says: 'books a time once, refuses it to another, and gives it back when cancelled, however often',
  writes: true,
  needs: ['estate'],
  asks: (known) => {
    const cancel = (before: readonly Answered[]): Asked => ({
      method: 'DELETE',
      path: sitePath(
        known,
        `/live-agenda/reservation/${(before[agendasAsked(known)]?.json as { id?: string } | undefined)?.id ?? 'none'}`,
      ),
    });
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
        ? 'none of the first agendas has a free time to try it with'
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

/** How many answers come before the booking. */
function agendasAsked({ estates }: Known): number {
  return Math.min(AGENDAS, estates.length);
}

/** A free stay of a rental unit; undefined where none is offered. */
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

/** A stay, the same once more, and the same nights by another. */
const STAY: Check = {
  call: 'reserveStay',
  says: 'reserves nights once, and refuses them to another',
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
    ([periods]) => (freeStay(periods) === undefined ? 'no stay is free to try it with' : null),
    answersAt(2, 200, 201),
    ([, , stay], { fits }) => fits('StayReservation', stay?.json),
    sameAnswer('the same request once more is answered differently', 2, 3),
    answersAt(4, 409),
    ([, , , , other], looked) => (other ? anError('dates_taken')([other], looked) : null),
  ],
};

/** What visitors send. */
export const WRITING_CHECKS: readonly Check[] = [...FORMS.flatMap(formChecks), BOOKING, STAY];
