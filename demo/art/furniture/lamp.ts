import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Frame, Local } from '../interior/frame.ts';
import { LAMP_LIGHT, lampsAreOn } from '../interior/indoors.ts';
import type { Room } from '../interior/room.ts';
import type { LampShape, RoomStyle } from '../interior/style.ts';

const shadeColour = (frame: Frame, hex: string): string =>
  lampsAreOn(frame.art) ? LAMP_LIGHT : frame.art.colour(hex);

/** A lamp on a stand, its foot in the middle. */
export function floorLamp(frame: Frame, style: RoomStyle, height = 1.6): void {
  const dark = frame.art.colour(style.dark);
  frame.shade([-0.14, -0.12], [0.28, 0.24], 0.7);
  frame.turned(
    [0, 0, 0],
    [
      [0, 0.15],
      [0.025, 0.15],
      [0.03, 0.015],
      [height - 0.3, 0.015],
    ],
    dark,
  );
  frame.turned(
    [0, height - 0.3, 0],
    [
      [0, 0.23],
      [0.32, 0.14],
    ],
    shadeColour(frame, '#f0e4cd'),
  );
  frame.glow([0, height - 0.15, 0], 0.9);
}

/** A lamp on a table or a chest. */
export function tableLamp(frame: Frame, at: Local, foot: string): void {
  const base = frame.on(at);
  base.turned(
    [0, 0, 0],
    [
      [0, 0.08],
      [0.05, 0.1],
      [0.14, 0.09],
      [0.22, 0.03],
      [0.26, 0.02],
    ],
    frame.art.colour(foot),
  );
  base.turned(
    [0, 0.25, 0],
    [
      [0, 0.18],
      [0.24, 0.11],
    ],
    shadeColour(frame, '#f4ead6'),
  );
  base.glow([0, 0.35, 0], 0.7);
}

const SHAPES: Record<LampShape, readonly (readonly [number, number])[]> = {
  dome: Array.from({ length: 8 }, (_, step): readonly [number, number] => {
    const angle = (step / 7) * 0.47 * Math.PI;
    return [Math.sin(angle), Math.cos(angle)];
  }),
  globe: Array.from({ length: 11 }, (_, step): readonly [number, number] => {
    const angle = (0.09 + (step / 10) * 0.82) * Math.PI;
    return [0.9 - 0.9 * Math.cos(angle), Math.sin(angle)];
  }),
  cone: [
    [0, 1],
    [0.9, 0.14],
    [1.05, 0.08],
  ],
  drum: [
    [0, 1],
    [0.75, 1],
  ],
};

/** A lamp that hangs `drop` metres below a ceiling at height `ceiling`. */
export function pendant(
  frame: Frame,
  ceiling: number,
  drop: number,
  radius: number,
  shape: LampShape,
  hex: string,
): void {
  const { art } = frame;
  const y = ceiling - drop;
  const colour = shape === 'globe' && lampsAreOn(art) ? LAMP_LIGHT : art.colour(hex);
  const profile = SHAPES[shape].map(([h, r]) => [h * radius, r * radius] as const);
  const top = y + (profile.at(-1)?.[0] ?? 0);
  frame.box([-0.006, top, -0.006], [0.012, ceiling - top, 0.012], lit(art.colour('#3b3733'), 0));
  frame.turned([0, y, 0], profile, colour);
  if (shape !== 'globe')
    frame.turned(
      [0, y - 0.012, 0],
      [
        [0, radius * 0.86],
        [0.012, radius * 0.9],
      ],
      lampsAreOn(art) ? LAMP_LIGHT : lit(colour, 0.14),
    );
  frame.glow([0, y, 0], 1.1);
}

interface HangingOptions {
  readonly x: number;
  readonly z: number;
  /** Height of its lower edge over the floor, metres. */
  readonly y: number;
  readonly radius: number;
}

/** A hanging lamp in the estate's style. */
export function hangingLamp(room: Room, chance: Chance, { x, z, y, radius }: HangingOptions): void {
  const { style } = room;
  const hex = chance.pick([style.textiles[1], '#e6d2b0', style.dark, style.textiles[0], style.metal]);
  // A globe looks larger than a shade of its width.
  const size = style.lamp === 'globe' ? radius * 0.75 : radius;
  pendant(room.at(x, z), room.height, room.height - y, size, style.lamp, hex);
}

/** A lamp on a wall, 1.75 m high at the frame. */
export function wallLamp(frame: Frame, style: RoomStyle): void {
  const metal = frame.art.colour(style.metal);
  frame.box([-0.03, 1.62, 0], [0.06, 0.14, 0.03], metal);
  frame.box([-0.012, 1.66, 0], [0.024, 0.024, 0.16], metal);
  frame.turned(
    [0, 1.68, 0.16],
    [
      [0, 0.11],
      [0.17, 0.07],
    ],
    shadeColour(frame, '#f0e4cd'),
  );
  frame.glow([0, 1.75, 0.16], 0.7);
}

/** A bulb on its wire. */
export function bareBulb(frame: Frame, ceiling: number): void {
  const { art } = frame;
  frame.box([-0.005, ceiling - 0.7, -0.005], [0.01, 0.7, 0.01], art.colour('#3b3733'));
  frame.turned(
    [0, ceiling - 0.85, 0],
    [
      [0, 0.02],
      [0.05, 0.055],
      [0.1, 0.05],
      [0.16, 0.025],
    ],
    lampsAreOn(art) ? LAMP_LIGHT : '#f3e7c9',
  );
  frame.glow([0, ceiling - 0.8, 0], 1.3);
}
