import { hasPositive } from './emptiness.ts';
import { lowestPrice } from './price.ts';
import { type Id, sameId } from './source.ts';
import { availability, type Standing } from './standing.ts';
import { saysYes } from './yes-no.ts';

/** Head type of a project, first source. */
export const PROJECT_HEAD_TYPE = 9;

interface ProjectMarks {
  /** Yes or no in any spelling. */
  readonly project?: unknown;
  readonly parentId?: Id | null;
  readonly headType?: { readonly id?: Id | null } | null;
}

/** A project: flagged as one, or of the head type Project (spec 1 §1). */
export const isProject = (general: ProjectMarks): boolean =>
  saysYes(general.project) || sameId(general.headType?.id, PROJECT_HEAD_TYPE);

/** Id of the project that an estate is a unit of (spec 1 §3); null for none, which systems also write as 0 and -1. */
export const projectIdOf = ({ parentId }: ProjectMarks): Id | null =>
  parentId === undefined || parentId === null || ['', '0', '-1'].includes(String(parentId).trim())
    ? null
    : parentId;

/** A unit of a project has the project's id as parentId (spec 1 §3). */
export const isProjectUnit = (general: ProjectMarks): boolean => projectIdOf(general) !== null;

/**
 * Whether a card is titled by the building's name: for a project that has one; other cards have the sub type
 * (spec 1 §2; decision 38).
 */
export const showsBuildingName = (
  general: ProjectMarks & { readonly buildingName?: string | null },
): boolean => isProject(general) && (general.buildingName ?? '').trim() !== '';

/** The facts of a unit that a project's summary needs. */
interface UnitLike {
  readonly standing: Standing;
  /** Euros. */
  readonly price?: number | null;
  /** m². */
  readonly area?: number | null;
}

export interface ProjectFacts {
  readonly units: number;
  readonly free: number;
  /** Lowest price in euros among the free units, else among all; null when none is known. */
  readonly priceFrom: number | null;
  /** Smallest and largest area, m². */
  readonly areas: readonly [smallest: number, largest: number] | null;
}

/** Summary of a project: number of units and free units, starting price, and range of areas. */
export function projectFacts(units: readonly UnitLike[]): ProjectFacts {
  const free = units.filter(({ standing }) => availability(standing) === 'free');
  const areas = units.map(({ area }) => area).filter(hasPositive);
  return {
    units: units.length,
    free: free.length,
    priceFrom: lowestPrice(free.map(({ price }) => price)) ?? lowestPrice(units.map(({ price }) => price)),
    areas: areas.length === 0 ? null : [Math.min(...areas), Math.max(...areas)],
  };
}

interface PriceLike {
  readonly value?: number | null;
  readonly priceFrom?: unknown;
}

/**
 * The price of an estate as pages, lists and mails show it: a project without one of its own starts from its cheapest
 * free unit, and with no unit left there is nothing to ask a price for. `gone`: it is itself sold, let or taken over.
 */
export const askedPrice = (
  price: PriceLike | null | undefined,
  {
    project,
    gone,
    facts,
  }: { readonly project: boolean; readonly gone: boolean; readonly facts: ProjectFacts },
): { readonly value: number | null; readonly priceFrom: boolean; readonly sold: boolean } => ({
  value: price?.value ?? facts.priceFrom,
  priceFrom: saysYes(price?.priceFrom) || project,
  sold: gone || (facts.units > 0 && facts.free === 0),
});

/** Location of a unit: its floor, and its position on that floor. */
interface OnFloor {
  readonly floor?: number | null;
  readonly floorId?: number | null;
}

const last = Number.POSITIVE_INFINITY;

/**
 * Units by floor, lowest first, and within a floor by floorId (spec 1 §4, "Project and map"). Floor 0 is the
 * ground floor and -1 a basement: here neither means "unset" (contract). Units without a floor come last.
 */
export function groupByFloor<T extends OnFloor>(
  units: readonly T[],
): { readonly floor: number | null; readonly units: readonly T[] }[] {
  const floors = new Map<number | null, T[]>();
  for (const unit of units) {
    const floor = unit.floor ?? null;
    floors.set(floor, [...(floors.get(floor) ?? []), unit]);
  }
  return [...floors]
    .sort(([one], [other]) => ((one ?? last) < (other ?? last) ? -1 : 1))
    .map(([floor, members]) => ({
      floor,
      units: members.toSorted((a, b) => (a.floorId ?? last) - (b.floorId ?? last) || 0),
    }));
}
