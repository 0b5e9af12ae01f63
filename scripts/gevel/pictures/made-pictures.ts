import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { FileHashSchema, PictureFileSchema } from '../../../wire/picture-file.ts';
import { makeSizes, RECIPE } from './make-sizes.ts';

const KeptSizesSchema = z.array(
  z.strictObject({
    width: PictureFileSchema.shape.width,
    /** SHA-256 of the bytes. */
    file: FileHashSchema,
    contentType: PictureFileSchema.shape.contentType,
    bytes: PictureFileSchema.shape.bytes,
    /** Within the folder of its picture. */
    name: z.string().regex(/^\d+\.[a-z]+$/),
  }),
);
type KeptSizes = z.infer<typeof KeptSizesSchema>;

/** A size of a picture as it lies on this machine. */
export interface MadeSize {
  /** Pixels. */
  readonly width: number;
  /** SHA-256 of the bytes. */
  readonly file: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly location: string;
}

const INDEX = 'sizes.json';

async function hashOfFile(location: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(location), hash);
  return hash.digest('hex');
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What an earlier run made; null where there is none, or none that can be read. */
async function readKept(folder: string): Promise<KeptSizes | null> {
  try {
    return KeptSizesSchema.safeParse(JSON.parse(await readFile(join(folder, INDEX), 'utf8'))).data ?? null;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Writes a file under its name once it is whole: a killed run, or another at the same time, leaves no half. */
async function writeWhole(location: string, content: string | Buffer): Promise<void> {
  const aside = `${location}.${randomUUID()}`;
  await writeFile(aside, content);
  await rename(aside, location);
}

/** Makes all sizes; the index comes last, so that where it is, they are. */
async function make(location: string, folder: string, plan: boolean): Promise<KeptSizes> {
  const sizes = await makeSizes(location, { plan });
  await mkdir(folder, { recursive: true });
  const kept: KeptSizes = [];
  for (const { width, ending, contentType, bytes } of sizes) {
    const name = `${width}.${ending}`;
    await writeWhole(join(folder, name), bytes);
    const file = createHash('sha256').update(bytes).digest('hex');
    kept.push({ width, file, contentType, bytes: bytes.byteLength, name });
  }
  await writeWhole(join(folder, INDEX), JSON.stringify(kept));
  return kept;
}

/**
 * The sizes of a picture, from the folder `cache` where an earlier run made them of the same bytes. Its folder
 * there has the SHA-256 of the original and the recipe as its name. Throws PictureFault.
 */
export async function madeSizes(
  location: string,
  plan: boolean,
  cache: string,
): Promise<readonly MadeSize[]> {
  const source = (await hashOfFile(location)).slice(0, 40);
  const folder = join(cache, `${source}-${RECIPE}${plan ? '-plan' : ''}`);
  const kept = (await readKept(folder)) ?? (await make(location, folder, plan));
  return kept.map(({ name, ...size }) => ({ ...size, location: join(folder, name) }));
}
