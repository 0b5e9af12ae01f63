import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Art } from '../canvas/art.ts';

/** Folder of the originals. */
const FOLDER = resolve(import.meta.dirname, '../../pictures');
const MANIFEST = 'drawn.json';

/** The file of an original. */
export const originalFile = (name: string): string => join(FOLDER, `${name}.avif`);

/** Fingerprint of the drawing of each picture in the folder, by name. */
export type Drawn = Readonly<Record<string, string>>;

/** Short SHA-256 of a drawing, 16 hexadecimal digits: equal ones mean equal pictures. */
export const fingerprintOf = (art: Art): string =>
  createHash('sha256').update(art.svg()).digest('hex').slice(0, 16);

/** The manifest of the last run; empty without one. */
export async function readDrawn(): Promise<Drawn> {
  const file = join(FOLDER, MANIFEST);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** Writes the manifest, sorted by name, so that a change of one picture is a change of one line. */
export async function writeDrawn(drawn: Drawn): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(join(FOLDER, MANIFEST), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Files of the folder that belong to none of these originals, absolute. */
export function strayFiles(names: Iterable<string>): string[] {
  const known = new Set([MANIFEST, ...[...names].map((name) => basename(originalFile(name)))]);
  return globSync('*', { cwd: FOLDER })
    .filter((file) => !known.has(file))
    .sort()
    .map((file) => join(FOLDER, file));
}
