import * as z from 'zod';
import { MAX_CORNERS } from '#domain/filter/drawn-area.ts';
import { MAX_CIRCLES } from '#domain/filter/filter.ts';
import { CODED_TRAITS, MAY_BE_UNSAID, MEASURED_TRAITS } from '#domain/filter/traits.ts';
import { EstateSchema } from './estate.ts';
import { orAbsent } from './tolerant/leniency.ts';
import { members, someMembers } from './tolerant/members.ts';
import { IdSchema, id, LocaleSchema, localizedText } from './values.ts';

/** Target fields of the filters (spec 1 §7), without the `general.` prefix. */
export const TERM_FIELDS = [
  'address.country.id',
  'address.city.id',
  'headType.id',
  'transaction.id',
  'subType.id',
  'bedroomCount',
  'children.collections',
  'children.general.id',
  /** `lowered`, `openHouse`: computed at the moment of the search (`domain/filter/news.ts`). */
  'news',
  /** Codes of traits (`domain/filter/traits.ts`). */
  ...CODED_TRAITS,
] as const;
export const RANGE_FIELDS = ['price.value', 'bedroomCount', ...MEASURED_TRAITS] as const;
export const SORT_FIELDS = [
  'price.value',
  'address.city.name',
  'publicationDate',
  'subType.id',
  'headType.id',
  'transaction.id',
  'livingArea',
  'pricePerArea',
] as const;
export const GROUPINGS = ['TYPE', 'SUBTYPE', 'STATUS', 'CITY', 'PRICE'] as const;

const terms = z.partialRecord(z.enum(TERM_FIELDS), z.array(z.string().min(1).max(64)).min(1).max(500));
const bounds = z
  .strictObject({ gte: z.number().finite().optional(), lte: z.number().finite().optional() })
  .refine((range) => range.gte !== undefined || range.lte !== undefined, 'a range needs gte or lte');
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const direction = z.enum(['asc', 'desc']);

/** Filters of a search; the caller leaves out empty parts (spec 1 §7, "empty values removed"). */
export const EstateQuerySchema = z.strictObject({
  terms: terms.optional(),
  range: z.partialRecord(z.enum(RANGE_FIELDS), bounds).optional(),
  /** What an estate need not state to match: those that do not say it are found too, after all others. */
  unknown: z.array(z.enum(MAY_BE_UNSAID)).min(1).max(MAY_BE_UNSAID.length).optional(),
  /**
   * Full-text search: every word of the text must be the beginning of a word of the estate, ignoring accents
   * and case; stop words ("met", "avec") are ignored beside other words. With a `locale`, texts of that
   * language are searched; when no estate of the site matches there, those of any language.
   */
  match: z.strictObject({ text: z.string().min(1).max(200), locale: LocaleSchema.optional() }).optional(),
  /** An estate matches in any of the circles, or in the area. */
  geo_distance: z
    .array(
      z.strictObject({
        distance: z.string().regex(/^\d{1,4}km$/),
        'address.geoLocation': z.strictObject({ lat: latitude, lon: longitude }),
      }),
    )
    .min(1)
    .max(MAX_CIRCLES)
    .optional(),
  /** Corners of one area, of which the last is joined with the first; the even-odd rule decides where it crosses itself. */
  geo_polygon: z
    .array(z.strictObject({ lat: latitude, lon: longitude }))
    .min(1)
    .max(MAX_CORNERS)
    .optional(),
});
export type EstateQuery = z.infer<typeof EstateQuerySchema>;

/** A sort key; `values` gives a custom order, as groups have (spec 1 §9). */
export const SortSchema = z.partialRecord(
  z.enum(SORT_FIELDS),
  z.strictObject({
    order: direction,
    values: z
      .array(z.union([z.string(), z.number()]))
      .max(50)
      .optional(),
  }),
);

/** `POST …/estates`: ties are broken by id. */
export const EstateSearchRequestSchema = z.strictObject({
  query: EstateQuerySchema,
  sort: z.array(SortSchema).max(4).optional(),
  group: z.enum(GROUPINGS).optional(),
  /** For groups by sub type or city: groups are sorted alphabetically by their names in this language. */
  locale: LocaleSchema.optional(),
  from: z.number().int().min(0).max(100_000).optional(),
  size: z.number().int().min(0).max(100).optional(),
});
export type EstateSearchRequest = z.infer<typeof EstateSearchRequestSchema>;

export const EstateSearchAnswerSchema = z.object({
  total: z.object({ value: z.number().int().min(0) }),
  results: someMembers(EstateSchema),
  /**
   * Only in a grouped search: every group under the query, in display order; `total` is their sum. A service
   * that does not count groups leaves it out. Transactions are keyed in the numbering of lists. `PROJECTS`
   * holds the projects without a key, null the other estates without one.
   */
  groups: orAbsent(
    members(
      z.object({
        key: IdSchema.nullable(),
        count: z.number().int().min(0),
        /** The name as the listings state it. */
        name: localizedText(),
        /** Only for a city. */
        zip: id(),
      }),
    ).optional(),
  ),
});
export type EstateSearchAnswer = z.infer<typeof EstateSearchAnswerSchema>;

/** The time before today of which `goneNear` counts, months. */
export const GONE_NEAR_MONTHS = 24;

/** `GET …/estates/{id}/similar`, most similar first. */
export const SimilarEstatesAnswerSchema = EstateSearchAnswerSchema.extend({
  /** Of the homes of its municipality published within `GONE_NEAR_MONTHS`, those sold by now; let, for one that was let. */
  goneNear: orAbsent(z.number().int().min(0).optional()),
});
