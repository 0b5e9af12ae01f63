import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { SOCIAL_SIZE } from '../../wire/picture-file.ts';
import { WIDEST_ON_PHONES, weightComplaint } from '../art/drawn/bounds.ts';
import { originalFile } from '../art/drawn/files.ts';
import type { AssetRecord } from '../data/demo-data.ts';

/** One size of a picture, stored under a key derived from its bytes. */
export interface PictureFile {
  readonly name: string;
  readonly version: `w${number}` | 'social';
  readonly r2Key: string;
  readonly hash: string;
  readonly contentType: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png' | 'image/svg+xml';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Raised when the settings of a format change, so that files of earlier runs are generated again. */
const MADE = 1;
/** Formats of versions, by file extension. */
const FORMATS = {
  avif: { contentType: 'image/avif', encode: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }) },
  webp: { contentType: 'image/webp', encode: (picture: Sharp) => picture.webp({ quality: 78, effort: 2 }) },
  jpg: { contentType: 'image/jpeg', encode: (picture: Sharp) => picture.jpeg({ quality: 80 }) },
} as const;

/** For mails and previews of shared links, whose programs do not all support WebP. */
const SOCIAL = { ...SOCIAL_SIZE, ending: 'jpg', version: 'social' } as const;

interface Version {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ending: keyof typeof FORMATS;
  readonly version: PictureFile['version'];
}
/** Versions of an original that the sites need. */
type Wanted = Omit<AssetRecord, 'siteId'>;

/** Minimum width for AVIF, which takes ten times as long to encode and is not shown in mails. */
const AVIF_FROM = 1200;
const endingOf = (width: number): Version['ending'] => (width < AVIF_FROM ? 'webp' : 'avif');

const versionsOf = ({ name, width, height, widths, shared }: Wanted): Version[] => [
  ...widths
    .filter((each) => each !== width)
    .map((each) => ({
      name,
      version: `w${each}` as const,
      width: each,
      height: Math.round((height * each) / width),
      ending: endingOf(each),
    })),
  ...(shared ? [{ name, ...SOCIAL }] : []),
];

function fileOf({ name, version, width, height, ending }: Version, bytes: Uint8Array): PictureFile {
  const hash = sha256(bytes);
  const { contentType } = FORMATS[ending];
  const r2Key = `pictures/${hash.slice(0, 32)}.${ending}`;
  return { name, version, r2Key, hash, contentType, width, height, bytes };
}

/** An original and all its versions; the folder `cache` contains those of earlier runs. */
async function filesOf(wanted: Wanted, cache: string): Promise<PictureFile[]> {
  const { name, width, height, widths } = wanted;
  const source = await readFile(originalFile(name));
  const sourceHash = sha256(source);
  const decode = () => sharp(source).raw().toBuffer({ resolveWithObject: true });
  // Decoded once for all versions, and never when all are cached.
  let decoded: ReturnType<typeof decode> | undefined;
  const files = widths.includes(width)
    ? [fileOf({ name, version: `w${width}`, width, height, ending: 'avif' }, source)]
    : [];
  for (const version of versionsOf(wanted)) {
    const key = sha256(`${sourceHash}:${version.width}x${version.height}:${MADE}`).slice(0, 24);
    const made = `${cache}/${key}.${version.ending}`;
    if (!existsSync(made)) {
      decoded ??= decode();
      const { data, info } = await decoded;
      const resized = sharp(data, { raw: info }).resize({ width: version.width, height: version.height });
      await writeFile(made, await FORMATS[version.ending].encode(resized).toBuffer());
    }
    files.push(fileOf(version, await readFile(made)));
  }
  return files;
}

/** Each picture once, with all versions that any site needs. */
function wantedOf(assets: readonly AssetRecord[]): Wanted[] {
  const byName = Map.groupBy(assets, ({ name }) => name);
  return [...byName.values()].flatMap((records) => {
    const [first] = records;
    if (first === undefined) return [];
    const widths = [...new Set(records.flatMap((record) => record.widths))];
    return [{ ...first, widths, shared: records.some(({ shared }) => shared) }];
  });
}

/** @throws Error when a version is too heavy for the screens that load it. */
function checkWeights(files: readonly PictureFile[], say: (what: string) => void): void {
  const shown = files.filter(({ contentType }) => contentType !== 'image/jpeg');
  const complaints = shown.flatMap((file) => weightComplaint(file.name, file, file.bytes.byteLength) ?? []);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const [heaviest] = shown
    .filter(({ width }) => width <= WIDEST_ON_PHONES)
    .sort((one, other) => other.bytes.byteLength - one.bytes.byteLength);
  if (heaviest === undefined) return;
  const { name, version, bytes } = heaviest;
  say(
    `the heaviest picture that a phone loads is ${name} (${version}), ${Math.ceil(bytes.byteLength / 1000)} KB`,
  );
}

/**
 * All sizes of the sites' pictures, generated by one worker per core; cached in `.gevel/pictures/`. Originals
 * that are not drawn yet are skipped, and counted. @throws Error when a version is too heavy.
 */
export async function derivePictures({
  root,
  assets,
  say,
}: {
  root: string;
  assets: readonly AssetRecord[];
  say: (what: string) => void;
}): Promise<PictureFile[]> {
  const cache = `${root}.gevel/pictures`;
  await mkdir(cache, { recursive: true });
  // One picture per worker, without sharp's own threads, which would only compete.
  sharp.concurrency(1);
  const wanted = wantedOf(assets);
  const waiting = wanted.filter(({ name }) => existsSync(originalFile(name)));
  const total = waiting.length;
  const missing = wanted.length - total;
  // The demo works without them; a test checks that the committed pool is complete.
  if (missing > 0) say(`${missing} pictures are not drawn yet: npm run pictures -- --missing`);
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
  return done.sort((a, b) => a.r2Key.localeCompare(b.r2Key));
}
