import type { Camera, Place } from '../canvas/camera.ts';

/** An object, or part of one, in its own axis-aligned box. */
export interface Solid {
  readonly low: Place;
  readonly high: Place;
  draw(): void;
}

/** Maximum overlap in metres of two boxes that touch. */
const TOUCHING = 0.03;
const AXES = [0, 1, 2] as const;

/**
 * Whether one can hide a part of the other: not when an axis-aligned plane separates them and the other is on
 * the eye's side.
 */
const mayHide = (one: Solid, other: Solid, eye: Place): boolean =>
  !AXES.some((axis) => {
    if (one.high[axis] <= other.low[axis] + TOUCHING) {
      return eye[axis] >= (one.high[axis] + other.low[axis]) / 2;
    }
    if (other.high[axis] <= one.low[axis] + TOUCHING) {
      return eye[axis] <= (other.high[axis] + one.low[axis]) / 2;
    }
    return false;
  });

/** Its bounding box in the picture, px. */
function boxOf({ low, high }: Solid, camera: Camera): readonly [number, number, number, number] {
  const corners = [low, high].flatMap(([x]) =>
    [low, high].flatMap(([, y]) => [low, high].map(([, , z]) => camera.point([x, y, z]))),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const distance = ({ low, high }: Solid, eye: Place): number =>
  Math.hypot(...AXES.map((axis) => (low[axis] + high[axis]) / 2 - eye[axis]));

/**
 * Sorts from far to near, so that later objects hide earlier ones. Objects that hide each other in a cycle
 * are sorted by distance.
 */
export function byDepth(solids: readonly Solid[], camera: Camera): readonly Solid[] {
  const { eye } = camera;
  const nodes = solids.map((solid) => ({
    solid,
    away: distance(solid, eye),
    box: boxOf(solid, camera),
    hides: new Set<number>(),
    waits: 0,
    drawn: false,
  }));
  nodes.forEach((one, index) => {
    nodes.forEach((other, at) => {
      if (at <= index) return;
      const [a, b] = [one.box, other.box];
      if (a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3]) return;
      const [hides, hidden] = [mayHide(one.solid, other.solid, eye), mayHide(other.solid, one.solid, eye)];
      if (!hides && !hidden) return;
      const inFront = hides && hidden ? one.away < other.away : hides;
      const [back, front, of] = inFront ? [other, one, index] : [one, other, at];
      back.hides.add(of);
      front.waits += 1;
    });
  });
  const order: Solid[] = [];
  while (order.length < nodes.length) {
    const left = nodes.filter(({ drawn }) => !drawn);
    const free = left.filter(({ waits }) => waits === 0);
    const next = (free.length > 0 ? free : left).reduce((far, node) => (node.away > far.away ? node : far));
    next.drawn = true;
    order.push(next.solid);
    for (const of of next.hides) {
      const node = nodes[of];
      if (node !== undefined) node.waits -= 1;
    }
  }
  return order;
}
