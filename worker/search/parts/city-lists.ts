import type { OptionView } from '#domain/views/option.ts';

/** Number of cities shown at first beside the chosen ones. */
const MOST_SHOWN = 12;
/** Smallest number of cities that is worth folding. */
const FEWEST_HIDDEN = 3;

/** The chosen cities and those with most estates; the others in the order in which they came. */
export function splitCities(cities: readonly OptionView[]): {
  readonly first: readonly OptionView[];
  readonly others: readonly OptionView[];
} {
  const chosen = cities.filter(({ checked }) => checked);
  const free = cities.filter(({ checked }) => !checked);
  const byEstates = free.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
  const shown = byEstates.slice(0, free.length - MOST_SHOWN < FEWEST_HIDDEN ? free.length : MOST_SHOWN);
  return { first: [...chosen, ...shown], others: free.filter((city) => !shown.includes(city)) };
}
