/** Figures of one unit as its row carries them; null where they are not known. */
export interface UnitFigures {
  readonly state: string;
  readonly bedrooms: number | null;
  readonly price: number | null;
  readonly area: number | null;
}

/** What a visitor has chosen over the table; an empty text chooses nothing. */
interface UnitChoice {
  readonly state: string;
  readonly bedrooms: string;
  readonly sort: string;
}

/** Whether a unit is among those chosen: its state, and at least so many bedrooms. */
export const isChosen = (unit: UnitFigures, { state, bedrooms }: UnitChoice): boolean =>
  (state === '' || unit.state === state) && (bedrooms === '' || (unit.bedrooms ?? 0) >= Number(bedrooms));

const KEYS: Readonly<Record<string, 'price' | 'area'>> = {
  price: 'price',
  'price-desc': 'price',
  area: 'area',
  'area-desc': 'area',
};

/** Order of units under a choice, or null for the order of floors; what is not known comes last both ways. */
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
