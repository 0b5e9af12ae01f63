import type { Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { anError, answers, answersAt, fitting, REFUSED, sameAnswer } from '../expect.ts';
import { fact, type Known, type Need, sitePath } from '../known.ts';
import { EMAIL, key, once, VISITOR } from './visitor.ts';

/** A visitor's form that is stored once, even when its answer is lost and it is sent again. */
interface Form {
  readonly call: string;
  readonly path: string;
  readonly schema: string;
  /** Content that the form needs. */
  readonly needs?: readonly Need[];
  readonly body: (known: Known) => object;
  /** The changed fields of a second, different request that reuses the same idempotency key. */
  readonly other: object;
  /** The changed fields of a request with an invalid address, and the field that the error must name. */
  readonly odd: { readonly part: object; readonly field: string };
}

const NOBODY = { part: { email: 'nobody' }, field: 'email' } as const;

const FORMS: readonly Form[] = [
  {
    call: 'sendContactRequest',
    path: '/contact-requests',
    schema: 'Accepted',
    body: () => ({ kind: 'general', ...VISITOR, message: 'A message of the contract suite.' }),
    other: { message: 'Another one.' },
    odd: NOBODY,
  },
  {
    call: 'recommendToFriend',
    path: '/friend-recommendations',
    schema: 'Accepted',
    needs: ['estate'],
    body: (known) => ({
      estateId: String(fact(known, 'estate').general.id),
      recipient: { email: EMAIL },
      locale: 'nl',
    }),
    other: { locale: 'fr' },
    odd: { part: { recipient: { email: 'nobody' } }, field: 'recipient.email' },
  },
  {
    call: 'subscribe',
    path: '/subscriptions',
    schema: 'Accepted',
    body: () => ({ email: EMAIL, locale: 'nl', criteria: { priceMin: 1_000 } }),
    other: { locale: 'fr' },
    odd: NOBODY,
  },
  {
    call: 'askValuation',
    path: '/valuation-requests',
    schema: 'ValuationAccepted',
    body: () => ({
      address: 'Suitestraat 1, 8300 Knokke-Heist',
      kind: 'house',
      firstname: 'Contract',
      lastname: 'Suite',
      email: EMAIL,
      locale: 'nl',
    }),
    other: { kind: 'land' },
    odd: NOBODY,
  },
];

const formChecks = ({ call, path, schema, needs = [], body, other, odd }: Form): readonly Check[] => {
  const send = (known: Known, name: string, part: object = {}): Asked =>
    once(known, path, key(known, name), { ...body(known), ...part });
  const common = { call, needs, writes: true } as const;
  return [
    {
      ...common,
      says: 'stores a form once, however often it is sent with the same key',
      asks: (known) => [send(known, call), send(known, call)],
      expects: [answers(200, 201, 202), fitting(schema), sameAnswer('the second answer is another one')],
    },
    {
      ...common,
      says: 'refuses a different form with the same key',
      asks: (known) => [send(known, call), send(known, call, other)],
      expects: [
        answersAt(0, 200, 201, 202),
        answersAt(1, 422),
        ([, second], looked) => (second ? anError()([second], looked) : null),
      ],
    },
    {
      ...common,
      says: 'refuses a form without a key',
      asks: (known) => [{ method: 'POST', path: sitePath(known, path), body: body(known) }],
      expects: REFUSED,
    },
    {
      ...common,
      says: 'refuses an invalid e-mail address, and names the field',
      asks: (known) => [send(known, `${call}-odd`, odd.part)],
      expects: [
        ...REFUSED,
        ([answer]) =>
          Object.keys((answer?.json as { error?: { fields?: object } })?.error?.fields ?? {}).includes(
            odd.field,
          )
            ? null
            : `does not name the field ${odd.field}`,
      ],
    },
  ];
};

/** Forms that visitors send. */
export const FORM_CHECKS: readonly Check[] = FORMS.flatMap(formChecks);
