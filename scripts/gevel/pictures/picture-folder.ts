import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { assetNames } from './asset-names.ts';

/** A file of the folder, which records may name. */
export interface PictureSource {
  /** Path within the folder, with slashes. */
  readonly path: string;
  /** Path on this machine. */
  readonly location: string;
  /** Name of the site's picture. */
  readonly name: string;
}

/** The folder of `--pictures`: records can only name files in it. */
export interface PictureFolder {
  /** The file of a record's path; null when it does not exist. */
  find(written: string): PictureSource | null;
  /** A path that differs only in capitals; null without one. */
  near(written: string): string | null;
}

/** Normalises a path: slashes, composed letters (some systems decompose them), no leading `./`. */
const spelled = (path: string): string => path.replaceAll('\\', '/').normalize('NFC').replace(/^\.\//, '');

/** Reads all files of a folder and its subfolders, except hidden files and symbolic links. */
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
