import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { FileHashSchema, PictureFileSchema } from '#wire/picture-file.ts';
import { makeSizes, RECIPE } from './make-sizes.ts';

const StoredSizesSchema = z.array(
  z.strictObject({
    width: PictureFileSchema.shape.width,
    /** SHA-256 of the bytes. */
    file: FileHashSchema,
    contentType: PictureFileSchema.shape.contentType,
    bytes: PictureFileSchema.shape.bytes,
    social: z.boolean(),
    /** File name within the picture's folder. */
    name: z.string().regex(/^\d+\.[a-z]+$/),
  }),
);
type StoredSizes = z.infer<typeof StoredSizesSchema>;

/** A local file with one size of a picture. */
export interface MadeSize {
  /** Pixels. */
  readonly width: number;
  /** SHA-256 of the bytes. */
  readonly file: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly location: string;
  /** The JPEG for mails and link previews, not a size. */
  readonly social: boolean;
}

const INDEX = 'sizes.json';

async function hashOfFile(location: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(location), hash);
  return hash.digest('hex');
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The cached sizes of an earlier run; null when they are missing or unreadable. */
async function readStored(folder: string): Promise<StoredSizes | null> {
  try {
    return StoredSizesSchema.safeParse(JSON.parse(await readFile(join(folder, INDEX), 'utf8'))).data ?? null;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Writes a file atomically, so that an interrupted or parallel run never leaves an incomplete file. */
async function writeWhole(location: string, content: string | Buffer): Promise<void> {
  const aside = `${location}.${randomUUID()}`;
  await writeFile(aside, content);
  await rename(aside, location);
}

/** Creates all sizes; writes the index last, so that it only exists when all sizes do. */
async function make(location: string, folder: string, plan: boolean): Promise<StoredSizes> {
  const sizes = await makeSizes(location, { plan });
  await mkdir(folder, { recursive: true });
  const stored: StoredSizes = [];
  for (const { width, ending, contentType, bytes, social } of sizes) {
    const name = `${width}.${ending}`;
    await writeWhole(join(folder, name), bytes);
    const file = createHash('sha256').update(bytes).digest('hex');
    stored.push({ width, file, contentType, bytes: bytes.byteLength, social, name });
  }
  await writeWhole(join(folder, INDEX), JSON.stringify(stored));
  return stored;
}

/**
 * The sizes of a picture, from the folder `cache` if an earlier run created them from the same bytes. The picture's
 * folder is named after the original's SHA-256 and the recipe. Throws PictureFault.
 */
export async function madeSizes(
  location: string,
  plan: boolean,
  cache: string,
): Promise<readonly MadeSize[]> {
  const source = (await hashOfFile(location)).slice(0, 40);
  const folder = join(cache, `${source}-${RECIPE}${plan ? '-plan' : ''}`);
  const stored = (await readStored(folder)) ?? (await make(location, folder, plan));
  return stored.map(({ name, ...size }) => ({ ...size, location: join(folder, name) }));
}
