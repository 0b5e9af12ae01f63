import { RECORD_SCHEMAS } from '#content-service/intake/records/index.ts';
import { GROUP_FIELDS } from '#content-service/intake/sources/group-fields.ts';
import { CsvRecords, readRows } from '#domain/csv/read-csv.ts';
import { FeedFault, type Mapped } from '../../kind.ts';
import { chunksOf } from '../../reading/chunks.ts';
import { faultAt } from '../../reading/fault-at.ts';
import { type HomesInFile, LONGEST_HOME, MOST_HOMES, PackedHomes } from './homes-in-file.ts';
import { LineSchema, mapLine, type RecordLine, whyNoLine } from './record-line.ts';
import type { FileSettings } from './settings.ts';

/** Columns are fields of a home's record, as in a CSV file that is imported. */
const SHAPES = { schemas: { estate: RECORD_SCHEMAS.estate }, groupFields: GROUP_FIELDS };

/** A row with its cells: read as a record, it can take many times its bytes. */
interface PackedRow {
  readonly id: string;
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row as a record, with the cells that cannot be read. */
interface CsvHome {
  readonly line: RecordLine;
  readonly objections: readonly { readonly field: string; readonly reason: string }[];
}

/** Whether bytes end with a line end; in UTF-16, one of its two bytes is zero. */
function endsLine(bytes: Uint8Array): boolean {
  const [first, second] = bytes.subarray(-2);
  const end = second || first;
  return end === 10 || end === 13;
}

/**
 * Homes of a CSV file whose columns are named by fields (docs/content.md): each row is a whole home. A row that cannot
 * be read ends the round, since it could be any home; one with a cell that cannot be read is refused with its field. A last row without a line end
 * may be cut in a cell that still says something, as "39" of "395000".
 */
export async function readCsvHomes(
  bytes: Uint8Array,
  { decimal }: Pick<FileSettings, 'decimal'>,
): Promise<HomesInFile> {
  const records = new CsvRecords(SHAPES, { decimal: decimal ?? null, replace: true });
  const packed = new PackedHomes<PackedRow>();

  function* homesIn(row: { readonly line: number; readonly cells: readonly string[] }): Generator<CsvHome> {
    for (const { line, unreadable, ...entry } of records.entries([row])) {
      if (unreadable !== undefined) throw faultAt(line, unreadable);
      const read = LineSchema.safeParse(entry.value);
      if (!read.success) throw faultAt(line, whyNoLine(read.error));
      yield { line: read.data, objections: ('objections' in entry ? entry.objections : null) ?? [] };
    }
  }

  if (/^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200))))
    throw new FeedFault('broken', 'a page or XML, where rows are expected');
  let [rows, last] = [0, 0];
  for await (const row of readRows(chunksOf(bytes), LONGEST_HOME)) {
    rows += 1;
    last = row.line;
    // Empty ones too, below that of the names.
    if (rows > MOST_HOMES + 1) throw new FeedFault('broken', `more than ${MOST_HOMES} rows`);
    if (row.unreadable !== undefined) throw faultAt(row.line, row.unreadable);
    for (const { line } of homesIn(row)) packed.add({ id: String(line.estate.general.id), ...row }, row.line);
  }
  if (rows > 0 && !endsLine(bytes)) throw faultAt(last, 'no line end: the file may be cut');
  if (!records.hasHeader) throw new FeedFault('broken', 'no row with the names of columns');
  return {
    count: packed.count,
    idsSum: packed.idsSum,
    at: (place) => {
      const { home } = packed.at(place);
      const [read] = homesIn(home);
      return { id: home.id, home: read };
    },
  };
}

/** Maps a row. */
export function mapRow({ line, objections: [first] }: CsvHome): Mapped {
  return first === undefined ? mapLine(line) : { kind: 'refused', field: first.field, reason: first.reason };
}
