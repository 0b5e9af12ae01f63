import * as z from 'zod/mini';
import type { FieldErrors } from './codes.ts';
import * as field from './fields.ts';
import { type Form, type Typed, textOf } from './read-form.ts';

/** What is to be valued. */
export const VALUED_KINDS = ['house', 'apartment', 'land', 'other'] as const;
type ValuedKind = (typeof VALUED_KINDS)[number];

/** An answer like any other: who does not know says so, and is not asked again. */
export const UNKNOWN = 'unknown';

/** Answers to choose from, by their field; `5` and `3` at the end mean so many and more. */
export const CHOICES = {
  bedrooms: ['1', '2', '3', '4', '5', UNKNOWN],
  bathrooms: ['1', '2', '3', UNKNOWN],
  state: ['new', 'good', 'refresh', 'renovate', UNKNOWN],
  epc: ['A', 'B', 'C', 'D', 'E', 'F', 'G', UNKNOWN],
  moment: ['morning', 'afternoon', 'evening', 'write'],
  plan: ['soon', 'year', 'curious'],
} as const;
export type Choice = keyof typeof CHOICES;

/** Least and most of each figure: square metres, and a year. */
export const FIGURES = {
  area: [1, 100_000],
  plot: [1, 10_000_000],
  year: [1000, 2200],
} as const;
export type Figure = keyof typeof FIGURES;

/** What of a home is asked, by its kind: nobody counts the bedrooms of a field. */
const ASKED_OF = {
  house: ['area', 'plot', 'year', 'bedrooms', 'bathrooms', 'state', 'epc'],
  apartment: ['area', 'year', 'bedrooms', 'bathrooms', 'state', 'epc'],
  land: ['plot'],
  other: ['area', 'plot', 'year', 'state'],
} as const satisfies Readonly<Record<ValuedKind, readonly (Figure | Choice)[]>>;

/** Longest address, in UTF-16 units. */
export const LONGEST_ADDRESS = 160;

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.enum(values, field.code('invalid')));
const figure = ([least, most]: readonly [number, number]) =>
  z.optional(
    z
      .int(field.code('invalid'))
      .check(z.gte(least, field.code('invalid')), z.lte(most, field.code('invalid'))),
  );
/** A telephone number as people write it: eight digits at least, whatever stands between them. */
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
 * A request to say what a home is worth: where it is, what it is and how to reach whoever asks; all else may be
 * left out or not known. `reach` is no field: it is what lacks where there is neither number nor address.
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

/** "1.250 m²" as 1250; not a number for what is none, which the schema then refuses. */
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

/** Fields that are asked of what was chosen; all of them while nothing was. */
export const askedOf = (kind: string | undefined): readonly (Figure | Choice)[] =>
  isKind(kind) ? ASKED_OF[kind] : ASKED_OF.house;

const isFigure = (name: Figure | Choice): name is Figure => Object.hasOwn(FIGURES, name);

/** Neither a number nor an address. Said with all else that is wrong: the schema's own word comes only when nothing is. */
const unreachable = (typed: Typed): FieldErrors =>
  textOf(typed, 'email') === undefined && textOf(typed, 'phone') === undefined ? { reach: 'required' } : {};

/** Fields bear the names of the schema. What is not asked of a kind is not sent, even where it was typed before. */
export const VALUATION_FORM: Form<typeof ValuationRequestSchema> = {
  schema: ValuationRequestSchema,
  toInput: (typed) => {
    const kind = textOf(typed, 'kind');
    const told = askedOf(kind).map((name) => [
      name,
      isFigure(name) ? figureOf(typed, name) : textOf(typed, name),
    ]);
    return {
      address: textOf(typed, 'address'),
      kind,
      ...Object.fromEntries(told),
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
