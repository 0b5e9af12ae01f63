/** Windows of a floor plan, derived from its rooms. */
import { INNER, outerSides, type Plan, type PlanRoom, type PlanRoomKind, type Side } from './plan.ts';
import { type Axis, sideOf } from './wall-stretch.ts';

export interface PlanWindow {
  readonly x: number;
  readonly y: number;
  readonly along: Axis;
  readonly width: number;
  readonly side: Side;
  readonly room: PlanRoom;
}

/** Maximum width of windows in metres; other rooms have none. */
const WINDOWS: Partial<Record<PlanRoomKind, number>> = {
  living: 3,
  kitchen: 1.5,
  bedroom: 1.7,
  study: 1.6,
  bathroom: 0.8,
};

/** Windows in the middle of each outer wall without a neighbour; a bathroom has one. */
export function windowsOf(plan: Plan): readonly PlanWindow[] {
  return plan.rooms.flatMap((room): PlanWindow[] => {
    const most = WINDOWS[room.kind];
    if (most === undefined) return [];
    const sides = outerSides(plan, room).filter((side) => plan.facades.includes(side));
    return (room.kind === 'bathroom' ? sides.slice(0, 1) : sides).map((side) => {
      const { x, y, along, length } = sideOf(plan, room, side);
      const width = Math.min(most, length - 0.9 - INNER);
      const shift = (length - width) / 2;
      return along === 'x'
        ? { x: x + shift, y, along, width, side, room }
        : { x, y: y + shift, along, width, side, room };
    });
  });
}
