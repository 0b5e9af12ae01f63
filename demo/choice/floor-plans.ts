/** Plans that fit an estate, and what its listing then has to say: the areas drawn on them. */

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

/** A room of a plan as a listing has it. */
export interface PlannedRoom {
  readonly typeId: RoomId;
  /** m², as drawn; null for a toilet in a bathroom. */
  readonly surface: number | null;
  readonly upstairs: boolean;
}

/** Plans of an estate, and what they say of it. */
interface PlannedEstate {
  readonly pictures: readonly OriginalName[];
  /** m² with walls, of all floors drawn. */
  readonly area: number;
  /** Outer width of the front, metres. */
  readonly width: number;
  readonly toilets: number;
  readonly rooms: readonly PlannedRoom[];
}

/** What is asked of a plan. */
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

/** The street runs along the top of a plan, or along the left of one that lies on its side. */
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

/** Motifs on whose plans areas are written. */
const WITH_FIGURES = ['plan-flat', 'plan-ground', 'plan-upper'] as const satisfies readonly PlanMotif[];

/** Whether an estate is shown with a plan that says how large its rooms are. */
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

/** Estates that are on more than one floor, or are one space. */
const UNPLANNED: ReadonlySet<SubTypeCode> = new Set(['DUPLEX', 'LOFT']);
/** How far an estate's area may be from that of a plan, of which it then takes the area. */
const TOLERANCE = 0.1;
const SHARE = 0.5;

/**
 * Plans for about half of the estates that some plan fits: as many bedrooms and bathrooms, and about as large.
 * An estate whose figures are `given` keeps them, so that only a plan of just its area will do. null for none.
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

/** A plan without figures for a flat of a new-build project, or null: houses have none. */
export function unitPlan(beds: number, area: number, houses: boolean, rng: Rng): OriginalName | null {
  const fitting = UNIT_PLANS.filter(
    ([, plan]) =>
      roomsOf(plan, 'bedroom').length === beds && Math.abs(area - grossOf(plan)) <= grossOf(plan) * 0.2,
  );
  return houses || fitting.length === 0 ? null : rng.pick(fitting)[0];
}
