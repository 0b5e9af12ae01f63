import * as z from 'zod/mini';
import type { FieldErrors } from './codes.ts';
import * as field from './fields.ts';
import { type Form, isTicked, type Typed, textOf } from './read-form.ts';

/** Times of day for a call back. */
export const CALL_TIMES = ['morning', 'noon', 'afternoon', 'evening'] as const;
type CallTime = (typeof CALL_TIMES)[number];

const person = {
  firstname: field.line(field.LENGTHS.name),
  lastname: field.line(field.LENGTHS.name),
  email: field.email(),
  phone: field.optionalLine(field.LENGTHS.phone),
  /** Time of the requested call; absent when the visitor wants a written answer. */
  callBack: z.optional(z.enum(CALL_TIMES, field.code('invalid'))),
  message: field.message(field.LENGTHS.message),
  locale: field.locale(),
  consent: field.consent(),
};

interface CallAsked {
  readonly callBack?: CallTime | undefined;
  readonly phone?: string | undefined;
}

/** A requested call needs a phone number. */
const reachable = z.refine<CallAsked>(
  ({ callBack, phone }) => callBack === undefined || phone !== undefined,
  {
    error: field.code('required'),
    path: ['phone'],
  },
);

/** A contact request to the agency, about an estate or about a holiday rental unit (contract, "Forms"). */
export const ContactRequestSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('general'),
      /** Id of the chosen office; without one the agency decides. */
      office: field.optionalId(),
      ...person,
    })
    .check(reachable),
  z.strictObject({ kind: z.literal('estate'), estateId: field.estateId(), ...person }).check(reachable),
  z
    .strictObject({ kind: z.literal('rental'), rentalUnitId: field.rentalUnitId(), ...person })
    .check(reachable),
]);
export type ContactRequest = z.infer<typeof ContactRequestSchema>;

/**
 * Reported together with other errors: the schema's refinement only runs when the fields themselves are
 * valid.
 */
const unreachable = (typed: Typed): FieldErrors =>
  textOf(typed, 'callBack') !== undefined && textOf(typed, 'phone') === undefined
    ? { phone: 'required' }
    : {};

/** Field names are those of the schema; the page itself sets `kind`, `locale` and the ids. */
export const CONTACT_FORM: Form<typeof ContactRequestSchema> = {
  schema: ContactRequestSchema,
  toInput: (typed) => {
    const kind = textOf(typed, 'kind') ?? 'general';
    return {
      kind,
      ...(kind === 'general' ? { office: textOf(typed, 'office') } : {}),
      ...(kind === 'estate' ? { estateId: textOf(typed, 'estateId') } : {}),
      ...(kind === 'rental' ? { rentalUnitId: textOf(typed, 'rentalUnitId') } : {}),
      firstname: textOf(typed, 'firstname'),
      lastname: textOf(typed, 'lastname'),
      email: textOf(typed, 'email'),
      phone: textOf(typed, 'phone'),
      callBack: textOf(typed, 'callBack'),
      message: textOf(typed, 'message'),
      locale: textOf(typed, 'locale'),
      consent: isTicked(typed, 'consent'),
    };
  },
  alsoWrong: unreachable,
};
