import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { SCENES, type Scene, sizeOf, widthsOf } from '../pictures.ts';

const QUALITY = 78;

/** One size of a picture, ready to be stored under a key that its bytes decide. */
export interface PictureFile {
  readonly name: string;
  readonly version: `w${number}`;
  readonly r2Key: string;
  readonly hash: string;
  readonly contentType: 'image/webp' | 'image/jpeg' | 'image/png' | 'image/svg+xml';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Derived bytes of a scene, from the folder of earlier runs where its source is the same. */
async function derive(source: Uint8Array, width: number, cache: string): Promise<Uint8Array> {
  const file = `${cache}/${sha256(`${sha256(source)}:${width}:${QUALITY}`).slice(0, 24)}.webp`;
  if (existsSync(file)) return readFile(file);
  const bytes = await sharp(source)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 3 })
    .toBuffer();
  await writeFile(file, bytes);
  return bytes;
}

/** What is shown beside a link elsewhere, where WebP is not read everywhere: 1200 × 630 px. */
const SOCIAL = { width: 1200, height: 630 } as const;

/** The picture cut for sharing, under a name of its own. */
async function socialFile(scene: Scene, source: Uint8Array, cache: string): Promise<PictureFile> {
  const file = `${cache}/${sha256(`${sha256(source)}:social:${QUALITY}`).slice(0, 24)}.jpg`;
  if (!existsSync(file)) {
    await writeFile(
      file,
      await sharp(source).resize(SOCIAL).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
    );
  }
  const bytes = await readFile(file);
  const hash = sha256(bytes);
  return {
    name: `${scene}-social`,
    version: `w${SOCIAL.width}`,
    r2Key: `pictures/${hash.slice(0, 32)}.jpg`,
    hash,
    contentType: 'image/jpeg',
    ...SOCIAL,
    bytes,
  };
}

async function filesOf(scene: Scene, root: string, cache: string): Promise<PictureFile[]> {
  const source = await readFile(`${root}content-service/seed/pictures/${scene}.webp`);
  const size = sizeOf(scene);
  const files = [await socialFile(scene, source, cache)];
  for (const width of widthsOf(scene)) {
    const bytes = await derive(source, width, cache);
    const hash = sha256(bytes);
    files.push({
      name: scene,
      version: `w${width}`,
      r2Key: `pictures/${hash.slice(0, 32)}.webp`,
      hash,
      contentType: 'image/webp',
      width,
      height: Math.round((size.height * width) / size.width),
      bytes,
    });
  }
  return files;
}

/** All sizes of all scenes as WebP, in as many hands as there are cores; kept in `.gevel/pictures/`. */
export async function derivePictures({
  root,
  say,
}: {
  root: string;
  say: (what: string) => void;
}): Promise<PictureFile[]> {
  const cache = `${root}.gevel/pictures`;
  await mkdir(cache, { recursive: true });
  // A picture each hand, and no threads within: sharp's own would only compete.
  sharp.concurrency(1);
  const waiting = Object.keys(SCENES) as Scene[];
  const total = waiting.length;
  const done: PictureFile[] = [];
  const hand = async () => {
    for (let scene = waiting.shift(); scene !== undefined; scene = waiting.shift()) {
      done.push(...(await filesOf(scene, root, cache)));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, hand));
  say(`${total} pictures in ${done.length} sizes`);
  return done.sort((a, b) => a.r2Key.localeCompare(b.r2Key));
}
