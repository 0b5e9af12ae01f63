import type { Field, Tab } from './field.ts';
import type { Draft } from './rows.ts';

interface Place {
  readonly tab: Tab;
  readonly order: number;
}

/** Positions of a path in the tabs that the specification lists; the first one is its main position. */
const listedPlaces = (
  path: string,
  lists: readonly (readonly [tab: Tab, paths: readonly string[]])[],
): readonly Place[] =>
  lists.flatMap(([tab, paths]) => (paths.includes(path) ? [{ tab, order: paths.indexOf(path) }] : []));

/** Gives each row its tab and position: as listed, else in its own tab in table order. */
function withPlaces(
  drafts: readonly Draft[],
  lists: readonly (readonly [tab: Tab, paths: readonly string[]])[],
): readonly Field[] {
  const filled = new Map<Tab | null, number>(lists.map(([tab, paths]) => [tab, paths.length]));
  const next = (tab: Tab | null): number => {
    const order = filled.get(tab) ?? 0;
    filled.set(tab, order + 1);
    return order;
  };
  return drafts.map(({ home, ...row }) => {
    const [main, second] = listedPlaces(row.path, lists);
    if (main === undefined) return { ...row, tab: home, order: next(home) };
    return { ...row, ...main, ...(second === undefined ? {} : { also: second }) };
  });
}

/** Builds a source's field table: rows in their positions, each with its companion rows. */
export function fieldTable(
  drafts: readonly Draft[],
  lists: readonly (readonly [tab: Tab, paths: readonly string[]])[] = [],
): readonly Field[] {
  const fields = withPlaces(drafts, lists);
  const byPath = new Map(fields.map((field) => [field.path, field]));
  return fields.map(({ companions, ...field }) =>
    companions === undefined
      ? field
      : { ...field, companions, beside: companions.flatMap((path) => byPath.get(path) ?? []) },
  );
}
