import { nameOfRecord, RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { type CsvOptions, readRecords } from '../files/index.ts';
import type { Entry } from './entry.ts';

/** Entries of a file of records, or of all in a folder; a row with a cell that cannot be read is refused. */
export async function* readEntries(path: string, options: CsvOptions): AsyncGenerator<Entry> {
  for await (const entry of readRecords(path, RECORD_SHAPES, options)) {
    if (entry.unreadable !== undefined || entry.objections === undefined) yield entry;
    else {
      const { file, line, value, objections } = entry;
      yield { file, line, refused: nameOfRecord(value), objections };
    }
  }
}
