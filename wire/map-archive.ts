/**
 * The records beside the archives in the deployment's map bucket: written by the content service, read by the
 * site.
 */
import * as z from 'zod';
import { members } from './tolerant/members.ts';

/** Vector tile schemas that Gevel can draw (docs/decisions/0059). */
export const MAP_SCHEMAS = ['shortbread', 'protomaps'] as const;
const MapSchemaNameSchema = z.enum(MAP_SCHEMAS);
export type MapSchemaName = z.infer<typeof MapSchemaNameSchema>;

/** Key of the record that names the current archive. */
export const MAP_RECORD_KEY = 'current.json';
/** Key of an archive. It is never overwritten, so addresses with its version may be cached for good. */
export const mapArchiveKey = (version: string): string => `archives/${version}.pmtiles`;

const zoom = z.int().min(0).max(24);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A vector tile archive (PMTiles 3), as checked on upload. */
const MapArchiveSchema = z.object({
  /** Names the archive in keys and addresses. */
  version: z.string().regex(/^[a-z0-9]{8,32}$/),
  /** ETag of the object in the bucket: bytes with another ETag are of a replaced archive. */
  etag: z.string().min(1),
  bytes: z.int().positive(),
  schema: MapSchemaNameSchema,
  /** Covered area in degrees. */
  bounds: z.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
  minZoom: zoom,
  maxZoom: zoom,
  /** Attribution that every map shows, plain text. */
  attribution: z.string().min(1),
  /** Key that signs picture addresses, hexadecimal: strangers cannot request pictures of their own. */
  sealKey: z.string().regex(/^[0-9a-f]{32}$/),
  /** When it became current, ISO 8601. */
  since: z.iso.datetime(),
});
export type MapArchive = z.infer<typeof MapArchiveSchema>;

/** The current archive and the previous one, whose tiles cached pages still request. */
export const MapRecordSchema = z.object({ current: MapArchiveSchema, before: MapArchiveSchema.nullable() });
export type MapRecord = z.infer<typeof MapRecordSchema>;

/** Version of an archive: the first sixteen digits of the SHA-256 of its bytes. */
export const MAP_VERSION = /^[0-9a-f]{16}$/;

/** Size of an upload part in bytes; the last may be smaller. The bucket takes no part below 5 MB. */
export const MAP_PART_BYTES = 16 * 1024 * 1024;

/** Bytes of a file's header (PMTiles 3, "Header"). */
export const MAP_HEADER_BYTES = 127;

const base64 = z.base64();

/** Sent before the archive: enough to refuse it at once. */
export const MapUploadRequestSchema = z.object({
  version: z.string().regex(MAP_VERSION),
  bytes: z.int().min(MAP_HEADER_BYTES),
  /** The first 127 bytes. */
  header: base64.max(172),
  /** The metadata range that the header names, as it is in the file. */
  metadata: base64.max(400_000),
});
export type MapUploadRequest = z.infer<typeof MapUploadRequestSchema>;

/** Progress of an upload. */
export const MapUploadSchema = z.object({
  /** Whether the archive is already current: nothing is left to do. */
  stands: z.boolean(),
  /** Numbers of the parts received, from 1. A missing part is sent again. */
  parts: members(z.int().positive()),
});
export type MapUpload = z.infer<typeof MapUploadSchema>;

const ReportedArchiveSchema = MapArchiveSchema.omit({ sealKey: true, etag: true });
/** The status for an operator: without signing keys. */
export const MapStatusSchema = z.object({
  current: ReportedArchiveSchema.nullable(),
  before: ReportedArchiveSchema.nullable(),
});
export type MapStatus = z.infer<typeof MapStatusSchema>;
