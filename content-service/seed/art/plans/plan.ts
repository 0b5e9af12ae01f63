/** A floor as data: what a plan draws, and what a listing may say of its rooms. Lengths are metres. */
export type PlanRoomKind =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'hall'
  | 'storage'
  | 'study';

export interface PlanRoom {
  readonly kind: PlanRoomKind;
  /** Its upper left corner from that of the floor. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export interface Plan {
  readonly width: number;
  readonly depth: number;
  readonly rooms: readonly PlanRoom[];
  /** Room whose stairs lead to the other floor. */
  readonly stairs: boolean;
  /** Degrees from the top of the picture to the north. */
  readonly north: number;
}

/** Square metres of a room, to a tenth as listings give them. */
export const areaOf = ({ width, depth }: Pick<PlanRoom, 'width' | 'depth'>): number =>
  Math.round(width * depth * 10) / 10;
