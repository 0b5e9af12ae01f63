import type { FeedKind } from '../../kind.ts';
import { mapRow, readCsvHomes } from './csv.ts';
import type { HomesInFile } from './homes-in-file.ts';
import { mapKyero } from './kyero/map.ts';
import { readKyero } from './kyero/read.ts';
import { readNdjson } from './ndjson.ts';
import { mapLine } from './record-line.ts';
import type { FileSettings } from './settings.ts';

/** A format of files: how its homes are read, and what they become. */
interface FileFormat {
  /** Throws FeedFault for a file of another format, and for a place that cannot be read. */
  readonly read: (bytes: Uint8Array, settings: FileSettings) => HomesInFile | Promise<HomesInFile>;
  readonly map: FeedKind['map'];
}

/** Formats by the name that settings give them. */
export const FORMATS: Readonly<Record<FileSettings['format'], FileFormat>> = {
  ndjson: { read: readNdjson, map: (home) => mapLine(home as never) },
  csv: { read: readCsvHomes, map: (home) => mapRow(home as never) },
  kyero: { read: readKyero, map: (home, context) => mapKyero(home as never, context) },
};
