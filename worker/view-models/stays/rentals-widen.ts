import { movedStay, type RentalFilter } from '../../../domain/filter/rental-filter.ts';
import type { WidenView } from '../../../domain/views/offer.ts';
import type { ViewContext } from '../context.ts';
import { daysName, type LoadedOptions } from './rental-options.ts';
import { rentalChoices } from './rentals-choices.ts';
import { rentalsHref } from './rentals-href.ts';

/** A search that differs by one step from one without results. */
export interface RentalStep {
  readonly label: string;
  readonly filter: RentalFilter;
}

/** A step and the units it leads to; null where they could not be counted. */
export interface CountedRentalStep extends RentalStep {
  readonly total: number | null;
}

/** Most steps that are offered, and counted. */
const MOST_STEPS = 5;
const WEEK = 7;

/** The same stay a week later or earlier; never in the past. */
function moved(filter: RentalFilter, today: string, context: ViewContext): RentalStep[] {
  if (filter.from === null) return [];
  return [WEEK, -WEEK]
    .map((days) => movedStay(filter, days))
    .filter(({ from }) => from !== null && from >= today)
    .map((other) => ({ label: daysName(other, context) ?? '', filter: other }));
}

/** Single steps that widen a search: other days, or without one choice (look, "No results"). */
export function rentalSteps(
  filter: RentalFilter,
  options: LoadedOptions,
  today: string,
  context: ViewContext,
): readonly RentalStep[] {
  const { t } = context;
  const drops = rentalChoices(filter, options, context)
    .toReversed()
    .map(({ label, without }) => ({ label: t('views.filter.without', { choice: label }), filter: without }));
  return [...moved(filter, today, context), ...drops].slice(0, MOST_STEPS);
}

/** The steps as links; one that leads to nothing again is left out. */
export const toRentalWiden = (
  steps: readonly CountedRentalStep[],
  context: ViewContext,
): readonly WidenView[] =>
  steps
    .filter(({ total }) => total !== 0)
    .map(({ label, filter, total }) => ({
      label,
      href: rentalsHref(filter, context),
      count: total === null ? null : context.t.count('stays.counted', total),
    }));
