import type { Offset } from '../addresses/picture.ts';

/** Pixels between the middles of two dots. */
const APART = 25;
/** What the pin in the middle covers. */
const PIN: readonly Offset[] = [
  { x: 0, y: -28 },
  { x: 0, y: -12 },
];
/** Steps outwards, pixels, and directions in each. */
const STEP = 6;
const FURTHEST = 60;
const DIRECTIONS = 16;

/** A spot for each point: its own where that is free, else the nearest that is; beside each other, never on top. */
export function spread(points: readonly Offset[]): readonly Offset[] {
  const taken: Offset[] = [...PIN];
  const isFree = ({ x, y }: Offset): boolean =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= APART);
  return points.map((point) => {
    const spot = spotsAround(point).find(isFree) ?? point;
    taken.push(spot);
    return spot;
  });
}

function spotsAround({ x, y }: Offset): readonly Offset[] {
  const spots: Offset[] = [{ x, y }];
  for (let out = STEP; out <= FURTHEST; out += STEP) {
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const angle = (turn * 2 * Math.PI) / DIRECTIONS;
      spots.push({ x: Math.round(x + out * Math.cos(angle)), y: Math.round(y + out * Math.sin(angle)) });
    }
  }
  return spots;
}
