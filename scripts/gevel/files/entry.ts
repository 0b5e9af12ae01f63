/** An entry of a file, with its line: a value, or why it cannot be read. */
export type LineEntry =
  | { readonly line: number; readonly value: unknown; readonly unreadable?: undefined }
  | { readonly line: number; readonly value?: undefined; readonly unreadable: string };

/** The same, with the name of its file. */
export type FileEntry = LineEntry & { readonly file: string };

/** Size limit of a record, bytes. */
export const MOST_OF_RECORD = 2_000_000;
/** Size limit of a file that is read into memory, bytes. */
export const MOST_OF_FILE = 64 * 1024 * 1024;

/** A file or folder from which no records can be read. */
export class FileError extends Error {
  override name = 'FileError';
}
