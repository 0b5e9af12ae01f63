/** A small car without a brand in space, parked along a street. */

import type { Front, Spot } from '../blocks/front.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { arc } from '../canvas/plane.ts';
import { CAR_PAINTS } from '../street/car.ts';

type Outline = readonly (readonly [along: number, up: number])[];

/** From the rear to the nose, metres: the body below the windows, and the cabin above it. */
interface Shape {
  readonly length: number;
  readonly body: Outline;
  readonly cabin: Outline;
  readonly wheels: readonly [number, number];
}

const WIDTH = 1.74;
const WHEEL = 0.32;
const SHAPES: readonly Shape[] = [
  {
    length: 3.9,
    body: [
      [0.02, 0.3],
      [0, 0.62],
      [0.12, 0.95],
      [2.8, 0.98],
      [3.6, 0.8],
      [3.86, 0.62],
      [3.9, 0.3],
    ],
    cabin: [
      [0.12, 0.95],
      [0.42, 1.38],
      [0.75, 1.46],
      [1.95, 1.45],
      [2.8, 0.98],
    ],
    wheels: [0.72, 3.12],
  },
  {
    length: 4.5,
    body: [
      [0.03, 0.32],
      [0, 0.66],
      [0.08, 0.97],
      [3.2, 0.99],
      [4.2, 0.84],
      [4.46, 0.64],
      [4.5, 0.3],
    ],
    cabin: [
      [0.08, 0.97],
      [0.3, 1.42],
      [0.7, 1.5],
      [2.3, 1.48],
      [3.2, 0.99],
    ],
    wheels: [0.86, 3.6],
  },
  {
    length: 4.4,
    body: [
      [0.02, 0.34],
      [0, 0.74],
      [0.06, 0.94],
      [0.75, 0.98],
      [3.05, 0.98],
      [4.05, 0.82],
      [4.36, 0.62],
      [4.4, 0.3],
    ],
    cabin: [
      [0.65, 0.98],
      [1.25, 1.38],
      [1.6, 1.43],
      [2.3, 1.41],
      [3.1, 0.98],
    ],
    wheels: [0.85, 3.5],
  },
];

/** Inward lean of the cabin's side at a height. */
const lean = (up: number): number => 0.04 + Math.max(0, up - 0.95) * 0.32;

/** Parked with its rear left corner at `u`, its far side `out` metres in front of the façade. */
export function parkedCar(front: Front, chance: Chance, u: number, out: number): void {
  const { art } = front;
  const shape = chance.pick(SHAPES);
  const paint = chance.pick(CAR_PAINTS);
  const backwards = chance.chance(0.5);
  const at = (x: number): number => (backwards ? u + shape.length - x : u + x);
  const near = out + WIDTH;
  const glass = art.gradient([mix(art.mood.glass[1], '#8a9299', 0.35), art.colour('#2b343c')]);
  const shadow: readonly Spot[] = [
    [u - 0.15, 0.01, out - 0.1],
    [u + shape.length + 0.15, 0.01, out - 0.1],
    [u + shape.length + 0.15, 0.01, near + 0.25],
    [u - 0.15, 0.01, near + 0.25],
  ];
  front.face(shadow, '#1d1f26', { opacity: 0.42, blur: 3 });
  /** The visible parts of the top and the ends, from far to near. */
  const strips = (outline: Outline, inset: (up: number) => number, glazed: boolean): void => {
    const pairs = outline.slice(1).map((to, index) => ({ from: outline[index] ?? to, to, index }));
    const far = (x: number): number => Math.abs(at(x) - front.eye[0]);
    for (const { from, to, index } of pairs.toSorted((a, b) => far(b.to[0]) - far(a.to[0]))) {
      const steep = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]) * 0.4;
      const rising = to[1] > from[1];
      const facing = !steep ? 'top' : rising === backwards ? 'right' : 'left';
      const pane = glazed && (index === 0 || index === pairs.length - 1);
      front.face(
        [
          [at(from[0]), from[1], out + inset(from[1])],
          [at(to[0]), to[1], out + inset(to[1])],
          [at(to[0]), to[1], near - inset(to[1])],
          [at(from[0]), from[1], near - inset(from[1])],
        ],
        pane ? glass : art.mood.snow && !steep ? '#f4f5f3' : front.tone(paint, facing),
      );
    }
  };
  strips(shape.body, () => 0, false);
  const side = front.tone(paint);
  const plane = front.plane(near);
  plane.polygon(
    shape.body.map(([x, y]) => [at(x), y]),
    art.gradient([lit(side, 0.03), lit(side, -0.01), lit(side, -0.08)]),
  );
  ends(front, shape, at, [out, near]);
  strips(shape.cabin, lean, true);
  front.face(
    shape.cabin.map(([x, y]): Spot => [at(x), y, near - lean(y)]),
    lit(side, 0.01),
  );
  const [first, last] = [shape.cabin[0]?.[0] ?? 0, shape.cabin.at(-1)?.[0] ?? 0];
  const middle = (first + last) / 2;
  const pane = shape.cabin.map(([x, y]): Spot => {
    const along = middle + (x - middle) * 0.86;
    const up = y < 1.1 ? y + 0.03 : y - 0.07;
    return [at(along), up, near - lean(up) + 0.005];
  });
  front.face(pane, glass);
  for (const x of [middle - 0.1, middle + 0.75])
    front.face(
      [
        [at(x), 0.98, near - lean(0.98) + 0.01],
        [at(x + 0.08), 0.98, near - lean(0.98) + 0.01],
        [at(x + 0.02), 1.44, near - lean(1.44) + 0.01],
        [at(x - 0.05), 1.44, near - lean(1.44) + 0.01],
      ],
      side,
    );
  plane.line(
    [
      [at(0.1), 0.72],
      [at(shape.length - 0.2), 0.7],
    ],
    lit(side, -0.07),
    0.02,
  );
  for (const x of shape.wheels) {
    plane.polygon(arc(at(x), WHEEL + 0.02, WHEEL + 0.07, WHEEL + 0.07), lit(side, -0.16));
    plane.polygon(arc(at(x), WHEEL, WHEEL, WHEEL), art.colour('#232528'));
    plane.polygon(arc(at(x), WHEEL, WHEEL * 0.6, WHEEL * 0.6), art.colour('#a9adb0'));
    plane.polygon(arc(at(x), WHEEL, WHEEL * 0.16, WHEEL * 0.16), art.colour('#4a4f52'));
  }
}

/** Lamps at both ends; the body's near side covers hidden ones. */
function ends(
  front: Front,
  { length, body }: Shape,
  at: (x: number) => number,
  [out, near]: readonly [number, number],
): void {
  const up = body[1]?.[1] ?? 0.6;
  for (const [x, colour] of [
    [0, '#b5342e'],
    [length - 0.06, '#f6ecd0'],
  ] as const) {
    const seen = at(x) < at(length / 2) === front.eye[0] < at(x);
    if (!seen) continue;
    for (const o of [out + 0.06, near - 0.36])
      front.face(
        [
          [at(x), up, o],
          [at(x), up, o + 0.3],
          [at(x), up - 0.15, o + 0.3],
          [at(x), up - 0.15, o],
        ],
        colour,
      );
  }
}
