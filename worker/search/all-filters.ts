import { cleared } from '#domain/filter/change.ts';
import { pathTo } from '#domain/routes.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { AllFiltersView, ControlView, PanelView } from '#domain/views/search-form.ts';
import { toHidden, toPanels, toSubmit } from './form.ts';
import { searchHref } from './links.ts';
import type { Asked, SearchScreen, SearchTypes } from './screen.ts';

/** Parameter with the name of the open part. */
export const OPEN = 'open';

/** The part that an address opens; without one, what a home has, which visitors ask for most beside the bar. */
export const openPart = <T extends SearchTypes>(
  { all: { parts } }: SearchScreen<T>,
  search: URLSearchParams,
  first: T['part'],
): T['part'] => parts.find((part) => part === search.get(OPEN)) ?? first;

const uncounted = (options: readonly OptionView[]): readonly OptionView[] =>
  options.map((option) => ({ ...option, count: null }));

/** A control without counts: those of a closed part are not shown, and not all of them are requested. */
function withoutCounts(control: ControlView): ControlView {
  if ('options' in control) return { ...control, options: uncounted(control.options) };
  return control.kind === 'place' ? { ...control, cities: uncounted(control.cities) } : control;
}

/** The only control of a part needs no legend: the part's name says it. */
const alone = (control: ControlView): ControlView =>
  control.kind === 'options' ? { ...control, legend: null } : control;

/** The controls of a part. */
function controlsOf({ controls }: PanelView, open: boolean): readonly ControlView[] {
  const counted = open ? controls : controls.map(withoutCounts);
  return counted.length === 1 ? counted.map(alone) : counted;
}

/** All filters of a search as one form; `total` is the number found, null when unknown. */
export function toAllFilters<T extends SearchTypes>(
  screen: SearchScreen<T>,
  asked: Asked<T>,
  { total, open }: { readonly total: number | null; readonly open: T['part'] },
): AllFiltersView {
  const { filter, context } = asked;
  const here = { screen: screen.all.screen, search: screen.search };
  return {
    action: pathTo(screen.screen, context.locale),
    here: pathTo(screen.all.screen, context.locale),
    closeHref: searchHref(screen, filter, context),
    clearHref: searchHref(here, cleared(screen.search, filter), context),
    groups: toPanels(screen, screen.all.parts, asked).map((panel) => ({
      ...panel,
      open: panel.name === open,
      direct: screen.all.direct.some((part) => part === panel.name),
      controls: controlsOf(panel, panel.name === open),
      unsaid: screen.unsaid?.(panel.name, asked) ?? [],
    })),
    hidden: toHidden(screen, filter, () => true),
    submit: toSubmit(screen, total, asked),
  };
}
