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

/** Ids of room types that have a name of their own (`locales/`, labels of rooms), in the order of a visit. */
export const ROOM_TYPE_IDS = [7, 4, 1, 5, 16, 10, 6, 14, 3, 11] as const;

interface RoomLike {
  readonly typeId?: number | null;
  readonly count?: number | null;
  /** m². */
  readonly surface?: number | null;
}

const rowsOf = (layout: readonly RoomLike[] | null | undefined, type: RoomType): readonly RoomLike[] =>
  (layout ?? []).filter((room) => room.typeId === ROOM_TYPES[type]);

/** Number of rooms in a row: its count, or one without a count. */
export const countOf = ({ count }: RoomLike): number =>
  isUnsetNumber(count) ? 1 : Math.max(0, Math.trunc(count ?? 1));

/** Number of rooms of a type, which may have several rows (spec 1 §3). */
export const countRooms = (layout: readonly RoomLike[] | null | undefined, type: RoomType): number =>
  rowsOf(layout, type).reduce((sum, room) => sum + countOf(room), 0);

/** Total surface of all terraces, m²; 0 when unknown (spec 1 §3: "surface summed"). */
export const terraceSurface = (layout: readonly RoomLike[] | null | undefined): number =>
  rowsOf(layout, 'terrace').reduce((sum, { surface }) => sum + (hasPositive(surface) ? surface : 0), 0);

/** The listing's own figure, else the counted rooms; null when there are none. */
export function roomCount(
  given: number | null | undefined,
  layout: readonly RoomLike[] | null | undefined,
  type: RoomType,
): number | null {
  if (hasPositive(given)) return given;
  const counted = countRooms(layout, type);
  return counted > 0 ? counted : null;
}

/** Room type ids of living rooms, in the first source's numbering. */
const DAY_ROOMS: readonly number[] = [4, 7, 21];

/**
 * Number of rooms without bathrooms, cellars, halls and the like (schema.org, `numberOfRooms`): bedrooms,
 * kitchen, living room, study. null when the list has no bedroom or no living room, since it is then
 * incomplete.
 */
export function livedInRooms(layout: readonly RoomLike[] | null | undefined): number | null {
  const byDay = (layout ?? []).filter(({ typeId }) => DAY_ROOMS.includes(typeId ?? -1));
  const bedrooms = countRooms(layout, 'bedroom');
  if (byDay.length === 0 || bedrooms === 0) return null;
  return byDay.reduce((sum, room) => sum + countOf(room), bedrooms);
}
