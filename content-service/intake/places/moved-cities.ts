import { fold } from '#domain/fold.ts';
import { LOCALES } from '#domain/locale.ts';
import { type StatedPlace, zipKey } from './derive-city.ts';
import { statedCities } from './spots.ts';

type Columns = readonly (readonly (string | number)[])[];

/** Whether two places are different ones: one more language, or another spelling, is the same place. */
const isElsewhere = (before: StatedPlace, after: StatedPlace): boolean =>
  [
    [zipKey(before.zip), zipKey(after.zip)],
    ...LOCALES.map((locale) => [fold(before.name?.[locale] ?? ''), fold(after.name?.[locale] ?? '')]),
  ].some(([one, other]) => one !== '' && other !== '' && one !== other);

/**
 * Paths of the ids of cities that a row leaves behind: it moves the home by zip or name, and does not state the id by
 * which searches find it (decision 103).
 */
export function movedCities(kind: string, before: unknown, after: unknown, columns: Columns): Columns {
  const stored = statedCities(kind, before);
  return statedCities(kind, after).flatMap(({ above, itself, place }, index) => {
    const path = [...above, 'city', 'id'];
    const was = stored[index];
    const states = columns.some((column) => column.join() === path.join());
    return itself && !states && was !== undefined && isElsewhere(was.place, place) ? [path] : [];
  });
}
