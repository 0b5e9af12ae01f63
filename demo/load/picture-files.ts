import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { SOCIAL_SIZE } from '#wire/picture-file.ts';
import { mostBytes, originalFile } from '../originals.ts';
import type { ShownPicture } from './shown-pictures.ts';

/** One size of a picture. */
export interface PictureFile {
  readonly name: string;
  readonly version: `w${number}` | 'social';
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  readonly width: number;
  readonly bytes: Uint8Array;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Raised when the settings of a format change, so that files of earlier runs are made again. */
const MADE = 1;
/** How versions are encoded, by file extension. */
const FORMATS = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 80 }),
} as const;

interface Version {
  readonly version: PictureFile['version'];
  readonly width: number;
  readonly height: number;
  readonly ending: keyof typeof FORMATS;
}

/** Minimum width for AVIF, which takes ten times as long to encode and is not shown in mails. */
const AVIF_FROM = 1200;

/** The versions that are made of an original. */
const versionsOf = ({ original: { width, height }, widths, shared }: ShownPicture): Version[] => [
  ...widths
    .filter((each) => each !== width)
    .map((each) => ({
      version: `w${each}` as const,
      width: each,
      height: Math.round((height * each) / width),
      ending: each < AVIF_FROM ? ('webp' as const) : ('avif' as const),
    })),
  // For mails and previews of shared links, whose programs do not all support WebP.
  ...(shared ? [{ version: 'social' as const, ...SOCIAL_SIZE, ending: 'jpg' as const }] : []),
];

/**
 * An original and all its versions; the folder `cache` contains those of earlier runs.
 * @throws Error when a version is too heavy for the screens that load it.
 */
async function filesOf(shown: ShownPicture, cache: string): Promise<PictureFile[]> {
  const { name, width } = shown.original;
  const source = await readFile(originalFile(shown.original));
  const sourceHash = sha256(source);
  const decode = () => sharp(source).raw().toBuffer({ resolveWithObject: true });
  // Decoded once for all versions, and never when all are cached.
  let decoded: ReturnType<typeof decode> | undefined;
  const files: PictureFile[] = [{ name, version: `w${width}`, width, hash: sourceHash, bytes: source }];
  for (const version of versionsOf(shown)) {
    const key = sha256(`${sourceHash}:${version.width}x${version.height}:${MADE}`).slice(0, 24);
    const made = `${cache}/${key}.${version.ending}`;
    if (!existsSync(made)) {
      decoded ??= decode();
      const { data, info } = await decoded;
      const resized = sharp(data, { raw: info }).resize({ width: version.width, height: version.height });
      await writeFile(made, await FORMATS[version.ending](resized).toBuffer());
    }
    const bytes = await readFile(made);
    files.push({ name, version: version.version, width: version.width, hash: sha256(bytes), bytes });
  }
  for (const file of files) checkWeight(file);
  return files;
}

function checkWeight(file: PictureFile): void {
  const most = mostBytes(file);
  if (file.version === 'social' || file.bytes.byteLength <= most) return;
  const kilobytes = Math.ceil(file.bytes.byteLength / 1000);
  throw new Error(`${file.name} has ${kilobytes} KB at ${file.width} px; ${most / 1000} KB is the most`);
}

/** Each picture once, with all versions that any site needs. */
function wantedOf(shown: readonly ShownPicture[]): ShownPicture[] {
  const byName = Map.groupBy(shown, ({ original }) => original.name);
  return [...byName.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, shared: same.some(({ shared }) => shared) })),
  );
}

/**
 * Begins to make all sizes of the sites' pictures, in their order and by one worker per core; each is there when its
 * promise is fulfilled. Cached in `.gevel/pictures/`.
 */
export function makePictureFiles(
  root: string,
  shown: readonly ShownPicture[],
): ReadonlyMap<string, Promise<PictureFile[]>> {
  const cache = `${root}.gevel/pictures`;
  mkdirSync(cache, { recursive: true });
  // One picture per worker, without sharp's own threads, which would only compete.
  sharp.concurrency(1);
  const hands = Array.from({ length: Math.max(2, availableParallelism()) }, () => Promise.resolve());
  return new Map(
    wantedOf(shown).map((wanted, index) => {
      const hand = index % hands.length;
      const made = (hands[hand] ?? Promise.resolve()).then(() => filesOf(wanted, cache));
      // Whoever awaits the picture meets its failure; the next one is made all the same.
      hands[hand] = made.then(
        () => {},
        () => {},
      );
      return [wanted.original.name, made];
    }),
  );
}
