import { bytesToHeader, Compression, PMTiles, ResolvedValueCache } from 'pmtiles';
import {
  MAP_HEADER_BYTES,
  MAP_PART_BYTES,
  MAP_RECORD_KEY,
  type MapArchive,
  type MapRecord,
  type MapUpload,
  type MapUploadRequest,
  mapArchiveKey,
} from '#wire/map-archive.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { readArchiveFacts, refused } from './archive-file.ts';
import { readRecord, switchTo } from './record.ts';
import {
  abort,
  COMPLETE,
  endUpload,
  findState,
  forget,
  listed,
  partKey,
  partsOf,
  readState,
  type State,
  stateKey,
  UPLOADS,
  uploadOf,
} from './upload-state.ts';

const partCount = (bytes: number): number => Math.ceil(bytes / MAP_PART_BYTES);
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(base64, 'base64'));

/** Aborts every other upload: only one archive is uploaded at a time. */
async function abortOthers(bucket: R2Bucket, version: string | null): Promise<void> {
  for (const { key } of await listed(bucket, UPLOADS)) {
    const [, other] = /^uploads\/([0-9a-f]{16})\.json$/.exec(key) ?? [];
    if (other === undefined || other === version) continue;
    const state = await findState(bucket, other);
    if (state === null) continue;
    await abort(bucket, state);
    await forget(bucket, other);
  }
}

/** Begins or resumes the upload of an archive. One that cannot be drawn is refused before a byte is sent. */
export async function beginUpload(bucket: R2Bucket, asked: MapUploadRequest): Promise<MapUpload> {
  await readArchiveFacts(bytesOf(asked.header), bytesOf(asked.metadata), asked.bytes);
  const { version, bytes } = asked;
  const record = await readRecord(bucket);
  const whole = await bucket.head(mapArchiveKey(version));
  const count = Array.from({ length: partCount(bytes) }, (_, index) => index + 1);
  if (whole !== null && whole.size === bytes) {
    if (record?.current.version === version) return { stands: true, parts: count };
    // All bytes are there (it was current before, or the completion was lost): only the switch is left.
    await bucket.put(stateKey(version), JSON.stringify({ ...asked, uploadId: COMPLETE }));
    return { stands: false, parts: count };
  }
  const known = await findState(bucket, version);
  if (known !== null && known.uploadId !== COMPLETE) return resumed(bucket, known);
  // The file has been deleted since, by a switch or a failed check.
  if (known !== null) await forget(bucket, version);
  await abortOthers(bucket, version);
  const upload = await bucket.createMultipartUpload(mapArchiveKey(version), {
    httpMetadata: { contentType: 'application/vnd.pmtiles' },
  });
  const state: State = { ...asked, uploadId: upload.uploadId };
  const written = await bucket.put(stateKey(version), JSON.stringify(state), {
    // RFC 9110 §13.1.2: of two that begin at once, the later one resumes the upload of the first.
    onlyIf: new Headers({ 'If-None-Match': '*' }),
  });
  if (written !== null) return { stands: false, parts: [] };
  await upload.abort().catch(() => undefined);
  return resumed(bucket, await readState(bucket, version));
}

const resumed = async (bucket: R2Bucket, state: State): Promise<MapUpload> => ({
  stands: false,
  parts: (await partsOf(bucket, state)).map(({ partNumber }) => partNumber),
});

/** Stores a part; sending it again replaces it. */
export async function putPart(
  bucket: R2Bucket,
  version: string,
  number: number,
  part: Uint8Array,
): Promise<void> {
  const state = await readState(bucket, version);
  const { bytes, uploadId } = state;
  // The whole archive is there, and checked when it becomes current.
  if (uploadId === COMPLETE) return;
  const count = partCount(bytes);
  if (number > count) throw refused(`it has ${count} parts, and this is part ${number}`);
  const length = number < count ? MAP_PART_BYTES : bytes - (count - 1) * MAP_PART_BYTES;
  if (part.byteLength !== length) throw refused(`part ${number} has ${part.byteLength} bytes of ${length}`);
  const { etag } = await bucket
    .resumeMultipartUpload(mapArchiveKey(version), uploadId)
    .uploadPart(number, part)
    .catch((error: unknown) => endUpload(bucket, state, error));
  await bucket.put(partKey(version, number), '', { customMetadata: { etag, upload: uploadOf(uploadId) } });
}

/** Reads ranges of an object that was just written. */
const rangesOf = (bucket: R2Bucket, key: string, bytes: number) => ({
  getKey: () => key,
  async getBytes(offset: number, wanted: number) {
    const length = Math.min(wanted, bytes - offset);
    const object = await bucket.get(key, { range: { offset, length } });
    if (object === null) throw refused('it is gone');
    return { data: await object.arrayBuffer() };
  },
});

async function unpack(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return packed;
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Checks the received bytes against the announced header, and that a tile in the middle is readable. */
async function checkArrived(bucket: R2Bucket, { version, bytes, header, metadata }: State): Promise<void> {
  const source = rangesOf(bucket, mapArchiveKey(version), bytes);
  const archiveHeader = bytesToHeader(bytesOf(header).buffer);
  const [first, words] = await Promise.all([
    source.getBytes(0, MAP_HEADER_BYTES),
    source.getBytes(archiveHeader.jsonMetadataOffset, archiveHeader.jsonMetadataLength),
  ]);
  const isSame = ({ data }: { data: ArrayBuffer }, base64: string): boolean =>
    Buffer.from(data).equals(bytesOf(base64));
  if (!isSame(first, header) || !isSame(words, metadata)) throw refused('other bytes came than were told');
  const archive = new PMTiles(source, new ResolvedValueCache(8, undefined, unpack), unpack);
  const side = 2 ** archiveHeader.maxZoom;
  const y = 0.5 - Math.asinh(Math.tan((archiveHeader.centerLat * Math.PI) / 180)) / (2 * Math.PI);
  const x = (archiveHeader.centerLon + 180) / 360;
  await archive
    .getZxy(archiveHeader.maxZoom, Math.floor(x * side), Math.floor(y * side))
    .catch((error: unknown) => {
      throw refused(
        `its directories or tiles cannot be read (${error instanceof Error ? error.message : error})`,
      );
    });
}

/**
 * Completes an upload: joins the parts, checks the result, and makes the archive current. A failed one is
 * deleted, and the current one stays. Throws `refused`, also with the missing parts.
 */
export async function completeUpload(bucket: R2Bucket, version: string, now: Date): Promise<MapRecord> {
  const state = await readState(bucket, version);
  const key = mapArchiveKey(version);
  if (state.uploadId !== COMPLETE) {
    const parts = await partsOf(bucket, state);
    const count = partCount(state.bytes);
    if (parts.length !== count) throw refused(`${count - parts.length} of its ${count} parts are missing`);
    const upload = bucket.resumeMultipartUpload(key, state.uploadId);
    await upload.complete([...parts]).catch(async (error: unknown) => {
      // The same completion, sent twice: the other one has joined the parts.
      if ((await bucket.head(key)) === null) await endUpload(bucket, state, error);
    });
  }
  const object = await bucket.head(key);
  if (object === null) {
    await forget(bucket, version);
    throw lostArchive();
  }
  try {
    if (object.size !== state.bytes) throw refused(`${object.size} bytes came of ${state.bytes}`);
    await checkArrived(bucket, state);
  } catch (error) {
    await bucket.delete(key);
    await forget(bucket, version);
    throw error;
  }
  const facts = await readArchiveFacts(bytesOf(state.header), bytesOf(state.metadata), state.bytes);
  const seal = crypto.getRandomValues(new Uint8Array(16));
  const archive: MapArchive = {
    version,
    etag: object.etag,
    bytes: state.bytes,
    ...facts,
    sealKey: Buffer.from(seal).toString('hex'),
    since: now.toISOString(),
  };
  const record = await switchTo(bucket, archive);
  await forget(bucket, version);
  // Archives may have been removed meanwhile: no page refers to one that is gone.
  if ((await bucket.head(key)) !== null) return record;
  await bucket.delete(MAP_RECORD_KEY);
  throw lostArchive();
}

const lostArchive = (): ContentError =>
  new ContentError('unavailable', 'The archive was deleted before it became current; send it again.');

/** How often a removal looks again for what others have completed meanwhile. */
const REMOVALS = 5;

/** Removes all archives, including uploads; returns whether one was current. */
export async function removeArchives(bucket: R2Bucket): Promise<boolean> {
  const record = await readRecord(bucket);
  await abortOthers(bucket, null);
  for (let round = 0; round < REMOVALS; round++) {
    // The record first, so that no page refers to a removed archive.
    await bucket.delete(MAP_RECORD_KEY);
    const objects = await listed(bucket, '');
    if (objects.length === 0) break;
    for (const { key } of objects) await bucket.delete(key);
  }
  return record !== null;
}
