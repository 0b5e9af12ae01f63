import { nameOfRecord, RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { type ReadOptions, readRecords } from '../files/index.ts';
import type { FiledRefusal } from './chunks.ts';
import type { Entry } from './entry.ts';

/** Receives what a file has beside its records, such as a row of totals; again whenever the file is read again. */
type Tell = (note: FiledRefusal) => void;

/** Entries of a file of records, or of all in a folder; a row with a cell that cannot be read is refused. */
export async function* readEntries(
  path: string,
  options: ReadOptions,
  tell: Tell = () => {},
): AsyncGenerator<Entry> {
  for await (const entry of readRecords(path, RECORD_SHAPES, options)) {
    const { file, line } = entry;
    if (entry.skipped !== undefined)
      tell({ file, line, kind: null, id: null, field: '', value: '', reason: entry.skipped });
    else if (entry.unreadable !== undefined || entry.objections === undefined) yield entry;
    else yield { file, line, refused: nameOfRecord(entry.value), objections: entry.objections };
  }
}
