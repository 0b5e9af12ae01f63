import { readFileSync } from 'node:fs';

/** A row of a table of `docs/security.md`. */
export interface Threat {
  readonly threat: string;
  /** Test files that attack it, from the root of the repository. */
  readonly files: readonly string[];
  /** Benchmarks that measure it: `signin`. */
  readonly benches: readonly string[];
}

const CODE = /`([^`]+)`/g;
const TEST = /\.(?:test|spec)\.tsx?$/;
const BENCH = /^npm run bench (\w+)$/;

const codesIn = (cell: string): readonly string[] => [...cell.matchAll(CODE)].map(([, code = '']) => code);

/** The folder of the nearest file that is named with one, for a test that is only "beside it". */
const folderOf = (codes: readonly string[]): string => {
  const named = codes.find((code) => code.includes('/')) ?? '';
  return named.slice(0, named.lastIndexOf('/') + 1);
};

/** A row; throws for one that has not three cells. */
function threatOf(line: string): Threat {
  const cells = line.slice(2, -2).split(' | ');
  const [threat, means, test] = cells;
  if (threat === undefined || means === undefined || test === undefined || cells.length !== 3)
    throw new Error(`A row of the threats has ${cells.length} cells: ${line.slice(0, 80)}`);
  const codes = codesIn(test);
  const beside = folderOf([...codes, ...codesIn(means)]);
  return {
    threat,
    files: codes.filter((code) => TEST.test(code)).map((code) => (code.includes('/') ? code : beside + code)),
    benches: codes.flatMap((code) => BENCH.exec(code)?.[1] ?? []),
  };
}

/** All threats, in the order of the document. */
export const threats = (): readonly Threat[] =>
  readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Threat |'))
    .map(threatOf);
