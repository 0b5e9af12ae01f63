import type { Offset } from '../addresses/picture.ts';

/** Least distance between the centres of two dots, pixels. */
const APART = 25;
/** Points that keep dots off the pin at the centre. */
const PIN: readonly Offset[] = [
  { x: 0, y: -28 },
  { x: 0, y: -12 },
];
/** Search for a free position: distances in pixels, and directions for each distance. */
const STEP = 6;
const FURTHEST = 60;
const DIRECTIONS = 16;

/**
 * A position for each dot: its own point, otherwise the nearest free one within 60 pixels, otherwise its own again.
 */
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
