/** An entry of one file, with the line in which it stands there: a value, or why it cannot be read. */
export type LineEntry =
  | { readonly line: number; readonly value: unknown; readonly unreadable?: undefined }
  | { readonly line: number; readonly value?: undefined; readonly unreadable: string };

/** The same, with the name of its file. */
export type FileEntry = LineEntry & { readonly file: string };

/** Bytes of the largest record. */
export const MOST_OF_RECORD = 2_000_000;
/** Bytes of the largest file that is held as a whole. */
export const MOST_OF_FILE = 64 * 1024 * 1024;

/** A file or folder that nobody can read records from. */
export class FileError extends Error {
  override name = 'FileError';
}
