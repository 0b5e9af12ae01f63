import { unlessTelling } from '../../../domain/rules/telling.ts';
import type { PlacedUnit, UnitFloor } from '../units/units.ts';

/** A building of a project, its floors from the top down. */
export interface Building {
  /** null where it is the only one, or would tell a hidden address. */
  readonly name: string | null;
  readonly floors: readonly UnitFloor[];
}

/** What a home's building is called; empty where nothing is said, or where it would tell a hidden address. */
export const buildingName = ({ estate: { general } }: PlacedUnit): string =>
  unlessTelling((general.buildingName ?? '').trim(), general.address);

/** The buildings that the homes of a project say they are in, in the order of the table, without floors that are not known. */
export function buildingsOf(floors: readonly UnitFloor[]): readonly Building[] {
  const known = floors.filter(({ floor }) => floor !== null).toReversed();
  const names = [...new Set(floors.flatMap(({ units }) => units.map(buildingName)))];
  if (names.length < 2) return [{ name: null, floors: known }];
  return names
    .map((name) => ({
      name: name === '' ? null : name,
      floors: known
        .map((floor) => ({ ...floor, units: floor.units.filter((unit) => buildingName(unit) === name) }))
        .filter(({ units }) => units.length > 0),
    }))
    .filter(({ floors: levels }) => levels.length > 0);
}

/**
 * Whether a drawing would be honest: storeys over each other, with most of the homes in them. What all stands on
 * one level is a street, a row or a car park, and nobody says in which order.
 */
export function isDrawable(buildings: readonly Building[], floors: readonly UnitFloor[]): boolean {
  const count = (some: readonly UnitFloor[]): number =>
    some.reduce((sum, { units }) => sum + units.length, 0);
  const drawn = buildings.reduce((sum, building) => sum + count(building.floors), 0);
  return buildings.some(({ floors: levels }) => levels.length > 1) && drawn * 2 >= count(floors);
}
