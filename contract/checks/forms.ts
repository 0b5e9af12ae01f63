import type { Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { anError, answers, answersAt, fitting, REFUSED, sameAnswer } from '../expect.ts';
import { fact, type Known, type Need, sitePath } from '../known.ts';
import { EMAIL, key, once, VISITOR } from './visitor.ts';

/** A form of a visitor that is sent once, whatever happens to its answer. */
interface Form {
  readonly call: string;
  readonly path: string;
  readonly schema: string;
  /** What it must know of the content. */
  readonly needs?: readonly Need[];
  readonly body: (known: Known) => object;
  /** What the same with a word that is not the same has of its own. */
  readonly other: object;
  /** What it has of its own where an address is none, and the field that is named then. */
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
      says: 'accepts a form once, however often it is sent with its key',
      asks: (known) => [send(known, call), send(known, call)],
      expects: [answers(200, 201, 202), fitting(schema), sameAnswer('the second answer is another one')],
    },
    {
      ...common,
      says: 'refuses another form with the same key',
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
      says: 'refuses an address that is none, and names the field',
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

/** What visitors write. */
export const FORM_CHECKS: readonly Check[] = FORMS.flatMap(formChecks);
