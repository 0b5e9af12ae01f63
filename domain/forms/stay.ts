import * as z from 'zod/mini';
import { EXTRA_ID, MOST_EXTRAS, parseExtras } from '../stays/extras.ts';
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
  /** Chosen extras of the unit. */
  extras: z.optional(
    z.array(z.strictObject({ id: z.string(), count: z.int() })).check(
      z.maxLength(MOST_EXTRAS),
      z.refine(
        (extras) =>
          extras.every(({ id, count }) => EXTRA_ID.test(id) && count >= 1 && count <= 99) &&
          new Set(extras.map(({ id }) => id)).size === extras.length,
        field.code('invalid'),
      ),
    ),
  ),
  /** The total that was shown, euros: a stay that costs another amount by now is refused. */
  total: z.optional(z.number(field.code('invalid'))),
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

const euros = (text: string | undefined): number | undefined =>
  text === undefined || !/^\d{1,9}(\.\d{1,2})?$/.test(text) ? undefined : Number(text);

const wholeNumber = (text: string | undefined): number | undefined =>
  text === undefined || !/^\d{1,4}$/.test(text.trim()) ? undefined : Number(text);

const extrasIn = (values: readonly string[]) => {
  const extras = parseExtras(values);
  return extras.length === 0 ? {} : { extras };
};

/**
 * Field names are those of the schema, with one `agreementIds` checkbox per agreement; the page itself sets
 * `rentalUnitId`, `extra` and `locale`.
 */
export const STAY_FORM: Form<typeof StayRequestSchema> = {
  schema: StayRequestSchema,
  toInput: (typed) => ({
    rentalUnitId: textOf(typed, 'rentalUnitId'),
    from: textOf(typed, 'from'),
    to: textOf(typed, 'to'),
    persons: wholeNumber(textOf(typed, 'persons')),
    ...extrasIn(typed.extra ?? []),
    total: euros(textOf(typed, 'total')),
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
