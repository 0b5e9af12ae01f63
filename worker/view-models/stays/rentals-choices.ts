import { changeRental, type RentalFilter } from '../../../domain/filter/rental-filter.ts';
import type { ViewContext } from '../context.ts';
import { chosenName, daysName, LIST_KEYS, type ListKey, type LoadedOptions } from './rental-options.ts';

/** One thing that was chosen, and the search without it. */
export interface RentalChoice {
  readonly label: string;
  readonly without: RentalFilter;
}

const listChoices = (
  key: ListKey,
  filter: RentalFilter,
  options: LoadedOptions,
  context: ViewContext,
): RentalChoice[] =>
  filter[key].map((value) => ({
    label: chosenName(key, value, options, context),
    without: changeRental(filter, {
      [key]: (filter[key] as readonly string[]).filter((one) => one !== value),
    }),
  }));

/** All that was chosen, in the order of the filter bar. */
export function rentalChoices(
  filter: RentalFilter,
  options: LoadedOptions,
  context: ViewContext,
): readonly RentalChoice[] {
  const { t } = context;
  const days = daysName(filter, context);
  const { persons } = filter;
  return [
    ...(days === null ? [] : [{ label: days, without: changeRental(filter, { from: null, to: null }) }]),
    ...(persons === null
      ? []
      : [{ label: t.count('stays.persons', persons), without: changeRental(filter, { persons: null }) }]),
    ...LIST_KEYS.flatMap((key) => listChoices(key, filter, options, context)),
  ];
}
