import { plainLine } from '#domain/format/plain-text.ts';
import { unlessTelling } from '#domain/rules/telling.ts';
import type { PlacedUnit, UnitFloor } from '../units/units.ts';

/** A building of a project, its floors from the top down. */
export interface Building {
  /** null where it is the only one, or where the name would reveal a hidden address. */
  readonly name: string | null;
  readonly floors: readonly UnitFloor[];
}

/** Name of a home's building; empty when there is none, or when it would reveal a hidden address. */
export const buildingName = ({ estate: { general } }: PlacedUnit): string =>
  unlessTelling(plainLine(general.buildingName ?? ''), general.address);

/** Buildings named by the homes of a project, in the order of the table, without unknown floors. */
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
 * Whether a drawing would be correct: several storeys, with most of the homes in them. Homes that are all on
 * one level are a street, a row or a car park, whose order is unknown.
 */
export function isDrawable(buildings: readonly Building[], floors: readonly UnitFloor[]): boolean {
  const count = (some: readonly UnitFloor[]): number =>
    some.reduce((sum, { units }) => sum + units.length, 0);
  const drawn = buildings.reduce((sum, building) => sum + count(building.floors), 0);
  return buildings.some(({ floors: levels }) => levels.length > 1) && drawn * 2 >= count(floors);
}
