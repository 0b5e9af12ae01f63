import { hasPositive, isUnsetNumber } from './emptiness.ts';

/** Room type ids used for counting (spec 1 §3). */
export const ROOM_TYPES = {
  bedroom: 1,
  bathroom: 5,
  garage: 6,
  terrace: 10,
  parking: 14,
  toilet: 16,
} as const;
type RoomType = keyof typeof ROOM_TYPES;

interface RoomLike {
  readonly typeId?: number | null;
  readonly count?: number | null;
  /** m². */
  readonly surface?: number | null;
}

const rowsOf = (layout: readonly RoomLike[] | null | undefined, type: RoomType): readonly RoomLike[] =>
  (layout ?? []).filter((room) => room.typeId === ROOM_TYPES[type]);

/** Rooms a row stands for: its count, one where it has none. */
const countOf = ({ count }: RoomLike): number =>
  isUnsetNumber(count) ? 1 : Math.max(0, Math.trunc(count ?? 1));

/** Number of rooms of a kind: one kind may stand in several rows (spec 1 §3). */
export const countRooms = (layout: readonly RoomLike[] | null | undefined, type: RoomType): number =>
  rowsOf(layout, type).reduce((sum, room) => sum + countOf(room), 0);

/** Surface of all terraces together, m²; 0 when none is known (spec 1 §3: "surface summed"). */
export const terraceSurface = (layout: readonly RoomLike[] | null | undefined): number =>
  rowsOf(layout, 'terrace').reduce((sum, { surface }) => sum + (hasPositive(surface) ? surface : 0), 0);

/** The listing's own figure where it gives one, else the rooms counted; null when there are none. */
export function roomCount(
  given: number | null | undefined,
  layout: readonly RoomLike[] | null | undefined,
  type: RoomType,
): number | null {
  if (hasPositive(given)) return given;
  const counted = countRooms(layout, type);
  return counted > 0 ? counted : null;
}

/** Room type ids of rooms one is in by day, as the first source's lists name them. */
const DAY_ROOMS: readonly number[] = [4, 7, 21];

/**
 * Rooms without bathrooms, cellars, halls and the like (schema.org, `numberOfRooms`): bedrooms, kitchen,
 * living room, study. null where the list lacks one or the other sort, since then it is no list of all rooms.
 */
export function livedInRooms(layout: readonly RoomLike[] | null | undefined): number | null {
  const byDay = (layout ?? []).filter(({ typeId }) => DAY_ROOMS.includes(typeId ?? -1));
  const bedrooms = countRooms(layout, 'bedroom');
  if (byDay.length === 0 || bedrooms === 0) return null;
  return byDay.reduce((sum, room) => sum + countOf(room), bedrooms);
}
