import { AREA_NAMES, type AreaName, areaName, liesIn } from '../../../domain/filter/areas.ts';
import type { Id } from '../../../domain/rules/source.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** A town as the options name it. */
interface Town {
  readonly id: Id;
  readonly zip?: Id | null;
}

/** "West-Vlaanderen (provincie)", "De kust". */
export const areaLabel = (name: AreaName, { t, locale }: Pick<ViewContext, 't' | 'locale'>): string =>
  name === 'coast' ? areaName(name, locale) : t('views.place.province', { name: areaName(name, locale) });

/** Towns of the offer that lie in a part of the country. */
export const townsIn = <T extends Town>(name: AreaName, towns: readonly T[]): readonly T[] =>
  towns.filter(({ zip }) => liesIn(name, zip));

/** Fewer towns are told one by one. */
const FEWEST_TOWNS = 4;

/** The part of the country of which the search names every town of the offer; null for none. */
export function areaOf(
  cities: readonly string[],
  towns: readonly Town[],
  context: Pick<ViewContext, 't' | 'locale'>,
): string | null {
  if (cities.length < FEWEST_TOWNS) return null;
  const named = [...cities].toSorted().join();
  const name = AREA_NAMES.toReversed().find(
    (candidate) =>
      [...new Set(townsIn(candidate, towns).map(({ id }) => String(id)))].toSorted().join() === named,
  );
  return name === undefined ? null : areaLabel(name, context);
}
