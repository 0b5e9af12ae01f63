import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import type { Plane } from '../canvas/plane.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';

/** A fitted kitchen, with the same fronts in the whole room. */
export interface Kitchen {
  readonly style: RoomStyle;
  /** Framed doors, or plain ones. */
  readonly framed: boolean;
  readonly bars: boolean;
}

export const someKitchen = (chance: Chance, style: RoomStyle): Kitchen => ({
  style,
  framed: chance.chance(0.55),
  bars: chance.chance(0.6),
});

/** Width of a unit, metres. */
export const UNIT = 0.6;
export type Unit = 'door' | 'drawers' | 'oven' | 'dishwasher';

function leaf(
  frame: Frame,
  plane: Plane,
  kitchen: Kitchen,
  field: readonly [number, number, number, number],
  handle: 'top' | 'side' | 'low',
): void {
  const { art } = frame;
  const colour = art.colour(kitchen.style.cabinet);
  const [u, v, width, height] = field;
  plane.rect(u, v, width, height, lit(colour, -0.06));
  plane.rect(
    u + 0.006,
    v + 0.006,
    width - 0.012,
    height - 0.012,
    art.gradient([lit(colour, 0.02), lit(colour, -0.01)]),
  );
  if (kitchen.framed && height > 0.3) {
    plane.rect(u + 0.07, v + 0.07, width - 0.14, height - 0.14, lit(colour, -0.045));
    plane.rect(u + 0.078, v + 0.07, width - 0.148, height - 0.148, lit(colour, 0.004));
  }
  const metal = art.colour(kitchen.style.metal);
  if (handle === 'top')
    plane.rect(u + width / 2 - 0.08, v + height - 0.06, kitchen.bars ? 0.16 : 0.04, 0.018, metal);
  else
    plane.rect(
      u + width - 0.06,
      handle === 'low' ? v + 0.06 : v + height * 0.72,
      0.018,
      kitchen.bars ? 0.16 : 0.035,
      metal,
    );
}

const UNITS: Record<Unit, (frame: Frame, plane: Plane, kitchen: Kitchen, u: number) => void> = {
  door: (frame, plane, kitchen, u) => leaf(frame, plane, kitchen, [u, 0.02, UNIT, 0.74], 'side'),
  dishwasher: (frame, plane, kitchen, u) => leaf(frame, plane, kitchen, [u, 0.02, UNIT, 0.74], 'top'),
  drawers(frame, plane, kitchen, u) {
    for (const [v, height] of [
      [0.02, 0.28],
      [0.3, 0.28],
      [0.58, 0.18],
    ] as const)
      leaf(frame, plane, kitchen, [u, v, UNIT, height], 'top');
  },
  oven({ art }, plane, _kitchen, u) {
    const black = art.colour('#2b2e30');
    plane.rect(u + 0.01, 0.06, UNIT - 0.02, 0.68, black);
    plane.rect(u + 0.06, 0.14, UNIT - 0.12, 0.38, art.gradient(['#4a4e50', '#26282a']));
    plane.rect(u + 0.06, 0.57, UNIT - 0.12, 0.022, art.colour('#c9c4ba'));
    for (const share of [0.2, 0.4, 0.6, 0.8])
      plane.rect(u + UNIT * share - 0.015, 0.65, 0.03, 0.03, art.colour('#c9c4ba'));
  },
};

/** Base units with their worktop, 0.9 m high and 0.6 m deep. */
export function baseUnits(frame: Frame, kitchen: Kitchen, units: readonly Unit[]): void {
  const { art } = frame;
  const { style } = kitchen;
  const colour = art.colour(style.cabinet);
  const width = units.length * UNIT;
  frame.shade([0, 0], [width, 0.6], 0.9);
  frame.box([0, 0, 0], [width, 0.1, 0.52], mix(colour, art.mood.shadow.colour, 0.6));
  frame.box([0, 0.1, 0], [width, 0.77, 0.58], colour, {
    front: (plane) => {
      units.forEach((unit, index) => {
        UNITS[unit](frame, plane, kitchen, index * UNIT);
      });
    },
  });
  frame.box([-0.01, 0.87, 0], [width + 0.02, 0.04, 0.63], art.colour(style.worktop));
}

/** Cupboards on the wall, from 1.45 m up. */
export function wallUnits(frame: Frame, kitchen: Kitchen, count: number): void {
  const colour = frame.art.colour(kitchen.style.cabinet);
  frame.box([0, 1.45, 0], [count * UNIT, 0.72, 0.34], colour, {
    front(plane) {
      for (let n = 0; n < count; n += 1) leaf(frame, plane, kitchen, [n * UNIT, 0.01, UNIT, 0.7], 'low');
    },
  });
}

/** Tall cupboards, one with the refrigerator or the ovens. */
export function tallUnits(frame: Frame, kitchen: Kitchen, count: number, height = 2.17): void {
  const { art } = frame;
  const colour = art.colour(kitchen.style.cabinet);
  frame.shade([0, 0], [count * UNIT, 0.6], 0.9);
  frame.box([0, 0, 0], [count * UNIT, height, 0.62], colour, {
    front(plane) {
      plane.rect(0, 0, count * UNIT, 0.1, mix(colour, art.mood.shadow.colour, 0.6));
      for (let n = 0; n < count; n += 1) {
        const u = n * UNIT;
        if (n === 1) {
          leaf(frame, plane, kitchen, [u, 0.1, UNIT, 0.6], 'top');
          UNITS.oven(frame, plane, kitchen, u);
          plane.rect(u + 0.01, 0.75, UNIT - 0.02, 0.62, art.colour('#2b2e30'));
          plane.rect(u + 0.06, 0.83, UNIT - 0.12, 0.36, art.gradient(['#4a4e50', '#26282a']));
          plane.rect(u + 0.06, 1.27, UNIT - 0.12, 0.022, art.colour('#c9c4ba'));
          leaf(frame, plane, kitchen, [u, 1.4, UNIT, height - 1.42], 'low');
        } else {
          leaf(frame, plane, kitchen, [u, 0.1, UNIT, 0.72], 'top');
          leaf(frame, plane, kitchen, [u, 0.83, UNIT, height - 0.85], 'low');
        }
      }
    },
  });
}

/** A chimney hood over a hob, both 0.6 m wide. */
export function hood(frame: Frame, kitchen: Kitchen, ceiling: number): void {
  const { art } = frame;
  const steel = kitchen.bars ? art.colour('#b9bcbb') : art.colour(kitchen.style.cabinet);
  frame.box([0, 1.6, 0], [UNIT, 0.12, 0.45], steel);
  frame.box([0.16, 1.72, 0], [0.28, ceiling - 1.72, 0.26], lit(steel, 0.02));
  frame.box([0.04, 0.91, 0.08], [0.52, 0.012, 0.46], art.colour('#232628'));
  frame.turned(
    [0.2, 0.922, 0.2],
    [
      [0, 0.11],
      [0.14, 0.11],
    ],
    art.colour(kitchen.style.textiles[0]),
  );
}

/** A sink with its tap, in the worktop. */
export function sink(frame: Frame, style: RoomStyle): void {
  const { art } = frame;
  const metal = art.colour(style.metal);
  frame.box([0, 0.905, 0.14], [0.5, 0.008, 0.38], mix(art.colour('#c9ccca'), art.mood.shadow.colour, 0.2));
  frame.box([0.24, 0.91, 0.06], [0.022, 0.3, 0.022], metal);
  frame.box([0.24, 1.2, 0.06], [0.022, 0.022, 0.2], metal);
}

/** A stool without a back, its seat `height` metres high, around the middle of the frame. */
export function stool(frame: Frame, style: RoomStyle, height = 0.66): void {
  const { art } = frame;
  const [wood, dark] = [art.colour(style.wood), art.colour(style.dark)];
  frame.shade([-0.17, -0.17], [0.34, 0.34], 0.7);
  for (const u of [-0.16, 0.13])
    for (const d of [-0.16, 0.13]) frame.box([u, 0, d], [0.03, height - 0.02, 0.03], dark);
  for (const d of [-0.155, 0.135]) frame.box([-0.14, 0.22, d], [0.28, 0.022, 0.02], dark);
  frame.turned(
    [0, height - 0.03, 0],
    [
      [0, 0.19],
      [0.045, 0.2],
    ],
    wood,
  );
}
