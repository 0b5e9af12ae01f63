import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { assetNames } from './asset-names.ts';

/** A file that records may name. */
export interface PictureSource {
  /** Within the folder, with slashes. */
  readonly path: string;
  /** On this machine. */
  readonly location: string;
  /** Of the picture among the site's. */
  readonly name: string;
}

/** The folder given with `--pictures`: only what lies in it can be named. */
export interface PictureFolder {
  /** The file of a path as a record writes it; null when there is none. */
  find(written: string): PictureSource | null;
  /** The path of a file that differs in capitals alone; null when there is none. */
  near(written: string): string | null;
}

/** A path in one spelling: slashes, composed letters (some systems store them apart), no `./` before it. */
const spelled = (path: string): string => path.replaceAll('\\', '/').normalize('NFC').replace(/^\.\//, '');

/** All files of a folder and those below it; hidden ones and links are left out. */
export async function readPictureFolder(folder: string): Promise<PictureFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((location) => ({ location, path: spelled(relative(folder, location).split(sep).join('/')) }))
    .filter(({ path }) => !/(?:^|\/)\./.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const names = assetNames(files.map(({ path }) => path));
  const byPath = new Map(files.map((file) => [file.path, { ...file, name: names.get(file.path) ?? '' }]));
  const byFolded = new Map(files.map(({ path }) => [path.toLowerCase(), path]));
  return {
    find: (written) => byPath.get(spelled(written)) ?? null,
    near: (written) => byFolded.get(spelled(written).toLowerCase()) ?? null,
  };
}
