/** What stands in the deployment's bucket of maps beside the archives: written by the content service, read by the site. */
import * as z from 'zod';

/** Schemas of vector tiles that Gevel draws (docs/decisions/0059). */
export const MAP_SCHEMAS = ['shortbread', 'protomaps'] as const;
export const MapSchemaNameSchema = z.enum(MAP_SCHEMAS);
export type MapSchemaName = z.infer<typeof MapSchemaNameSchema>;

/** Key of the record of the archive that stands. */
export const MAP_RECORD_KEY = 'current.json';
/** Key of an archive: never written twice, so that addresses with its version may be kept for good. */
export const mapArchiveKey = (version: string): string => `archives/${version}.pmtiles`;

const zoom = z.int().min(0).max(24);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** An archive of vector tiles (PMTiles 3), as it was checked when it came. */
export const MapArchiveSchema = z.object({
  /** Names the archive in keys and addresses. */
  version: z.string().regex(/^[a-z0-9]{8,32}$/),
  /** The bucket's tag of its bytes: what is read under another was replaced. */
  etag: z.string().min(1),
  bytes: z.int().positive(),
  schema: MapSchemaNameSchema,
  /** What it covers, degrees. */
  bounds: z.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
  minZoom: zoom,
  maxZoom: zoom,
  /** Whom every map names, plain text. */
  attribution: z.string().min(1),
  /** Key of the seals in addresses of pictures, hexadecimal: a stranger cannot ask for pictures of his own. */
  sealKey: z.string().regex(/^[0-9a-f]{32}$/),
  /** When it came to stand, ISO 8601. */
  since: z.iso.datetime(),
});
export type MapArchive = z.infer<typeof MapArchiveSchema>;

/** The archive that stands, and the one before it: pages that were kept name that one's tiles still. */
export const MapRecordSchema = z.object({ current: MapArchiveSchema, before: MapArchiveSchema.nullable() });
export type MapRecord = z.infer<typeof MapRecordSchema>;
