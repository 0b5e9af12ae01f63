/** Floor plans that fit an estate, and the room areas that its listing then takes from them. */

import {
  areaOf,
  bathroomsWithToilet,
  grossOf,
  OUTER,
  type Plan,
  type PlanRoomKind,
  roomsOf,
} from '../art/plans/plan.ts';
import { PLANS } from '../art/pool/plans.ts';
import type { OriginalName } from '../art/pool/pool.ts';
import type { Rng } from '../basics/rng.ts';
import type { SubTypeCode } from '../vocabulary/sub-types.ts';
import type { RoomId } from '../vocabulary/vocabulary.ts';

/** A room of a plan, in the format of a listing. */
export interface PlannedRoom {
  readonly typeId: RoomId;
  /** m², as drawn; null for a toilet in a bathroom. */
  readonly surface: number | null;
  readonly upstairs: boolean;
}

/** Plans of an estate, with the data that they define. */
interface PlannedEstate {
  readonly pictures: readonly OriginalName[];
  /** m² including walls, of all floors drawn. */
  readonly area: number;
  /** Outer width of the front, metres. */
  readonly width: number;
  readonly toilets: number;
  readonly rooms: readonly PlannedRoom[];
}

/** Requirements for a plan. */
interface PlanWish {
  readonly flat: boolean;
  readonly subType: SubTypeCode;
  readonly beds: number | null;
  readonly baths: number | null;
  readonly area: number | null;
}

const TYPES: Readonly<Record<PlanRoomKind, RoomId>> = {
  living: 7,
  kitchen: 4,
  bedroom: 1,
  bathroom: 5,
  toilet: 16,
  hall: 20,
  storage: 22,
  study: 21,
};
const NIGHT_HALL: RoomId = 24;
const TOILET: RoomId = 16;

function roomsOn(plan: Plan): PlannedRoom[] {
  const upstairs = plan.floor === 'upper';
  const rooms = plan.rooms.map((room) => ({
    typeId: upstairs && room.kind === 'hall' ? NIGHT_HALL : TYPES[room.kind],
    surface: areaOf(plan, room),
    upstairs,
  }));
  const toilets = bathroomsWithToilet(plan).map(() => ({ typeId: TOILET, surface: null, upstairs }));
  return [...rooms, ...toilets];
}

/** Outer length of the street side: the top of a plan, or the left of a rotated one. */
const frontOf = ({ facades, width, depth }: Plan): number =>
  (facades.includes('top') ? width : depth) + 2 * OUTER;

const planned = (floors: readonly (readonly [OriginalName, Plan])[]): PlannedEstate => {
  const plans = floors.map(([, plan]) => plan);
  const rooms = plans.flatMap(roomsOn);
  return {
    pictures: floors.map(([name]) => name),
    area: Math.round(plans.reduce((sum, plan) => sum + grossOf(plan), 0)),
    width: Math.round((plans[0] ? frontOf(plans[0]) : 0) * 10) / 10,
    toilets: rooms.filter(({ typeId }) => typeId === TOILET).length,
    rooms,
  };
};

type PlanMotif = keyof typeof PLANS;
const plansOf = (motif: PlanMotif): (readonly [OriginalName, Plan])[] =>
  PLANS[motif].drawings.flatMap(({ facts }, index) =>
    facts.plan === undefined ? [] : [[`${motif}-${index + 1}` as const, facts.plan] as const],
  );

/** Motifs of plans with written areas. */
const WITH_FIGURES = ['plan-flat', 'plan-ground', 'plan-upper'] as const satisfies readonly PlanMotif[];

/** Whether an estate has a plan with written areas. */
export const hasFigures = (pictures: readonly { readonly file?: unknown }[] | null | undefined): boolean =>
  (pictures ?? []).some(({ file }) => WITH_FIGURES.some((motif) => String(file).startsWith(`${motif}-`)));

const FLAT_PLANS: readonly PlannedEstate[] = plansOf('plan-flat').map((floor) => planned([floor]));
const UPPER_FLOORS = plansOf('plan-upper');
const HOUSE_PLANS: readonly PlannedEstate[] = plansOf('plan-ground').flatMap((ground, index) => {
  const upper = UPPER_FLOORS[index];
  return upper === undefined ? [] : [planned([ground, upper])];
});

const count = ({ rooms }: PlannedEstate, kind: PlanRoomKind): number =>
  rooms.filter(({ typeId }) => typeId === TYPES[kind]).length;

/** Sub types without a plan: on more than one floor, or a single space. */
const UNPLANNED: ReadonlySet<SubTypeCode> = new Set(['DUPLEX', 'LOFT']);
/**
 * Maximum difference between the areas of an estate and a plan, as a share; the estate then takes the plan's
 * area.
 */
const TOLERANCE = 0.1;
const SHARE = 0.5;

/**
 * Plans for about half of the estates that a plan fits: same number of bedrooms and bathrooms, and a similar
 * area. An estate with `given` figures keeps them, so that its plan must have exactly that area. null for
 * none.
 */
export function planFor(wish: PlanWish, given: boolean, rng: Rng): PlannedEstate | null {
  const wanted = given || rng.chance(SHARE);
  if (!wanted || wish.area === null || UNPLANNED.has(wish.subType)) return null;
  const { area, beds, baths } = wish;
  const fitting = (wish.flat ? FLAT_PLANS : HOUSE_PLANS).filter(
    (plan) =>
      count(plan, 'bedroom') === beds &&
      count(plan, 'bathroom') === baths &&
      Math.abs(area - plan.area) <= (given ? 0 : plan.area * TOLERANCE),
  );
  return fitting.length === 0 ? null : rng.pick(fitting);
}

const UNIT_PLANS = plansOf('plan-unit');

/** A plan without areas for a flat of a new-build project; null for houses, which have none. */
export function unitPlan(beds: number, area: number, houses: boolean, rng: Rng): OriginalName | null {
  const fitting = UNIT_PLANS.filter(
    ([, plan]) =>
      roomsOf(plan, 'bedroom').length === beds && Math.abs(area - grossOf(plan)) <= grossOf(plan) * 0.2,
  );
  return houses || fitting.length === 0 ? null : rng.pick(fitting)[0];
}
