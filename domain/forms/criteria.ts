import * as z from 'zod/mini';
import { changed } from '../filter/change.ts';
import { asksFor } from '../filter/codec.ts';
import { MAX_AREA_LENGTH, readArea } from '../filter/drawn-area.ts';
import {
  EMPTY_FILTER,
  ESTATE_SEARCH,
  type EstateFilter,
  type EstateNarrowing,
  mergeFilter,
} from '../filter/filter.ts';
import type { Holds, Parameter } from '../filter/parameter.ts';
import { RENTAL_SEARCH, type RentalFilter, type RentalNarrowing } from '../filter/rental-filter.ts';
import type { Paged, Search } from '../filter/search.ts';
import { MAX_WORDS_LENGTH, readWords } from '../filter/words.ts';
import { isDay } from '../stays/day.ts';

const CIRCLE = z.strictObject({
  km: z.int().check(z.positive(), z.maximum(9999)),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** A value of a parameter, as JSON. */
function valueSchema(holds: Holds): z.ZodMiniType {
  switch (holds.kind) {
    case 'text':
      return z.string().check(z.regex(holds.pattern));
    case 'code':
      return z.enum(holds.codes);
    case 'whole':
      return z.int().check(z.positive(), z.maximum(holds.most));
    case 'circle':
      return CIRCLE;
    case 'area':
      return z.string().check(
        z.maxLength(MAX_AREA_LENGTH),
        z.refine((text) => readArea(text) === text),
      );
    case 'words':
      return z.string().check(
        z.maxLength(MAX_WORDS_LENGTH),
        z.refine((text) => readWords(text) === text),
      );
  }
}

/** A list of codes is no longer than the number of codes. */
const mostValues = ({ holds, most }: Pick<Parameter<unknown>, 'holds' | 'most'>): number =>
  holds.kind === 'code' ? holds.codes.length : most;

const partSchema = (parameter: Pick<Parameter<unknown>, 'holds' | 'isList' | 'most'>) => {
  const value = valueSchema(parameter.holds);
  return z.optional(parameter.isList ? z.array(value).check(z.maxLength(mostValues(parameter))) : value);
};

// Each part has the schema of its own parameter: fromEntries loses that relation in its type.
const partsOf = <F extends Paged, N extends keyof F>({ narrowing, parameters }: Search<F, N>) =>
  Object.fromEntries(narrowing.map((key) => [key, partSchema(parameters[key])])) as {
    [K in N]: z.ZodMiniOptional<z.ZodMiniType<NonNullable<F[K]>>>;
  };

/** Dates exist, and the departure is after the arrival. */
const areDays = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  (from === undefined || isDay(from)) && (to === undefined || (from !== undefined && isDay(to) && to > from));

/** Criteria for holiday rentals; an empty object means any of them. */
const RentalCriteriaSchema = z
  .strictObject({
    ...partsOf<RentalFilter, RentalNarrowing>(RENTAL_SEARCH),
    /** A stay of the same length that begins up to `FLEXIBLE_DAYS` earlier or later is accepted too. */
    flexible: z.optional(z.literal(true)),
  })
  .check(z.refine(areDays, 'order'));
export type RentalCriteria = z.infer<typeof RentalCriteriaSchema>;

/** Days by which a flexible stay may begin earlier or later: enough for every day of the week. */
export const FLEXIBLE_DAYS = 3;

/**
 * Criteria of an alert (contract, "Forms"): at least one, or `everything` explicitly. An empty list does not
 * narrow the search.
 */
export const CriteriaSchema = z
  .strictObject(
    {
      ...partsOf<EstateFilter, EstateNarrowing>(ESTATE_SEARCH),
      everything: z.optional(z.literal(true)),
      /** Follows one home by its id, its price and status; excludes all other criteria. */
      home: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
      /** Follows holiday rentals that are new or become free; excludes criteria for homes. */
      rental: z.optional(RentalCriteriaSchema),
    },
    'criteria',
  )
  .check(
    z.refine(
      (criteria) =>
        criteria.home === undefined && criteria.rental === undefined
          ? criteria.everything === true ||
            Object.keys(criteriaOfFilter(filterOfCriteria(criteria))).length > 0
          : Object.keys(criteria).length === 1,
      'criteria',
    ),
  );
export type Criteria = z.infer<typeof CriteriaSchema>;

/**
 * The search for these criteria; an empty search for a followed home or rentals. A circle replaces the
 * cities, as in a search (spec 1 §5).
 */
export const filterOfCriteria = ({
  everything: _all,
  home: _home,
  rental: _rental,
  ...sought
}: Criteria): EstateFilter => mergeFilter(EMPTY_FILTER, sought);

const narrowed = <F extends Paged, N extends keyof F>(search: Search<F, N>, filter: F) =>
  Object.fromEntries(
    search.narrowing.filter((key) => asksFor(search, filter, key)).map((key) => [key, filter[key]]),
  );

/** Criteria of a search; empty for a search without criteria. */
export const criteriaOfFilter = (filter: EstateFilter): Criteria => narrowed(ESTATE_SEARCH, filter);

/** The search for holiday rentals of these criteria. */
export const filterOfRental = ({ flexible: _flexible, ...sought }: RentalCriteria): RentalFilter =>
  changed(RENTAL_SEARCH, RENTAL_SEARCH.empty, sought);

/** Criteria of a search for holiday rentals. */
export const criteriaOfRental = (filter: RentalFilter): RentalCriteria => narrowed(RENTAL_SEARCH, filter);
