import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { formatPrice } from '#domain/format/money.ts';
import { pathTo } from '#domain/routes.ts';
import { hasPositive } from '#domain/rules/emptiness.ts';
import type { SearchPanelView } from '#domain/views/home.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import { cachedView, type ViewContext } from '../platform/page/context.ts';
import { budgetsOf } from './options/budgets.ts';
import { namedOptions, statusOptions } from './options/filter-options.ts';
import { toPlaceField } from './place/place-field.ts';

/** Highest suggested number of guests; the search for stays offers more. */
const MOST_GUESTS = 10;

const toBudget = (euros: number, { t }: ViewContext): OptionView => ({
  value: String(euros),
  label: t('views.home.budget', { price: formatPrice(euros, t) }),
  count: null,
  checked: false,
});

/**
 * Maximum prices for each offered status, under its name, because sale prices and rents differ. Maximum sale
 * prices above all estates are useless and left out.
 */
function budgetGroups(
  status: readonly OptionView[],
  options: EstateFilters | null,
  context: ViewContext,
): SearchPanelView['budgets'] {
  const max = options?.prices?.max;
  return status.flatMap(({ value, label }) => {
    const useful = budgetsOf([value]).filter((euros) => !hasPositive(max) || euros < max);
    return useful.length === 0
      ? []
      : [{ status: value, label, options: useful.map((euros) => toBudget(euros, context)) }];
  });
}

/**
 * To buy or to rent (spec 1 §9, "Estate status values for the filter"). Buying is first, as most visitors
 * want it; a status without estates is never first if the other has some.
 */
function estateStatus(options: EstateFilters | null, context: ViewContext): readonly OptionView[] {
  const status = statusOptions(EMPTY_FILTER, options, context).filter(
    ({ value, count }) => value !== 'TAKE_OVER' && count !== 0,
  );
  return status.map((option, index) => ({ ...option, checked: index === 0 }));
}

/** Search box that leads into the offer; `total` is shown when the options are unknown. */
export const toSearchPanel = (
  options: EstateFilters | null,
  total: number | null,
  context: ViewContext,
): SearchPanelView =>
  cachedView(context, 'search panel', [options, total], () => makeSearchPanel(options, total, context));

function makeSearchPanel(
  options: EstateFilters | null,
  total: number | null,
  context: ViewContext,
): SearchPanelView {
  const status = estateStatus(options, context);
  return {
    action: pathTo('offer', context.locale),
    status,
    place: toPlaceField({ filter: EMPTY_FILTER, options, problem: null }, context),
    types: namedOptions('type', EMPTY_FILTER, options, context),
    budgets: budgetGroups(status, options, context),
    stays: context.site.settings.features.includes('rentals')
      ? {
          action: pathTo('rentals', context.locale),
          persons: Array.from({ length: MOST_GUESTS }, (_, index) => index + 1),
        }
      : null,
    // Number found by the form as it is: the estates of the preselected status.
    total: status.find(({ checked }) => checked)?.count ?? (status.length === 0 ? total : null),
  };
}
