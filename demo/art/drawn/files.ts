import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Art } from '../canvas/art.ts';

/** Where the originals lie. */
const FOLDER = resolve(import.meta.dirname, '../../pictures');
const MANIFEST = 'drawn.json';

/** The file of an original. */
export const originalFile = (name: string): string => join(FOLDER, `${name}.avif`);

/** Of each picture that lies in the folder, what was drawn: the fingerprint of its drawing, by name. */
export type Drawn = Readonly<Record<string, string>>;

/** Short SHA-256 of a drawing, 16 hexadecimal digits: the same one is the same picture. */
export const fingerprintOf = (art: Art): string =>
  createHash('sha256').update(art.svg()).digest('hex').slice(0, 16);

/** What was drawn last; nothing where nothing was. */
export async function readDrawn(): Promise<Drawn> {
  const file = join(FOLDER, MANIFEST);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** Notes what was drawn, by name, so that a change of one picture is a change of one line. */
export async function writeDrawn(drawn: Drawn): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(join(FOLDER, MANIFEST), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Files of the folder that no original of these names, absolute. */
export function strayFiles(names: Iterable<string>): string[] {
  const known = new Set([MANIFEST, ...[...names].map((name) => basename(originalFile(name)))]);
  return globSync('*', { cwd: FOLDER })
    .filter((file) => !known.has(file))
    .sort()
    .map((file) => join(FOLDER, file));
}
