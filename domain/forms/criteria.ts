import * as z from 'zod/mini';
import { asksFor } from '../filter/codec.ts';
import {
  EMPTY_FILTER,
  ESTATE_SEARCH,
  type EstateFilter,
  type EstateNarrowing,
  mergeFilter,
} from '../filter/filter.ts';
import { type Holds, MAX_LIST_LENGTH, type Parameter } from '../filter/parameter.ts';
import { MAX_WORDS_LENGTH, readWords } from '../filter/words.ts';

const CIRCLE = z.strictObject({
  km: z.int().check(z.positive(), z.maximum(9999)),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** One value of a parameter, as JSON. */
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
    case 'words':
      return z.string().check(
        z.maxLength(MAX_WORDS_LENGTH),
        z.refine((text) => readWords(text) === text),
      );
  }
}

/** A list of codes is no longer than there are codes. */
const mostValues = (holds: Holds): number => (holds.kind === 'code' ? holds.codes.length : MAX_LIST_LENGTH);

const partSchema = ({ holds, isList }: Pick<Parameter<unknown>, 'holds' | 'isList'>) =>
  z.optional(isList ? z.array(valueSchema(holds)).check(z.maxLength(mostValues(holds))) : valueSchema(holds));

// Each part has the schema of its own parameter: fromEntries forgets which belongs to which.
const parts = Object.fromEntries(
  ESTATE_SEARCH.narrowing.map((key) => [key, partSchema(ESTATE_SEARCH.parameters[key])]),
) as { [K in EstateNarrowing]: z.ZodMiniOptional<z.ZodMiniType<NonNullable<EstateFilter[K]>>> };

/**
 * Criteria of an alert (contract, "Forms"): at least one, or `everything` said in so many words. A list
 * that is empty narrows nothing.
 */
export const CriteriaSchema = z
  .strictObject(
    {
      ...parts,
      everything: z.optional(z.literal(true)),
      /** One home, by its id, whose price and fate are followed; it asks for nothing else. */
      home: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    },
    'criteria',
  )
  .check(
    z.refine(
      (criteria) =>
        criteria.home === undefined
          ? criteria.everything === true ||
            Object.keys(criteriaOfFilter(filterOfCriteria(criteria))).length > 0
          : Object.keys(criteria).length === 1,
      'criteria',
    ),
  );
export type Criteria = z.infer<typeof CriteriaSchema>;

/** The search that the criteria are, one that narrows nothing for a home that is followed; a circle takes the place of the cities, as there (spec 1 §5). */
export const filterOfCriteria = ({ everything: _all, home: _home, ...sought }: Criteria): EstateFilter =>
  mergeFilter(EMPTY_FILTER, sought);

/** What a search narrows, as criteria; one that narrows nothing gives none. */
export const criteriaOfFilter = (filter: EstateFilter): Criteria =>
  Object.fromEntries(
    ESTATE_SEARCH.narrowing
      .filter((key) => asksFor(ESTATE_SEARCH, filter, key))
      .map((key) => [key, filter[key]]),
  );
