import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { bytesToHeader } from 'pmtiles';
import { MAP_HEADER_BYTES, MAP_PART_BYTES, type MapUploadRequest } from '#wire/map-archive.ts';
import { Refused } from '../errors.ts';

/** A local PMTiles file. */
interface ArchiveFile {
  /** Description of the file, sent to the content service before the upload. */
  readonly reported: MapUploadRequest;
  readonly parts: number;
  /** The bytes of a part, from 1. */
  readPart(number: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

async function readRange(file: FileHandle, offset: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, offset + read);
    if (bytesRead === 0) throw new Refused('The file is truncated.');
    read += bytesRead;
  }
  return bytes;
}

/** The first sixteen hex digits of a file's SHA-256. */
async function versionOf(path: string, say: (done: number) => void): Promise<string> {
  const hash = createHash('sha256');
  let done = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash.update(chunk);
    done += chunk.length;
    say(done);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Size limit of an archive's metadata, bytes. */
const MOST_METADATA = 300_000;

/** Opens a PMTiles file and reads its header and metadata. Throws `Refused` for an invalid file. */
export async function openArchiveFile(
  path: string,
  say: (done: number, total: number) => void,
): Promise<ArchiveFile> {
  const file = await open(path).catch((error: unknown) => {
    throw new Refused(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  try {
    const { size } = await file.stat();
    if (size < MAP_HEADER_BYTES) throw new Refused(`${path} is not a PMTiles file.`);
    const header = await readRange(file, 0, MAP_HEADER_BYTES);
    if (header.toString('latin1', 0, 7) !== 'PMTiles') throw new Refused(`${path} is not a PMTiles file.`);
    if (header[7] !== 3) throw new Refused(`${path} is PMTiles version ${header[7]}; version 3 is required.`);
    const { buffer } = Uint8Array.from(header);
    const { jsonMetadataOffset: offset, jsonMetadataLength: length } = bytesToHeader(buffer);
    if (offset + length > size || length > MOST_METADATA) throw new Refused(`${path} is truncated.`);
    const metadata = await readRange(file, offset, length);
    const version = await versionOf(path, (done) => say(done, size));
    return {
      reported: {
        version,
        bytes: size,
        header: header.toString('base64'),
        metadata: metadata.toString('base64'),
      },
      parts: Math.ceil(size / MAP_PART_BYTES),
      readPart: (number) => {
        const from = (number - 1) * MAP_PART_BYTES;
        return readRange(file, from, Math.min(MAP_PART_BYTES, size - from));
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
