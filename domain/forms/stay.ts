import * as z from 'zod/mini';
import * as field from './fields.ts';
import { type Form, isTicked, textOf } from './read-form.ts';

/** A holiday stay: `POST …/rental-units/reservation` (contract, "Rentals"); nights are `[from, to)`. */
export const StayRequestSchema = z.strictObject({
  rentalUnitId: field.rentalUnitId(),
  from: field.day(),
  to: field.day(),
  persons: z
    .int(field.code('required'))
    .check(z.gte(1, field.code('persons')), z.lte(99, field.code('persons'))),
  firstname: field.line(field.LENGTHS.name),
  lastname: field.line(field.LENGTHS.name),
  email: field.email(),
  phone: field.optionalLine(field.LENGTHS.phone),
  message: field.optionalMessage(field.LENGTHS.message),
  /** Accepted agreements; they must include all of the site's. */
  agreementIds: z
    .array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, field.code('invalid'))))
    .check(z.maxLength(20)),
  locale: field.locale(),
  consent: field.consent(),
});
export type StayRequest = z.infer<typeof StayRequestSchema>;

const wholeNumber = (text: string | undefined): number | undefined =>
  text === undefined || !/^\d{1,4}$/.test(text.trim()) ? undefined : Number(text);

/**
 * Field names are those of the schema, with one `agreementIds` checkbox per agreement; the page itself sets
 * `rentalUnitId` and `locale`.
 */
export const STAY_FORM: Form<typeof StayRequestSchema> = {
  schema: StayRequestSchema,
  toInput: (typed) => ({
    rentalUnitId: textOf(typed, 'rentalUnitId'),
    from: textOf(typed, 'from'),
    to: textOf(typed, 'to'),
    persons: wholeNumber(textOf(typed, 'persons')),
    firstname: textOf(typed, 'firstname'),
    lastname: textOf(typed, 'lastname'),
    email: textOf(typed, 'email'),
    phone: textOf(typed, 'phone'),
    message: textOf(typed, 'message'),
    agreementIds: typed.agreementIds ?? [],
    locale: textOf(typed, 'locale'),
    consent: isTicked(typed, 'consent'),
  }),
};
