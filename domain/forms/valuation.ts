import * as z from 'zod/mini';
import type { FieldErrors } from './codes.ts';
import * as field from './fields.ts';
import { type Form, type Typed, textOf } from './read-form.ts';

/** Kinds of homes for a valuation. */
export const VALUED_KINDS = ['house', 'apartment', 'land', 'other'] as const;
type ValuedKind = (typeof VALUED_KINDS)[number];

/** The choice "I don't know", a valid answer. */
export const UNKNOWN = 'unknown';

/** Choices by field; the last ones, `5` and `3`, mean "or more". */
export const CHOICES = {
  bedrooms: ['1', '2', '3', '4', '5', UNKNOWN],
  bathrooms: ['1', '2', '3', UNKNOWN],
  state: ['new', 'good', 'refresh', 'renovate', UNKNOWN],
  epc: ['A', 'B', 'C', 'D', 'E', 'F', 'G', UNKNOWN],
  moment: ['morning', 'afternoon', 'evening', 'write'],
  plan: ['soon', 'year', 'curious'],
} as const;
export type Choice = keyof typeof CHOICES;

/** Minimum and maximum of each figure: square metres, and a year. */
export const FIGURES = {
  area: [1, 100_000],
  plot: [1, 10_000_000],
  year: [1000, 2200],
} as const;
export type Figure = keyof typeof FIGURES;

/** Fields by kind of home: a plot has no bedrooms. */
const ASKED_OF = {
  house: ['area', 'plot', 'year', 'bedrooms', 'bathrooms', 'state', 'epc'],
  apartment: ['area', 'year', 'bedrooms', 'bathrooms', 'state', 'epc'],
  land: ['plot'],
  other: ['area', 'plot', 'year', 'state'],
} as const satisfies Readonly<Record<ValuedKind, readonly (Figure | Choice)[]>>;

/** Maximum length of an address, in UTF-16 units. */
const LONGEST_ADDRESS = 160;

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.enum(values, field.code('invalid')));
const figure = ([least, most]: readonly [number, number]) =>
  z.optional(
    z
      .int(field.code('invalid'))
      .check(z.gte(least, field.code('invalid')), z.lte(most, field.code('invalid'))),
  );
/** A telephone number: at least eight digits, with any separators. */
const phone = z.optional(
  z.string(field.code('invalid')).check(
    z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
    z.maxLength(field.LENGTHS.phone, { error: field.code('too_long'), abort: true }),
    z.refine((text) => /^[+\d(][\d ./()-]*$/.test(text) && text.replace(/\D/g, '').length >= 8, {
      error: field.code('invalid'),
    }),
  ),
);

/**
 * A valuation request: address, kind of home and contact data; all else may be left out or unknown. The error
 * `reach` belongs to no field: it means that both phone number and e-mail address are missing.
 */
export const ValuationRequestSchema = z
  .strictObject({
    address: field.line(LONGEST_ADDRESS),
    kind: z.enum(VALUED_KINDS, field.code('required')),
    area: figure(FIGURES.area),
    plot: figure(FIGURES.plot),
    year: figure(FIGURES.year),
    bedrooms: choice(CHOICES.bedrooms),
    bathrooms: choice(CHOICES.bathrooms),
    state: choice(CHOICES.state),
    epc: choice(CHOICES.epc),
    firstname: field.optionalLine(field.LENGTHS.name),
    lastname: field.optionalLine(field.LENGTHS.name),
    email: z.optional(field.email()),
    phone,
    moment: choice(CHOICES.moment),
    plan: choice(CHOICES.plan),
    message: field.optionalMessage(field.LENGTHS.message),
    locale: field.locale(),
  })
  .check(
    z.refine(({ email, phone: number }) => email !== undefined || number !== undefined, {
      error: field.code('required'),
      path: ['reach'],
    }),
  );
export type ValuationRequest = z.infer<typeof ValuationRequestSchema>;

/** Reads "1.250 m²" as 1250; NaN for anything that is not a figure, which the schema then refuses. */
function figureOf(typed: Typed, name: Figure): number | undefined {
  const text = textOf(typed, name);
  if (text === undefined) return undefined;
  const digits = text
    .slice(0, 40)
    .replace(/m(?:²|2)$/i, '')
    .replace(/[\s.]/g, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

const isKind = (text: string | undefined): text is ValuedKind => VALUED_KINDS.some((kind) => kind === text);

/** Fields for the chosen kind; all of them when none is chosen. */
export const askedOf = (kind: string | undefined): readonly (Figure | Choice)[] =>
  isKind(kind) ? ASKED_OF[kind] : ASKED_OF.house;

const isFigure = (name: Figure | Choice): name is Figure => Object.hasOwn(FIGURES, name);

/**
 * Neither phone number nor e-mail address. Reported together with other errors: the schema's refinement only
 * runs when the fields themselves are valid.
 */
const unreachable = (typed: Typed): FieldErrors =>
  textOf(typed, 'email') === undefined && textOf(typed, 'phone') === undefined ? { reach: 'required' } : {};

/**
 * Field names are those of the schema. Fields that do not belong to the chosen kind are not sent, even if
 * they were typed before.
 */
export const VALUATION_FORM: Form<typeof ValuationRequestSchema> = {
  schema: ValuationRequestSchema,
  toInput: (typed) => {
    const kind = textOf(typed, 'kind');
    const stated = askedOf(kind).map((name) => [
      name,
      isFigure(name) ? figureOf(typed, name) : textOf(typed, name),
    ]);
    return {
      address: textOf(typed, 'address'),
      kind,
      ...Object.fromEntries(stated),
      firstname: textOf(typed, 'firstname'),
      lastname: textOf(typed, 'lastname'),
      email: textOf(typed, 'email'),
      phone: textOf(typed, 'phone'),
      moment: textOf(typed, 'moment'),
      plan: textOf(typed, 'plan'),
      message: textOf(typed, 'message'),
      locale: textOf(typed, 'locale'),
    };
  },
  alsoWrong: unreachable,
};
