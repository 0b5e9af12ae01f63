import * as z from 'zod';
import { EstateSchema } from './estate.ts';
import { EstateQuerySchema } from './estate-search.ts';
import { orElse } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { IdSchema } from './values.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Map bounds in degrees; they do not cross the date line. */
export const BoundsSchema = z
  .strictObject({ south: latitude, west: longitude, north: latitude, east: longitude })
  .refine(({ south, north }) => south < north, { path: ['north'], message: 'north must lie above south' })
  .refine(({ west, east }) => west < east, { path: ['east'], message: 'east must lie right of west' });
export type Bounds = z.infer<typeof BoundsSchema>;

/**
 * `POST …/estate-markers`: coordinates of the estates of a search; of all of them when `bounds` is absent.
 */
export const EstateMarkersRequestSchema = z.strictObject({
  query: EstateQuerySchema,
  bounds: BoundsSchema.optional(),
  /** Size of the map in pixels, from which the service decides which markers to cluster. */
  width: z.number().int().min(100).max(4000),
  height: z.number().int().min(100).max(4000),
});
export type EstateMarkersRequest = z.infer<typeof EstateMarkersRequestSchema>;

/** Largest cluster that lists its estates, and most towns that a cluster lists. */
export const NAMED_IN_CLUSTER = 12;

/** Estates that would overlap on the map, drawn as one marker with their count. */
const MarkerClusterSchema = z.object({
  /** The mean of the coordinates of the first town's estates; of all of them without towns. */
  lat: z.number(),
  lon: z.number(),
  count: z.number().int().min(2),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  /** Whether the street of any of them is hidden; true when the service does not say. */
  vague: orElse(z.boolean(), true),
  /** Only for a small cluster: the guids of its estates, or their ids where they have none. */
  ids: orElse(members(IdSchema).max(NAMED_IN_CLUSTER), []),
  /** Their towns, the one with most estates first; without them a cluster has no name. */
  towns: orElse(
    members(z.object({ id: IdSchema, count: z.number().int().min(1), lat: z.number(), lon: z.number() })),
    [],
  ),
});
export type MarkerCluster = z.infer<typeof MarkerClusterSchema>;

/**
 * An estate has a marker only if location, sub type and status are all present (spec 1 §4). `total` counts
 * the estates of the search, `located` those with a marker, within the bounds or not.
 */
export const EstateMarkersAnswerSchema = z.object({
  total: z.object({ value: z.number().int().min(0) }),
  located: z.number().int().min(0),
  /** Bounding box of all located estates of the search; null when there are none. */
  extent: orElse(
    z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }).nullable(),
    null,
  ),
  clusters: orElse(members(MarkerClusterSchema), []),
  /** Estates outside clusters, in the shape of list results. */
  results: members(EstateSchema),
});
export type EstateMarkersAnswer = z.infer<typeof EstateMarkersAnswerSchema>;
