import type { LineEntry } from '#domain/csv/entry.ts';

/** An entry of a file of records, with the name of its file. */
export type FileEntry = LineEntry & { readonly file: string };

/** Size limit of a file that is read into memory, bytes. */
export const MOST_OF_FILE = 64 * 1024 * 1024;

/** A file or folder from which no records can be read. */
export class FileError extends Error {
  override name = 'FileError';
}
