import { chunkOf, type Manifest, scriptsOf, stylesOf } from './manifest.ts';
import { ENTRY, LOADED_BY_PAGE, ON_DEMAND, SHEETS_BY_PAGE } from './pages.ts';

const KB = 1000;

/** Bytes of a built file, as it is and compressed by brotli at its best. */
export interface FileSize {
  readonly file: string;
  readonly raw: number;
  readonly brotli: number;
}

/** Something that has a limit, in bytes after brotli. */
interface BudgetLine {
  readonly name: string;
  readonly brotli: number;
  readonly limit: number;
}

const FONT = /\.woff2$/;

/** Bytes over the wire of some files; throws for one that was not built. */
export const sumOf = (sizes: readonly FileSize[], files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const size = sizes.find((one) => one.file === file);
    if (size === undefined) throw new Error(`The manifest names "${file}", which was not built.`);
    return sum + size.brotli;
  }, 0);

/** Every limit with what it holds: entry 5 KB, a page's own scripts 75, its styles 15, each font 40. */
export const budgetLines = (manifest: Manifest, sizes: readonly FileSize[]): BudgetLine[] => [
  { name: 'entry', brotli: sumOf(sizes, scriptsOf(manifest, [ENTRY])), limit: 5 * KB },
  ...Object.entries(LOADED_BY_PAGE).map(([page, sources]) => ({
    name: `scripts of the ${page} page`,
    brotli: sumOf(sizes, scriptsOf(manifest, sources)),
    limit: 75 * KB,
  })),
  ...Object.entries(SHEETS_BY_PAGE).map(([page, sheets]) => ({
    name: `styles of the ${page} page`,
    brotli: sumOf(sizes, [
      ...stylesOf(manifest, [ENTRY]),
      ...sheets.flatMap((sheet) => scriptsOf(manifest, [`styles/screens/${sheet}.css`])),
    ]),
    limit: 15 * KB,
  })),
  ...sizes
    .filter(({ file }) => FONT.test(file))
    .map(({ file, brotli }) => ({ name: file, brotli, limit: 40 * KB })),
];

/** Files meant for demand only that some page loads by itself after all, as "page: file". */
export const loadedTooEarly = (manifest: Manifest): string[] => {
  const late = new Set(
    ON_DEMAND.map((source) => {
      const chunk = chunkOf(manifest, source);
      if (chunk === undefined) throw new Error(`The client build has no "${source}".`);
      return chunk.file;
    }),
  );
  return Object.entries(LOADED_BY_PAGE).flatMap(([page, sources]) =>
    scriptsOf(manifest, sources)
      .filter((file) => late.has(file))
      .map((file) => `${page}: ${file}`),
  );
};

/** The limits that are exceeded. */
export const overBudget = (lines: readonly BudgetLine[]): BudgetLine[] =>
  lines.filter(({ brotli, limit }) => brotli > limit);
