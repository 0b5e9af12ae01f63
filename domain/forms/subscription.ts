import * as z from 'zod/mini';
import { readSearch } from '../filter/codec.ts';
import { parseFilter } from '../filter/parse.ts';
import { isNoPrice, readPrice } from '../filter/price.ts';
import { RENTAL_SEARCH } from '../filter/rental-filter.ts';
import { isDay } from '../stays/day.ts';
import { brusselsDay } from '../stays/today.ts';
import type { FieldErrors } from './codes.ts';
import { type Criteria, CriteriaSchema, criteriaOfFilter, criteriaOfRental } from './criteria.ts';
import * as field from './fields.ts';
import { type Form, isTicked, pairsOf, type Typed, textOf } from './read-form.ts';
import { DEFAULT_RHYTHM, RHYTHMS } from './rhythm.ts';

/**
 * Prices that the search would silently drop (domain/filter): an alert reports them as errors, since its
 * results are not visible at once.
 */
function priceErrors(typed: Typed): FieldErrors {
  const texts = [textOf(typed, 'price-min'), textOf(typed, 'price-max')];
  const [min = null, max = null] = texts.map((text) => (text === undefined ? null : readPrice(text.trim())));
  const unread = texts.some(
    (text) => text !== undefined && !isNoPrice(text) && readPrice(text.trim()) === null,
  );
  const crossed = min !== null && max !== null && min > max;
  return unread || crossed ? { 'price-max': 'invalid' } : {};
}

/** Longest name of an agency's system. */
const LONGEST_SYSTEM = 60;

/** A ticked box: the agency may keep the search in this system as a search card (decision 174). */
const AgreedCardSchema = z.strictObject({
  system: field.line(LONGEST_SYSTEM),
  /** Language of the box. */
  locale: field.locale(),
});
export type AgreedCard = z.infer<typeof AgreedCardSchema>;

const changeable = {
  name: z.optional(field.line(field.LENGTHS.name)),
  /** Language of the mails and their links. */
  locale: field.locale(),
  criteria: CriteriaSchema,
  /** Left out: the default, or as it was. */
  rhythm: z.optional(z.enum(RHYTHMS, field.code('invalid'))),
};

/** Only searches for homes have a rhythm: an alert on one home, or on holiday rentals, is daily. */
const hasOwnRhythm = ({
  criteria,
  rhythm,
}: {
  readonly criteria: Criteria;
  readonly rhythm?: string | undefined;
}) =>
  rhythm === undefined ||
  rhythm === DEFAULT_RHYTHM ||
  (criteria.home === undefined && criteria.rental === undefined);
const OWN_RHYTHM = { error: field.code('invalid'), path: ['rhythm'] };

/** Only searches for homes become search cards: holiday rentals come from no feed, and a followed home is no search. */
const hasOwnCard = ({
  criteria,
  card,
}: {
  readonly criteria: Criteria;
  readonly card?: AgreedCard | null | undefined;
}) => card == null || (criteria.home === undefined && criteria.rental === undefined);
const OWN_CARD = { error: field.code('invalid'), path: ['card'] };

/** A subscription to alerts; nothing is sent until it is confirmed (contract, "Forms"). */
export const SubscriptionRequestSchema = z
  .strictObject({ email: field.email(), ...changeable, card: z.optional(AgreedCardSchema) })
  .check(z.refine(hasOwnRhythm, OWN_RHYTHM), z.refine(hasOwnCard, OWN_CARD));
export type SubscriptionRequest = z.infer<typeof SubscriptionRequestSchema>;

/** The changeable parts; another address would be another subscription. */
export const SubscriptionChangeSchema = z
  .strictObject({
    ...changeable,
    /** null: its box is not ticked any more; left out: as it was. */
    card: z.optional(z.nullable(AgreedCardSchema)),
  })
  .check(z.refine(hasOwnRhythm, OWN_RHYTHM), z.refine(hasOwnCard, OWN_CARD));
export type SubscriptionChange = z.infer<typeof SubscriptionChangeSchema>;

/** Fields that mark criteria for holiday rentals, and flexible dates. */
export const RENTAL_FIELDS = { rental: 'rental', flexible: 'flexible' } as const;

/** Whether the form is about holiday rentals. */
export const isOfRentals = (typed: Typed): boolean => textOf(typed, RENTAL_FIELDS.rental) !== undefined;

/** The criteria are sent as a search's own parameters, so that a search can fill the form. */
export function criteriaOf(typed: Typed): Criteria {
  const home = textOf(typed, 'home');
  if (home !== undefined) return { home };
  if (isOfRentals(typed)) {
    const rental = criteriaOfRental(readSearch(RENTAL_SEARCH, new URLSearchParams(pairsOf(typed))));
    const flexible = rental.from !== undefined && isTicked(typed, RENTAL_FIELDS.flexible);
    return { rental: flexible ? { ...rental, flexible } : rental };
  }
  if (isTicked(typed, 'everything')) return { everything: true };
  return criteriaOfFilter(parseFilter(new URLSearchParams(pairsOf(typed))));
}

/** Fields of the box for a search card: its value is the system's name, and a hidden field has the language in which it was there. */
export const CARD_FIELDS = { card: 'card', locale: 'card-locale' } as const;

/** The ticked box; null for one that was there and is not ticked, undefined where there was none. */
function cardOf(typed: Typed) {
  const [system, locale] = [textOf(typed, CARD_FIELDS.card), textOf(typed, CARD_FIELDS.locale)];
  if (locale === undefined) return undefined;
  return system === undefined ? null : { system, locale };
}

const changeOf = (typed: Typed) => ({
  name: textOf(typed, 'name'),
  locale: textOf(typed, 'locale'),
  criteria: criteriaOf(typed),
  rhythm: textOf(typed, 'rhythm'),
});

/**
 * Dates that the search would silently drop: an alert reports them as errors, since its results are not
 * visible at once.
 */
function dayErrors(typed: Typed): FieldErrors {
  const [from, to] = [textOf(typed, 'from')?.trim(), textOf(typed, 'to')?.trim()];
  if (from !== undefined && !isDay(from)) return { from: 'invalid' };
  if (from !== undefined && from < brusselsDay(new Date())) return { from: 'past' };
  if (to === undefined) return {};
  if (!isDay(to)) return { to: 'invalid' };
  if (from === undefined) return { from: 'required' };
  return to > from ? {} : { to: 'order' };
}

const alsoWrong = (typed: Typed): FieldErrors => (isOfRentals(typed) ? dayErrors(typed) : priceErrors(typed));

/**
 * Fields: `email`, `name`, `locale`, `rhythm`, `card` (the box of a system), the parameters of a search (spec 1 §2) and the checkbox `everything`;
 * or, instead of these criteria, `home` (the id of a followed home), or `rental` with the parameters of a
 * search for holiday rentals.
 */
export const SUBSCRIPTION_FORM: Form<typeof SubscriptionRequestSchema> = {
  schema: SubscriptionRequestSchema,
  toInput: (typed) => {
    const { rhythm, ...change } = changeOf(typed);
    // The default is not sent: a service without rhythms gets a request that it knows.
    const card = cardOf(typed) ?? undefined;
    return {
      email: textOf(typed, 'email'),
      ...change,
      ...(rhythm === DEFAULT_RHYTHM ? {} : { rhythm }),
      card,
    };
  },
  alsoWrong,
  // A typed place is a criterion, but only the server can resolve it.
  unsure: (typed) => (textOf(typed, 'place') === undefined ? [] : ['criteria']),
};

/** The same form without `email`. */
export const SUBSCRIPTION_CHANGE_FORM: Form<typeof SubscriptionChangeSchema> = {
  schema: SubscriptionChangeSchema,
  toInput: (typed) => ({ ...changeOf(typed), card: cardOf(typed) }),
  alsoWrong,
};
