/** What stands in the deployment's bucket of maps beside the archives: written by the content service, read by the site. */
import * as z from 'zod';
import { members } from './tolerant/members.ts';

/** Schemas of vector tiles that Gevel draws (docs/decisions/0059). */
export const MAP_SCHEMAS = ['shortbread', 'protomaps'] as const;
const MapSchemaNameSchema = z.enum(MAP_SCHEMAS);
export type MapSchemaName = z.infer<typeof MapSchemaNameSchema>;

/** Key of the record of the archive that stands. */
export const MAP_RECORD_KEY = 'current.json';
/** Key of an archive: never written twice, so that addresses with its version may be kept for good. */
export const mapArchiveKey = (version: string): string => `archives/${version}.pmtiles`;

const zoom = z.int().min(0).max(24);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** An archive of vector tiles (PMTiles 3), as it was checked when it came. */
const MapArchiveSchema = z.object({
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

/** Version of an archive by its content: the first sixteen digits of the SHA-256 of its bytes. */
export const MAP_VERSION = /^[0-9a-f]{16}$/;

/** Bytes of a part of an archive on its way in; the last may have fewer. The bucket takes none below 5 MB. */
export const MAP_PART_BYTES = 16 * 1024 * 1024;

/** Bytes of a file's header (PMTiles 3, "Header"). */
export const MAP_HEADER_BYTES = 127;

const base64 = z.base64();

/** What is told of an archive before it is sent: enough to refuse it at once. */
export const MapUploadRequestSchema = z.object({
  version: z.string().regex(MAP_VERSION),
  bytes: z.int().min(MAP_HEADER_BYTES),
  /** The first 127 bytes. */
  header: base64.max(172),
  /** The range that the header names, as it stands in the file. */
  metadata: base64.max(400_000),
});
export type MapUploadRequest = z.infer<typeof MapUploadRequestSchema>;

/** How far an archive has come. */
export const MapUploadSchema = z.object({
  /** Whether it stands already: nothing is to be done. */
  stands: z.boolean(),
  /** Numbers of the parts that are there, from 1. One that is lost here is sent again. */
  parts: members(z.int().positive()),
});
export type MapUpload = z.infer<typeof MapUploadSchema>;

const ToldArchiveSchema = MapArchiveSchema.omit({ sealKey: true, etag: true });
/** What an operator is told: no seals. */
export const MapStatusSchema = z.object({
  current: ToldArchiveSchema.nullable(),
  before: ToldArchiveSchema.nullable(),
});
export type MapStatus = z.infer<typeof MapStatusSchema>;
