import * as z from 'zod/mini';
import { activeCount, mergeFilter, NARROWING } from '../filter/change.ts';
import { EMPTY_FILTER, type EstateFilter, FILTER_STATUSES, MAX_LIST_LENGTH } from '../filter/filter.ts';

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const ids = z.optional(z.array(id).check(z.maxLength(MAX_LIST_LENGTH)));
const euros = z.optional(z.int().check(z.positive(), z.maximum(999_999_999_999)));

/** What is sought: the parts of `EstateFilter` that narrow a search, each only where it does. */
const narrowing = {
  country: ids,
  city: ids,
  type: ids,
  subType: ids,
  status: z.optional(z.array(z.enum(FILTER_STATUSES)).check(z.maxLength(FILTER_STATUSES.length))),
  transaction: ids,
  /** "6" stands for six and more (spec 1 §9). */
  bedrooms: z.optional(z.array(z.enum(['0', '1', '2', '3', '4', '5', '6'])).check(z.maxLength(7))),
  bedMin: z.optional(z.int().check(z.positive(), z.maximum(99))),
  priceMin: euros,
  priceMax: euros,
  geoRange: z.optional(
    z.strictObject({
      km: z.int().check(z.positive(), z.maximum(9999)),
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lon: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
};

/**
 * Criteria of an alert (contract, "Forms"): at least one, or `everything` said in so many words. A list
 * that is empty narrows nothing.
 */
export const CriteriaSchema = z
  .strictObject({ ...narrowing, everything: z.optional(z.literal(true)) }, 'criteria')
  .check(
    z.refine(
      (criteria) => criteria.everything === true || activeCount(filterOfCriteria(criteria)) > 0,
      'criteria',
    ),
  );
export type Criteria = z.infer<typeof CriteriaSchema>;

/** The search that the criteria are; a circle takes the place of the cities, as there (spec 1 §5). */
export const filterOfCriteria = ({ everything: _all, ...parts }: Criteria): EstateFilter =>
  mergeFilter(EMPTY_FILTER, parts);

/** What a search narrows, as criteria; one that narrows nothing gives none. */
export function criteriaOfFilter(filter: EstateFilter): Criteria {
  const parts = NARROWING.flatMap((key) => {
    const value = filter[key];
    const says = Array.isArray(value) ? value.length > 0 : value !== null;
    return says ? [[key, value]] : [];
  });
  return Object.fromEntries(parts);
}
