/** Figures of one unit from its table row; null where unknown. */
export interface UnitFigures {
  readonly state: string;
  readonly bedrooms: number | null;
  readonly price: number | null;
  readonly area: number | null;
}

/** Choices above the table of units; an empty text means no choice. */
interface UnitChoice {
  readonly state: string;
  readonly bedrooms: string;
  readonly sort: string;
}

/** Whether a unit matches the choice: its status, and at least the chosen number of bedrooms. */
export const isChosen = (unit: UnitFigures, { state, bedrooms }: UnitChoice): boolean =>
  (state === '' || unit.state === state) && (bedrooms === '' || (unit.bedrooms ?? 0) >= Number(bedrooms));

const KEYS: Readonly<Record<string, 'price' | 'area'>> = {
  price: 'price',
  'price-desc': 'price',
  area: 'area',
  'area-desc': 'area',
};

/**
 * Compare function for a chosen sort order, or null for the order of floors; unknown values come last in both
 * directions.
 */
export const unitOrder = (sort: string): ((a: UnitFigures, b: UnitFigures) => number) | null => {
  const key = Object.hasOwn(KEYS, sort) ? KEYS[sort] : undefined;
  if (key === undefined) return null;
  const direction = sort.endsWith('-desc') ? -1 : 1;
  return (a, b) => {
    const [left, right] = [a[key], b[key]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * (left - right);
  };
};
