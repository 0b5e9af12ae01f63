import * as z from 'zod';
import { EstateSchema } from './estate.ts';
import { EstateQuerySchema } from './estate-search.ts';
import { members } from './tolerant/members.ts';
import { IdSchema } from './values.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A part of the map, degrees; it does not reach across the date line. */
export const BoundsSchema = z
  .strictObject({ south: latitude, west: longitude, north: latitude, east: longitude })
  .refine(({ south, north }) => south < north, { path: ['north'], message: 'north must lie above south' })
  .refine(({ west, east }) => west < east, { path: ['east'], message: 'east must lie right of west' });
export type Bounds = z.infer<typeof BoundsSchema>;

/** `POST …/estate-markers`: where the estates of a search lie. Without bounds: all of them. */
export const EstateMarkersRequestSchema = z.strictObject({
  query: EstateQuerySchema,
  bounds: BoundsSchema.optional(),
  /** Width and height of the map in pixels, from which the service works out what lies too close together. */
  width: z.number().int().min(100).max(4000),
  height: z.number().int().min(100).max(4000),
});
export type EstateMarkersRequest = z.infer<typeof EstateMarkersRequestSchema>;

/** Estates a small cluster may name. */
export const NAMED_IN_CLUSTER = 12;

/** Estates that would lie on top of each other, drawn as one mark with their number. */
const MarkerClusterSchema = z.object({
  /** The middle of them all. */
  lat: z.number(),
  lon: z.number(),
  count: z.number().int().min(2),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  /** Whether the street of one of them is not shown; a service that does not say it is taken to mean so. */
  vague: z.boolean().catch(true),
  /** Of a small cluster: the guids of its estates, or their ids where they have none. */
  ids: members(IdSchema).max(NAMED_IN_CLUSTER).catch([]),
});
export type MarkerCluster = z.infer<typeof MarkerClusterSchema>;

/**
 * An estate has a marker only if location, sub type and status are all there (spec 1 §4). `total` counts the
 * estates of the search, `located` those of them with a marker, within the bounds or not.
 */
export const EstateMarkersAnswerSchema = z.object({
  total: z.object({ value: z.number().int().min(0) }),
  located: z.number().int().min(0),
  /** Encloses all located estates of the search; null where there are none. */
  extent: z
    .object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() })
    .nullable()
    .catch(null),
  clusters: members(MarkerClusterSchema).catch([]),
  /** Estates that stand alone, as lists carry them. */
  results: members(EstateSchema),
});
export type EstateMarkersAnswer = z.infer<typeof EstateMarkersAnswerSchema>;
