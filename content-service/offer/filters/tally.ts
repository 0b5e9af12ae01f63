import { priceStepOf } from '#domain/price-steps.ts';
import type { CountedRow } from './counted-rows.ts';
import { MISSES, type OptionList } from './misses.ts';
import type { Offered, ProjectRow } from './projects.ts';

const LISTS = Object.entries(MISSES) as readonly (readonly [OptionList, number])[];

type Option = string | number;

/** Options of each list with their counts, and the lowest and highest price in euros. */
export interface Tally {
  readonly lists: Readonly<Record<OptionList, Map<Option, number>>>;
  bounds: { readonly lowest: number; readonly highest: number } | null;
  /** Number of results that a search by price adds by accepting homes without one. */
  unpriced: number;
}

const countIn = (options: Map<Option, number>, option: Option | null | undefined, count: number): void => {
  if (option !== null && option !== undefined) options.set(option, (options.get(option) ?? 0) + count);
};

const meetPrice = (tally: Tally, price: number | null | undefined): void => {
  if (price === null || price === undefined) return;
  const { lowest, highest } = tally.bounds ?? { lowest: price, highest: price };
  tally.bounds = { lowest: Math.min(lowest, price), highest: Math.max(highest, price) };
};

/** Whether a list counts homes that miss these parts: nothing except its own. */
const counts = (bit: number, misses: number): boolean => (misses & ~bit) === 0;

const tallyRow = (tally: Tally, row: CountedRow): void => {
  for (const [list, bit] of LISTS) {
    if (!counts(bit, row.misses)) continue;
    const count = list === 'prices' ? row.homes : row.priced;
    // A row with zero homes adds an option of the whole offer; a row without counted homes adds none.
    if (count !== 0 || row.homes === 0) countIn(tally.lists[list], row[list], count);
  }
  if (!counts(MISSES.prices, row.misses)) return;
  if (row.prices === null) tally.unpriced += row.homes;
  meetPrice(tally, row.lowest);
  meetPrice(tally, row.highest);
};

/**
 * The value by which a list counts an offer of a project: bedrooms and price are the offer's, all else the
 * project's.
 */
const optionOf = (
  list: OptionList,
  project: ProjectRow,
  [bedrooms, price]: Offered,
): Option | null | undefined => {
  if (list === 'bedrooms') return bedrooms;
  if (list === 'prices') return price === null ? null : priceStepOf(price);
  return project[list];
};

/** Counts a project once per list and option, however many units have it. */
const tallyProject = (tally: Tally, project: ProjectRow): void => {
  const offered: readonly Offered[] = [JSON.parse(project.own), ...JSON.parse(project.units)];
  for (const [list, bit] of LISTS) {
    const met = offered.filter(([, , misses]) => counts(bit, misses | project.misses));
    const options = new Set(met.map((offer) => optionOf(list, project, offer)));
    for (const option of options) countIn(tally.lists[list], option, 1);
    if (list !== 'prices') continue;
    for (const [, price] of met) meetPrice(tally, price);
    const isFound = met.some(([, price, misses]) => price !== null && (misses & bit) === 0);
    if (!isFound && met.some(([, price]) => price === null)) tally.unpriced += 1;
  }
};

/**
 * Counts all options in one pass over the rows: each list counts those that miss nothing except its own part.
 */
export const tallyOf = (rows: readonly CountedRow[], projects: readonly ProjectRow[]): Tally => {
  const lists = Object.fromEntries(LISTS.map(([list]) => [list, new Map()])) as Tally['lists'];
  const tally: Tally = { lists, bounds: null, unpriced: 0 };
  for (const row of rows) tallyRow(tally, row);
  for (const project of projects) tallyProject(tally, project);
  return tally;
};
