/** The agencies' folders: `site.json`, and a file of records for each kind, one record a line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#wire/site.ts';
import type { Kind, Records } from './records.ts';

/** The agencies, in the order in which they are loaded: each is a folder. */
export const AGENCIES = ['duinzicht', 'huis-haard', 'ardenne'] as const;

/** Path of a file of the demo. */
export const fileOf = (...path: readonly string[]): string => join(import.meta.dirname, ...path);

/** The values of a file with one a line; none where there is no file. Tests read each strictly. */
export function readLines<Value>(...path: readonly string[]): Value[] {
  const file = fileOf(...path);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Value => JSON.parse(line));
}

/** The document of an agency's site. */
export const siteOf = (agency: string): Site => JSON.parse(readFileSync(fileOf(agency, 'site.json'), 'utf8'));

/** An agency's records of one kind. */
export const recordsOf = <Name extends Kind>(agency: string, kind: Name): Records[Name][] =>
  readLines(agency, `${kind}.ndjson`);
