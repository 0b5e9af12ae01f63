import { COMPOSITIONS, choiceOf, FRAME_PARTS, type Part } from '#domain/theme/compositions.ts';
import { chunkOf, type Manifest, scriptsOf, stylesOf } from './manifest.ts';
import {
  BEFORE_TOUCH,
  ENTRY,
  ON_DEMAND,
  PARTS_BY_PAGE,
  REMEMBERED,
  SHEETS_BY_PAGE,
  TOUCHED,
} from './pages.ts';

const KB = 1000;

/** Bytes of a built file, uncompressed and compressed by brotli at the highest level. */
export interface FileSize {
  readonly file: string;
  readonly raw: number;
  readonly brotli: number;
}

/** An item with a limit, in bytes after brotli. */
interface BudgetLine {
  readonly name: string;
  readonly brotli: number;
  readonly limit: number;
}

const FONT = /\.woff2$/;

/** Compressed bytes of some files; throws for a file that was not built. */
export const sumOf = (sizes: readonly FileSize[], files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const size = sizes.find((one) => one.file === file);
    if (size === undefined) throw new Error(`The manifest names "${file}", which was not built.`);
    return sum + size.brotli;
  }, 0);

/** Limits of a screen's scripts, bytes: see `pages.ts` for the content of each stage. */
export const SCRIPT_LIMITS = {
  'before a touch': 14 * KB,
  'all by itself': 85 * KB,
  'in use': 90 * KB,
} as const;

const PAGES = Object.keys(SHEETS_BY_PAGE) as (keyof typeof SHEETS_BY_PAGE)[];

/** Sources that a screen loads at each stage. */
const stagesOf = (
  screen: keyof typeof BEFORE_TOUCH,
): Readonly<Record<keyof typeof SCRIPT_LIMITS, string[]>> => {
  const before = [...BEFORE_TOUCH[screen]];
  const unasked = [...before, ...(REMEMBERED[screen] ?? [])];
  return {
    'before a touch': before,
    'all by itself': unasked,
    'in use': [...unasked, ...(TOUCHED[screen] ?? [])],
  };
};

const SCREENS = Object.keys(BEFORE_TOUCH) as (keyof typeof BEFORE_TOUCH)[];
const STAGES = Object.keys(SCRIPT_LIMITS) as (keyof typeof SCRIPT_LIMITS)[];

/** The scripts of each screen, a line for each stage. */
export const scriptLines = (
  manifest: Manifest,
  sizes: readonly FileSize[],
): readonly { readonly screen: string; readonly lines: readonly BudgetLine[] }[] =>
  SCREENS.map((screen) => {
    const stages = stagesOf(screen);
    const lines = STAGES.map((stage) => ({
      name: `${screen}: scripts, ${stage}`,
      brotli: sumOf(sizes, scriptsOf(manifest, stages[stage])),
      limit: SCRIPT_LIMITS[stage],
    }));
    return { screen, lines };
  });

/** Files of the largest compositions of these parts: no choice of a site is larger. */
const heaviestOf = (manifest: Manifest, sizes: readonly FileSize[], parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    const files = COMPOSITIONS[choiceOf(part)].flatMap(
      (name) => manifest[`styles/compositions/${part}/${name}.css`]?.file ?? [],
    );
    return files.toSorted((one, other) => sumOf(sizes, [other]) - sumOf(sizes, [one])).slice(0, 1);
  });

/**
 * All other limits: entry 5.5 KB, a screen's styles 18, each font 40. Compositions are sent as one file, whose
 * compressed size `joined` gives.
 */
export const budgetLines = (
  manifest: Manifest,
  sizes: readonly FileSize[],
  joined: (files: readonly string[]) => number,
): BudgetLine[] => [
  { name: 'entry', brotli: sumOf(sizes, scriptsOf(manifest, [ENTRY])), limit: 5.5 * KB },
  ...PAGES.map((page) => ({
    name: `styles of the ${page} page`,
    brotli:
      sumOf(sizes, [
        ...stylesOf(manifest, [ENTRY]),
        ...SHEETS_BY_PAGE[page].flatMap((sheet) => scriptsOf(manifest, [`styles/screens/${sheet}.css`])),
      ]) + joined(heaviestOf(manifest, sizes, [...FRAME_PARTS, ...(PARTS_BY_PAGE[page] ?? [])])),
    limit: 18 * KB,
  })),
  ...sizes
    .filter(({ file }) => FONT.test(file))
    .map(({ file, brotli }) => ({ name: file, brotli, limit: 40 * KB })),
];

/** Files meant for loading on demand that some screen loads before a touch, as "screen: file". */
export const loadedTooEarly = (manifest: Manifest): string[] => {
  const late = new Set(
    ON_DEMAND.map((source) => {
      const chunk = chunkOf(manifest, source);
      if (chunk === undefined) throw new Error(`The client build has no "${source}".`);
      return chunk.file;
    }),
  );
  return SCREENS.flatMap((screen) =>
    scriptsOf(manifest, BEFORE_TOUCH[screen])
      .filter((file) => late.has(file))
      .map((file) => `${screen}: ${file}`),
  );
};

/** The limits that are exceeded. */
export const overBudget = (lines: readonly BudgetLine[]): BudgetLine[] =>
  lines.filter(({ brotli, limit }) => brotli > limit);
