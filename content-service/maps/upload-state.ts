/** Uploads of archives that are under way, as objects in their bucket. */
import * as z from 'zod';
import { MapUploadRequestSchema, mapArchiveKey } from '#wire/map-archive.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { sha256 } from '../platform/hash.ts';

/**
 * State of an upload: one object, written only while there is none, and one empty object per received part, with the
 * upload that it belongs to: a part that arrives late must not count in the next upload of the same archive.
 */
const StateSchema = MapUploadRequestSchema.extend({ uploadId: z.string().min(1) });
export type State = z.infer<typeof StateSchema>;

export const UPLOADS = 'uploads/';
export const stateKey = (version: string): string => `${UPLOADS}${version}.json`;
const partsPrefix = (version: string): string => `${UPLOADS}${version}/`;
export const partKey = (version: string, number: number): string => `${partsPrefix(version)}${number}`;

/** All objects with a prefix, with their metadata. */
export async function listed(bucket: R2Bucket, prefix: string): Promise<readonly R2Object[]> {
  const found: R2Object[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, include: ['customMetadata'], ...(cursor && { cursor }) });
    found.push(...page.objects);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return found;
}

/** `uploadId` of a state whose archive lies there as a whole: only the switch is left. */
export const COMPLETE = 'complete';

/** The state of an upload; null when none is under way, also when another call ended it a moment ago. */
export async function findState(bucket: R2Bucket, version: string): Promise<State | null> {
  const object = await bucket.get(stateKey(version));
  return object === null ? null : StateSchema.parse(await object.json());
}

export async function readState(bucket: R2Bucket, version: string): Promise<State> {
  const state = await findState(bucket, version);
  if (state === null) throw notFound('upload');
  return state;
}

/** The received parts of an upload, by number. */
export async function partsOf(
  bucket: R2Bucket,
  { version, uploadId }: Pick<State, 'version' | 'uploadId'>,
): Promise<readonly R2UploadedPart[]> {
  const prefix = partsPrefix(version);
  const objects = await listed(bucket, prefix);
  return objects
    .flatMap(({ key, customMetadata: { etag = '', upload } = {} }) =>
      upload === uploadOf(uploadId) ? [{ partNumber: Number(key.slice(prefix.length)), etag }] : [],
    )
    .toSorted((one, other) => one.partNumber - other.partNumber);
}

/** An upload in the metadata of its parts, which is short. */
export const uploadOf = (uploadId: string): string => sha256(uploadId).slice(0, 16);

/** Deletes the state of an upload and its parts. */
export async function forget(bucket: R2Bucket, version: string): Promise<void> {
  const objects = await listed(bucket, partsPrefix(version));
  const keys = [...objects.map(({ key }) => key), stateKey(version)];
  for (let from = 0; from < keys.length; from += 1_000) await bucket.delete(keys.slice(from, from + 1_000));
}

/** Aborts an upload in the bucket, which drops an unfinished one after a week by itself. */
export const abort = async (bucket: R2Bucket, { version, uploadId }: State): Promise<void> =>
  bucket
    .resumeMultipartUpload(mapArchiveKey(version), uploadId)
    .abort()
    .catch(() => undefined);

/** R2's errors for an upload, or a part of one, that is not there: https://developers.cloudflare.com/r2/api/error-codes/ */
const NOT_THERE = /\(1002[45]\)/;

/**
 * After an error of the bucket: the upload was ended by another call, the same part came twice at once, or the bucket
 * dropped it after a week. It is forgotten, so that it can begin anew. Throws not_found; any other error as it is.
 */
export async function endUpload(
  bucket: R2Bucket,
  { version, uploadId }: State,
  error: unknown,
): Promise<never> {
  if (!NOT_THERE.test(String(error))) throw error;
  const state = await findState(bucket, version);
  if (state?.uploadId === uploadId) {
    await abort(bucket, state);
    await forget(bucket, version);
  }
  throw notFound('upload');
}
