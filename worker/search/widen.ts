import { without } from '#domain/filter/change.ts';
import type { WidenView } from '#domain/views/offer.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { type ChoiceGroup, choiceGroups } from './choices.ts';
import { searchHref } from './links.ts';
import type { Asked, SearchScreen, SearchTypes, WidenStep } from './screen.ts';

/** A step and its number of results; null when it could not be counted. */
export interface CountedStep<F> extends WidenStep<F> {
  readonly total: number | null;
}

/** Highest number of steps that are counted, and of those that are suggested: steps without results are left out. */
const MOST_COUNTED = 8;
const MOST_STEPS = 5;
/** Steps among those counted that are kept for dropping a choice: a wider search may lead nowhere. */
const LEAST_DROPS = 4;

/**
 * The search without one choice; or without a whole filter, when it has several choices or is a single value,
 * and there is a text for it.
 */
function drops<T extends SearchTypes>(
  { search }: SearchScreen<T>,
  { row, choices }: ChoiceGroup<T>,
  { filter, context: { t } }: Asked<T>,
): readonly WidenStep<T['filter']>[] {
  if ((choices.length > 1 || 'whole' in row.words) && row.withoutAll !== undefined) {
    return [{ label: t(row.withoutAll), filter: without(search, filter, row.keys) }];
  }
  return choices.toReversed().map(({ label, without: rest }) => ({
    label: t('views.filter.without', { choice: label }),
    filter: rest,
  }));
}

/**
 * Single steps that widen a search: first slightly wider searches, then without the least important filter
 * (look, "No results").
 */
export function widenSteps<T extends SearchTypes>(
  screen: SearchScreen<T>,
  asked: Asked<T>,
): readonly WidenStep<T['filter']>[] {
  const wider = screen.filters.flatMap((row) => row.wider?.(asked) ?? []);
  const dropped = choiceGroups(screen, asked)
    .flatMap((group) => (group.row.dear === null ? [] : [{ group, dear: group.row.dear }]))
    .toSorted((one, other) => one.dear - other.dear)
    .flatMap(({ group }) => drops(screen, group, asked));
  const mostWider = MOST_COUNTED - Math.min(dropped.length, LEAST_DROPS);
  return [...wider.slice(0, mostWider), ...dropped].slice(0, MOST_COUNTED);
}

/** The steps as links; those without results are left out. */
export const toWiden = <T extends SearchTypes>(
  screen: SearchScreen<T>,
  steps: readonly CountedStep<T['filter']>[],
  context: ViewContext,
): readonly WidenView[] =>
  steps
    .filter(({ total }) => total !== 0)
    .slice(0, MOST_STEPS)
    .map(({ label, filter, total }) => ({
      label,
      href: searchHref(screen, filter, context),
      count: total === null ? null : screen.words.found(total, filter, context),
    }));
