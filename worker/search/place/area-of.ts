import { AREA_NAMES, type AreaName, areaName, liesIn } from '#domain/filter/areas.ts';
import type { Id } from '#domain/rules/source.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** A town among the options. */
interface Town {
  readonly id: Id;
  readonly zip?: Id | null;
}

/** "West-Vlaanderen (provincie)", "De kust". */
export const areaLabel = (name: AreaName, { t, locale }: Pick<ViewContext, 't' | 'locale'>): string =>
  name === 'coast' || name === 'brussels'
    ? areaName(name, locale)
    : t('views.place.province', { name: areaName(name, locale) });

/** Towns of the offer in a part of the country. */
export const townsIn = <T extends Town>(name: AreaName, towns: readonly T[]): readonly T[] =>
  towns.filter(({ zip }) => liesIn(name, zip));

/** Smallest number of towns that are replaced by the area's name. */
const FEWEST_TOWNS = 4;

/** The part of the country all of whose towns in the offer are chosen; null for none. */
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
