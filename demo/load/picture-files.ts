import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { SOCIAL_SIZE } from '#wire/picture-file.ts';
import { mostBytes, originalFile, WIDEST_ON_PHONES } from '../originals.ts';
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

/** An original and all its versions; the folder `cache` contains those of earlier runs. */
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
  return files;
}

/** Each picture once, with all versions that any site needs. */
function wantedOf(shown: readonly ShownPicture[]): ShownPicture[] {
  const byName = Map.groupBy(shown, ({ original }) => original.name);
  return [...byName.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, shared: same.some(({ shared }) => shared) })),
  );
}

const kilobytes = ({ bytes }: PictureFile): number => Math.ceil(bytes.byteLength / 1000);

/** @throws Error when a version is too heavy for the screens that load it. */
function checkWeights(files: readonly PictureFile[], say: (what: string) => void): void {
  const onPages = files
    .filter(({ version }) => version !== 'social')
    .sort((one, other) => other.bytes.byteLength - one.bytes.byteLength);
  const heavy = onPages.filter((file) => file.bytes.byteLength > mostBytes(file));
  const complaints = heavy.map(
    (file) =>
      `${file.name} has ${kilobytes(file)} KB at ${file.width} px; ${mostBytes(file) / 1000} KB is the most`,
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const heaviest = onPages.find(({ width }) => width <= WIDEST_ON_PHONES);
  if (heaviest === undefined) return;
  say(
    `the heaviest picture that a phone loads is ${heaviest.name} (${heaviest.version}), ${kilobytes(heaviest)} KB`,
  );
}

/**
 * All sizes of the sites' pictures, made by one worker per core; cached in `.gevel/pictures/`.
 * @throws Error when a version is too heavy, or an original has no file.
 */
export async function derivePictures({
  root,
  shown,
  say,
}: {
  root: string;
  shown: readonly ShownPicture[];
  say: (what: string) => void;
}): Promise<PictureFile[]> {
  const cache = `${root}.gevel/pictures`;
  await mkdir(cache, { recursive: true });
  // One picture per worker, without sharp's own threads, which would only compete.
  sharp.concurrency(1);
  const waiting = wantedOf(shown);
  const total = waiting.length;
  const done: PictureFile[] = [];
  const hand = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      done.push(...(await filesOf(next, cache)));
      say(`making pictures, ${total - waiting.length} of ${total}`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, hand));
  say(`${total} pictures in ${done.length} sizes`);
  checkWeights(done, say);
  return done;
}
