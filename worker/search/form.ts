import { changed, without } from '#domain/filter/change.ts';
import { searchQuery } from '#domain/filter/codec.ts';
import { keysOf } from '#domain/filter/search.ts';
import { pathTo } from '#domain/routes.ts';
import type { ControlView, PanelView, SearchFormView } from '#domain/views/search-form.ts';
import { cachedView } from '../platform/page/context.ts';
import { type ChoiceGroup, choiceGroups } from './choices.ts';
import { searchHref } from './links.ts';
import type { Asked, SearchScreen, SearchTypes } from './screen.ts';

/** Whether a control has anything to choose. */
const offers = (control: ControlView): boolean => !('options' in control) || control.options.length > 0;

/** A part of the search: the controls of its filters, and their chosen values. */
function toPanel<T extends SearchTypes>(
  screen: SearchScreen<T>,
  part: T['part'],
  groups: readonly ChoiceGroup<T>[],
  asked: Asked<T>,
): PanelView {
  const rows = screen.filters.filter((row) => row.part === part);
  const drawn = rows.map((row) => ({ row, control: row.control?.(asked) ?? null }));
  const labels = drawn.flatMap(({ row, control }) => {
    const whole = row.joined?.(asked) ?? null;
    if (whole !== null) return [whole];
    if (row.inBar !== undefined && control !== null) return row.inBar(control, asked);
    return groups.find((group) => group.row === row)?.choices.map(({ label }) => label) ?? [];
  });
  const [first, ...others] = labels;
  const rest = without(
    screen.search,
    asked.filter,
    rows.flatMap(({ keys }) => keys),
  );
  return {
    name: part,
    label: asked.context.t(screen.parts[part]),
    value: first === undefined ? null : screen.summary([first, ...others], asked.context),
    clearHref: first === undefined ? null : searchHref(screen, rest, asked.context),
    controls: drawn.flatMap(({ control }) => control ?? []),
  };
}

/** Some parts of a search, with those of nothing to choose left out. */
export function toPanels<T extends SearchTypes>(
  screen: SearchScreen<T>,
  parts: readonly T['part'][],
  asked: Asked<T>,
): readonly PanelView[] {
  const groups = choiceGroups(screen, asked);
  return parts
    .map((part) => toPanel(screen, part, groups, asked))
    .filter(({ controls }) => controls.some(offers));
}

/** Every part of a search. */
export const allPanels = <T extends SearchTypes>(
  screen: SearchScreen<T>,
  asked: Asked<T>,
): readonly PanelView[] => toPanels(screen, keysOf(screen.parts), asked);

/**
 * Hidden fields of a form that shows some parts: all other filters, and the display of results. The page number starts
 * again at 1, and a sentence is no longer what the search says.
 */
export function toHidden<T extends SearchTypes>(
  { search, filters }: SearchScreen<T>,
  filter: T['filter'],
  shown: (part: T['part']) => boolean,
): SearchFormView['hidden'] {
  const seen = filters
    .filter(({ carried, part }) => carried === undefined && shown(part))
    .flatMap(({ keys }) => keys);
  return keysOf(search.parameters)
    .filter((key) => key !== 'page' && key !== 'said' && !seen.some((other) => other === key))
    .flatMap((key) => {
      const { name, write } = search.parameters[key];
      return write(filter[key]).map((value) => ({ name, value }));
    });
}

/** Labels of the button that shows the results. */
export const toSubmit = <T extends SearchTypes>(
  { words: { show, showAny } }: SearchScreen<T>,
  total: number | null,
  { filter, context }: Asked<T>,
): SearchFormView['submit'] => ({
  counted: total === null ? null : show(total, filter, context),
  plain: showAny(filter, context),
});

/**
 * The bar of a search with the values of a filter. `total` is the number found, null when unknown. Without
 * options (`{}` on error, spec 1 §7) the form still shows, and keeps, all choices. A place or a price that was not
 * understood stays in its field.
 */
export function toSearchForm<T extends SearchTypes>(
  screen: SearchScreen<T>,
  asked: Asked<T>,
  total: number | null,
): SearchFormView {
  const { filter, options, context, placeProblem, unreadPrices = {} } = asked;
  // The form is the same on every page of a search.
  const sought = searchQuery(screen.search, changed(screen.search, filter, {}));
  const ingredients = [screen.screen, sought, options, placeProblem, JSON.stringify(unreadPrices), total];
  return cachedView(context, 'search form', ingredients, () => makeSearchForm(screen, asked, total));
}

function makeSearchForm<T extends SearchTypes>(
  screen: SearchScreen<T>,
  asked: Asked<T>,
  total: number | null,
): SearchFormView {
  const { filter, context } = asked;
  const panels = toPanels(screen, screen.bar(filter), asked);
  const inBar = (part: T['part']): boolean => panels.some(({ name }) => name === part);
  const groups = choiceGroups(screen, asked);
  const chips = (of: typeof groups): number => of.flatMap(({ choices }) => choices).length;
  const first = changed(screen.search, filter, {});
  return {
    action: pathTo(screen.screen, context.locale),
    panels,
    hidden: toHidden(screen, filter, inBar),
    allHref: searchHref({ screen: screen.all.screen, search: screen.search }, first, context),
    chosen: { all: chips(groups), beyond: chips(groups.filter(({ row }) => !inBar(row.part))) },
    submit: toSubmit(screen, total, asked),
  };
}
