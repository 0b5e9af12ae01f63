import * as z from 'zod/mini';
import * as field from './fields.ts';
import { type Form, isTicked, textOf } from './read-form.ts';

const person = {
  firstname: field.line(field.LENGTHS.name),
  lastname: field.line(field.LENGTHS.name),
  email: field.email(),
  phone: field.optionalLine(field.LENGTHS.phone),
  message: field.message(field.LENGTHS.message),
  locale: field.locale(),
  consent: field.consent(),
};

/** A contact request: to the agency, about an estate, or about a holiday rental unit (contract, "Forms"). */
export const ContactRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('general'), ...person }),
  z.strictObject({ kind: z.literal('estate'), estateId: field.estateId(), ...person }),
  z.strictObject({ kind: z.literal('rental'), rentalUnitId: field.rentalUnitId(), ...person }),
]);
export type ContactRequest = z.infer<typeof ContactRequestSchema>;

/** Fields bear the names of the schema; `kind`, `locale` and the ids are the page's own. */
export const CONTACT_FORM: Form<typeof ContactRequestSchema> = {
  schema: ContactRequestSchema,
  toInput: (typed) => {
    const kind = textOf(typed, 'kind') ?? 'general';
    return {
      kind,
      ...(kind === 'estate' ? { estateId: textOf(typed, 'estateId') } : {}),
      ...(kind === 'rental' ? { rentalUnitId: textOf(typed, 'rentalUnitId') } : {}),
      firstname: textOf(typed, 'firstname'),
      lastname: textOf(typed, 'lastname'),
      email: textOf(typed, 'email'),
      phone: textOf(typed, 'phone'),
      message: textOf(typed, 'message'),
      locale: textOf(typed, 'locale'),
      consent: isTicked(typed, 'consent'),
    };
  },
};
