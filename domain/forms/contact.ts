import * as z from 'zod/mini';
import type { FieldErrors } from './codes.ts';
import * as field from './fields.ts';
import { type Form, isTicked, type Typed, textOf } from './read-form.ts';

/** Times of day at which somebody can be called back. */
export const CALL_TIMES = ['morning', 'noon', 'afternoon', 'evening'] as const;
type CallTime = (typeof CALL_TIMES)[number];

const person = {
  firstname: field.line(field.LENGTHS.name),
  lastname: field.line(field.LENGTHS.name),
  email: field.email(),
  phone: field.optionalLine(field.LENGTHS.phone),
  /** When they want to be called, rather than written to. */
  callBack: z.optional(z.enum(CALL_TIMES, field.code('invalid'))),
  message: field.message(field.LENGTHS.message),
  locale: field.locale(),
  consent: field.consent(),
};

interface CallAsked {
  readonly callBack?: CallTime | undefined;
  readonly phone?: string | undefined;
}

/** Nobody can be called without a number. */
const reachable = z.refine<CallAsked>(
  ({ callBack, phone }) => callBack === undefined || phone !== undefined,
  {
    error: field.code('required'),
    path: ['phone'],
  },
);

/** A contact request: to the agency, about an estate, or about a holiday rental unit (contract, "Forms"). */
export const ContactRequestSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('general'),
      /** Id of the office that was chosen; the agency decides without one. */
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

/** Said with all else that is wrong: the schema's own word comes only when nothing is. */
const unreachable = (typed: Typed): FieldErrors =>
  textOf(typed, 'callBack') !== undefined && textOf(typed, 'phone') === undefined
    ? { phone: 'required' }
    : {};

/** Fields bear the names of the schema; `kind`, `locale` and the ids are the page's own. */
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
