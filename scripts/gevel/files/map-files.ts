/** Mapping files on disk. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decodeUtf8 } from './decode-utf8.ts';
import { FileError } from './entry.ts';
import { proposeMap } from './index.ts';
import { type Mapping, readMapping } from './sheet/mapping.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Reads a mapping file. @throws FileError when there is none, or a line of it cannot be read */
export async function readMap(path: string): Promise<Mapping> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new FileError(
      codeOf(error) === 'ENOENT'
        ? `There is no file ${path}; --propose-map ${path} writes it.`
        : `${path} cannot be read.`,
      { cause: error },
    );
  });
  const text = decodeUtf8(bytes);
  if (text === null) throw new FileError(`${path} is not UTF-8.`);
  return readMapping(text, basename(path));
}

/** Writes the proposed mapping of a spreadsheet to a new file, and returns it. @throws FileError when the file is there */
export async function writeProposedMap(sheet: string, path: string): Promise<string> {
  const text = await proposeMap(sheet);
  await writeFile(path, text, { flag: 'wx' }).catch((error: unknown) => {
    throw new FileError(
      codeOf(error) === 'EEXIST'
        ? `${path} is there already, and may have been corrected; delete it, or name another file.`
        : `${path} cannot be written.`,
      { cause: error },
    );
  });
  return text;
}
