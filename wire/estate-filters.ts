import * as z from 'zod';
import { NEWS } from '#domain/filter/news.ts';
import { TRAITS } from '#domain/filter/traits.ts';
import { EstateQuerySchema } from './estate-search.ts';
import { optional, orElse } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { count as counted, IdSchema, localizedText, number } from './values.ts';

/** `POST …/estate-filters`: takes the `query` of a search; every option has its count under that query. */
export const EstateFiltersRequestSchema = z.strictObject({
  query: EstateQuerySchema,
  /** Only the options of these traits, and no others: counting them reads every estate of the query. */
  traits: z.array(z.enum(TRAITS)).max(TRAITS.length).optional(),
});
export type EstateFiltersRequest = z.infer<typeof EstateFiltersRequestSchema>;

const count = counted();
const options = <Shape extends z.ZodRawShape>(shape: Shape) =>
  orElse(members(z.object({ id: IdSchema, name: localizedText(), count, ...shape })), []);

export const EstateFiltersSchema = z.object({
  headTypes: options({}),
  subTypes: options({ headTypeId: IdSchema.nullish() }),
  transactions: options({}),
  countries: options({}),
  /** Cities with zip, aliases per language and centre. */
  locations: options({
    zip: z.union([z.string(), z.number()]).nullish(),
    alias: localizedText(),
    lat: number(),
    lon: number(),
  }),
  /** Counts of estates with a lowered price and of estates with a coming open house. */
  news: orElse(members(z.object({ id: z.enum(NEWS), count })), []),
  /** Whether any estate of the whole offer has a view of the sea. */
  seaView: orElse(z.boolean(), false),
  /**
   * The requested traits. A value of a measured trait is a lower bound, and of the energy label a class "or better", so
   * that their counts are cumulative. `unknown` counts the estates that a search with the
   * unknown adds: those that do not say it.
   */
  traits: orElse(
    members(
      z.object({
        id: z.enum(TRAITS),
        options: orElse(members(z.object({ value: z.string(), count })), []),
        unknown: count,
      }),
    ),
    [],
  ),
  bedrooms: orElse(members(z.object({ value: z.number().int(), count })), []),
  /**
   * Lowest and highest price in euros, the number of estates in each price step between them, and the number that a
   * search by price adds with `unknown: ["price"]`.
   */
  prices: optional(
    z.object({
      min: number(),
      max: number(),
      steps: orElse(members(z.object({ from: z.number(), to: z.number(), count })), []),
      unknown: optional(count),
    }),
  ),
});
export type EstateFilters = z.infer<typeof EstateFiltersSchema>;
