import { groupByFloor } from '#domain/rules/project.ts';
import { availability } from '#domain/rules/standing.ts';
import type { UnitGroupView } from '#domain/views/estate-page.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { cardFacts } from '../facts/card-facts.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { toPrice } from '../property/price.ts';
import { type Property, placeOf, statusOf, toHeart } from '../property/property.ts';

type UnitView = UnitGroupView['units'][number];

/** A unit with the view of its row. */
export interface PlacedUnit {
  readonly estate: Estate;
  readonly unit: Property;
  readonly view: UnitView;
}

/** A floor of a project; `floor` is null for units on an unknown floor. */
export interface UnitFloor {
  readonly floor: number | null;
  readonly name: string;
  readonly units: readonly PlacedUnit[];
}

/** "Appartement 2.3"; without a number only the kind. */
export const unitTitle = ({ name, unitNumber }: Property, { t }: ViewContext): string =>
  unitNumber === null ? name : t('views.units.named', { type: name, number: unitNumber });

function unitStatus(unit: Property, context: ViewContext): UnitView['status'] {
  const state = availability(unit.standing);
  return { state, text: state === 'free' ? context.t('standing.free') : statusOf(unit, context).text };
}

function toUnit(estate: Estate, unit: Property, project: Estate | null, context: ViewContext): UnitView {
  const title = unitTitle(unit, context);
  return {
    id: unit.id,
    href: unit.hidden ? null : canonicalPath(estate, project, context),
    title,
    status: unitStatus(unit, context),
    // The former price of a sold unit is of no use in the list of a project.
    price: unit.sold ? null : toPrice(unit.price, context),
    facts: cardFacts(unit, context),
    heart: toHeart(title, placeOf(unit, context), context),
  };
}

function floorName(floor: number | null, { t }: ViewContext): string {
  if (floor === null) return t('views.units.floor.other');
  if (floor === 0) return t('views.units.floor.ground');
  return t(floor > 0 ? 'views.units.floor.above' : 'views.units.floor.below', { n: floor });
}

/**
 * Units of a project by floor, lowest first, and by floorId within a floor (spec 1 §4). `project` begins their addresses; null where
 * they have their own.
 */
export function unitFloors(
  children: readonly Estate[],
  project: Estate | null,
  context: ViewContext,
): readonly UnitFloor[] {
  const units = children.map((estate) => ({ estate, unit: propertyOfEstate(estate, context) }));
  const placed = units.map((entry) => ({ ...entry, floor: entry.unit.floor, floorId: entry.unit.floorId }));
  return groupByFloor(placed).map(({ floor, units: members }) => ({
    floor,
    name: floorName(floor, context),
    units: members.map(({ estate, unit }) => ({
      estate,
      unit,
      view: toUnit(estate, unit, project, context),
    })),
  }));
}

/** The table of a project's units. */
export const toUnits = (floors: readonly UnitFloor[]): readonly UnitGroupView[] =>
  floors.map(({ name, units }) => ({ floor: name, units: units.map(({ view }) => view) }));
