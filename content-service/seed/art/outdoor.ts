/** What stands on a terrace, in metres of the space that a camera sees: paving, water, tables, loungers, lamps. */
import type { Art, Point } from './art.ts';
import type { Camera, Place } from './camera.ts';
import type { Chance } from './chance.ts';
import { lit, mix } from './colour.ts';
import { bush } from './foliage.ts';
import { planeIn } from './plane.ts';

/** `[x, z, width, depth]` on the ground, metres. */
export type Area = readonly [x: number, z: number, width: number, depth: number];

export interface Outdoors {
  readonly art: Art;
  readonly camera: Camera;
}

const level = ([x, z, width, depth]: Area, y: number): readonly Place[] => [
  [x, y, z],
  [x + width, y, z],
  [x + width, y, z + depth],
  [x, y, z + depth],
];

/** A flat thing at a height. */
export const slab = ({ art, camera }: Outdoors, area: Area, y: number, fill: string): void =>
  art.polygon(camera.outline(level(area, y)), fill);

/** A flat thing with an edge towards the eye. */
function board(outdoors: Outdoors, area: Area, y: number, thick: number, fill: string): void {
  const [x, z, width] = area;
  slab(outdoors, area, y, lit(fill, 0.04));
  outdoors.art.polygon(
    outdoors.camera.outline([
      [x, y - thick, z],
      [x + width, y - thick, z],
      [x + width, y, z],
      [x, y, z],
    ]),
    lit(fill, -0.06),
  );
}

/** Shade of a thing on the ground, away from the sun. */
const shadeUnder = ({ art, camera }: Outdoors, [x, z, width, depth]: Area, reach: number, blur = 5): void =>
  art.shade(
    camera.outline([
      [x, 0, z],
      [x + width, 0, z],
      [x + width - art.sun * reach, 0, z + depth],
      [x - art.sun * reach, 0, z + depth],
    ]),
    1,
    blur,
  );

/** Boards of a deck, or slabs, over an area of the ground. */
export function paving(outdoors: Outdoors, area: Area, kind: 'deck' | 'slabs', colour: string): void {
  const { art, camera } = outdoors;
  const base = art.colour(art.mood.snow ? '#d8d8d4' : colour);
  const [x, z, width, depth] = area;
  slab(outdoors, area, 0, art.gradient([lit(base, 0.03), lit(base, -0.03)]));
  const floor = planeIn(art, camera, [x, 0, z], [1, 0, 0], [0, 0, 1]);
  let joints = '';
  const step = kind === 'deck' ? 0.18 : 0.8;
  for (let u = step; u < width; u += step)
    joints += floor.path(
      [
        [u, 0],
        [u, depth],
      ],
      false,
    );
  for (let v = 0.6; kind === 'slabs' && v < depth; v += 0.6)
    joints += floor.path(
      [
        [0, v],
        [width, v],
      ],
      false,
    );
  art.path(joints, 'none', { stroke: lit(base, -0.1), strokeWidth: 1.4, opacity: 0.6 });
}

/** A swimming pool with its rim; in winter it is covered. */
export function pool(outdoors: Outdoors, chance: Chance, area: Area): void {
  const { art, camera } = outdoors;
  const { mood, sun } = art;
  const [x, z, width, depth] = area;
  slab(outdoors, [x - 0.3, z - 0.25, width + 0.6, depth + 0.55], 0.01, lit(art.colour('#e2d9c8'), 0.03));
  const water = mood.snow ? art.colour('#b9c9cf') : mix(art.colour('#4fa3a8'), mood.sky[2], 0.2);
  const outline = camera.outline(level(area, 0));
  art.polygon(outline, art.gradient([mix(water, mood.sky[2], 0.5), water, lit(water, -0.06)]));
  const surface = planeIn(art, camera, [x, 0, z], [1, 0, 0], [0, 0, 1]);
  art.clipped(
    surface.path([
      [0, 0],
      [width, 0],
      [width, depth],
      [0, depth],
    ]),
    () => {
      const far: readonly Place[] = [
        [x, 0, z + depth],
        [x + width, 0, z + depth],
        [x + width, -0.3, z + depth],
        [x, -0.3, z + depth],
      ];
      art.polygon(camera.outline(far), lit(water, 0.1), { opacity: 0.8 });
      const glints = mood.lamps > 0.3 ? 26 : 0;
      for (let glint = 0; glint < glints; glint += 1) {
        const [gx, gy] = surface.at(chance.between(0, width), chance.between(0, depth));
        art.rect(gx, gy, chance.between(20, 90), 2.4, '#ffd28a', { opacity: 0.55 });
      }
      let ripples = '';
      for (let ripple = 0; ripple < 100; ripple += 1) {
        const [rx, ry] = surface.at(chance.between(0, width), chance.between(0, depth));
        const long = chance.between(14, 60);
        ripples += `M${rx.toFixed(1)} ${ry.toFixed(1)}q${(long / 2).toFixed(1)} ${chance.between(-6, 6).toFixed(1)} ${long.toFixed(1)} 0`;
      }
      art.path(ripples, 'none', { stroke: '#ffffff', strokeWidth: 1.6, opacity: 0.4 });
      const edge = sun < 0 ? 0 : width;
      surface.shade(
        [
          [edge, 0],
          [edge - sun * 0.9, 0],
          [edge - sun * 0.7, depth],
          [edge, depth],
        ],
        0.8,
        3,
      );
    },
  );
}

/** A thin upright, from the ground or a height. */
export const post = (
  { art, camera }: Outdoors,
  [x, y, z]: Place,
  height: number,
  colour: string,
  width: number,
) =>
  art.line(
    [camera.point([x, y, z]), camera.point([x, y + height, z])],
    colour,
    width * camera.scale([x, y, z]),
  );

/** A lounger with its head raised at the far end. */
export function lounger(outdoors: Outdoors, x: number, z: number, towel: string): void {
  const { art, camera } = outdoors;
  const wood = art.colour('#9a6a42');
  shadeUnder(outdoors, [x, z, 0.7, 2], 0.5, 4);
  for (const leg of [0.05, 0.65]) post(outdoors, [x + leg, 0, z], 0.3, wood, 0.06);
  board(outdoors, [x, z, 0.7, 1.35], 0.34, 0.08, art.colour('#f0e8d8'));
  slab(outdoors, [x + 0.05, z + 0.1, 0.6, 0.55], 0.35, art.colour(towel));
  const head: readonly Place[] = [
    [x, 0.34, z + 1.35],
    [x + 0.7, 0.34, z + 1.35],
    [x + 0.7, 0.85, z + 1.95],
    [x, 0.85, z + 1.95],
  ];
  art.polygon(camera.outline(head), art.gradient([lit(art.colour('#f0e8d8'), 0.02), art.colour('#e2d7c2')]));
}

/** A garden chair; `back` towards the far side or towards the eye. */
export function chair(outdoors: Outdoors, x: number, z: number, cushion: string, back: 'far' | 'near'): void {
  const { art } = outdoors;
  const iron = art.colour('#3a3f40');
  const size = 0.5;
  shadeUnder(outdoors, [x, z, size, 0.45], 0.3, 4);
  for (const [dx, dz] of [
    [0, 0.45],
    [size, 0.45],
    [0, 0],
    [size, 0],
  ] as const) {
    post(outdoors, [x + dx, 0, z + dz], 0.45, iron, 0.03);
  }
  const rest = (depth: number): void => {
    for (let bar = 0; bar <= 5; bar += 1)
      post(outdoors, [x + (size * bar) / 5, 0.46, z + depth], 0.46, iron, 0.025);
    board(outdoors, [x - 0.01, z + depth, size + 0.02, 0.02], 0.96, 0.06, iron);
  };
  if (back === 'far') rest(0.45);
  board(outdoors, [x, z, size, 0.45], 0.48, 0.06, art.colour(cushion));
  if (back === 'near') rest(0);
}

export interface TableOptions {
  readonly wood: string;
  readonly cushion: string;
  readonly seats: 2 | 3;
  /** Whether candles burn on it. */
  readonly evening: boolean;
}

/** A table with chairs on both sides, laid with plates and flowers; the far chairs first. */
export function diningTable(
  outdoors: Outdoors,
  chance: Chance,
  x: number,
  z: number,
  options: TableOptions,
): void {
  const { art, camera } = outdoors;
  const { seats, cushion } = options;
  const [width, depth, height] = [seats * 0.95, 0.95, 0.76];
  const wood = art.colour(options.wood);
  const places = Array.from({ length: seats }, (_, seat) => x + (width * (seat + 0.5)) / seats);
  shadeUnder(outdoors, [x, z, width, depth], 0.5, 7);
  for (const middle of places) chair(outdoors, middle - 0.25, z + depth - 0.1, cushion, 'far');
  for (const [dx, dz] of [
    [0.1, depth - 0.1],
    [width - 0.1, depth - 0.1],
    [0.1, 0.08],
    [width - 0.1, 0.08],
  ] as const) {
    post(outdoors, [x + dx, 0, z + dz], height, lit(wood, -0.08), 0.07);
  }
  board(outdoors, [x, z, width, depth], height, 0.07, wood);
  for (const middle of places) {
    for (const near of [0.18, depth - 0.2]) {
      const at: Place = [middle, height, z + near];
      const [px, py] = camera.point(at);
      const r = camera.scale(at) * 0.14;
      art.ellipse(px, py, r, r * 0.32, art.colour('#f4eee0'));
      art.ellipse(px, py - 1, r * 0.65, r * 0.2, art.colour('#e0d4bf'));
    }
  }
  const centre: Place = [x + width / 2, height, z + depth / 2];
  const scale = camera.scale(centre);
  const [vx, vy] = camera.point(centre);
  const glaze = art.colour(chance.pick(['#6d8ea0', '#b5694a', '#d8cfc0', '#4f6b4a']));
  art.polygon(
    [
      [vx - scale * 0.06, vy],
      [vx + scale * 0.06, vy],
      [vx + scale * 0.09, vy - scale * 0.2],
      [vx - scale * 0.09, vy - scale * 0.2],
    ],
    glaze,
  );
  bush(art, chance.fork('flowers'), vx - scale * 0.18, vy - scale * 0.16, scale * 0.36, scale * 0.3, {
    flowers: art.mood.snow
      ? []
      : chance.pick([
          ['#f2d9b0', '#e8a08a'],
          ['#fff3e0', '#e9b94c'],
          ['#c98ab0', '#f2d9e2'],
        ]),
  });
  if (options.evening) {
    for (const side of [-0.55, 0.6]) lantern(outdoors, [centre[0] + side, height, centre[2]], 0.2);
  }
  for (const middle of places) chair(outdoors, middle - 0.25, z - 0.5, cushion, 'near');
}

/** A lantern with a candle, and its glow. */
export function lantern(outdoors: Outdoors, place: Place, height: number): void {
  const { art, camera } = outdoors;
  const [x, y] = camera.point(place);
  const tall = camera.scale(place) * height;
  const iron = art.colour('#2f3336');
  art.rect(x - tall * 0.3, y - tall, tall * 0.6, tall, iron);
  art.rect(x - tall * 0.22, y - tall * 0.9, tall * 0.44, tall * 0.8, '#ffd890');
  art.ellipse(x, y - tall * 0.4, tall * 0.09, tall * 0.22, '#fff6dc');
  art.polygon(
    [
      [x - tall * 0.36, y - tall],
      [x + tall * 0.36, y - tall],
      [x, y - tall * 1.35],
    ],
    iron,
  );
  const glow = art.radial([
    [0, '#ffd28a', 0.55],
    [0.35, '#ffc070', 0.2],
    [1, '#ffb060', 0],
  ]);
  art.ellipse(x, y - tall * 0.4, tall * 4.5, tall * 4, glow, { blend: 'screen' });
}

/** A parasol in stripes, its foot on the ground. */
export function parasol(outdoors: Outdoors, x: number, z: number, colour: string): void {
  const { art, camera } = outdoors;
  const scale = camera.scale([x, 0, z]);
  shadeUnder(outdoors, [x - 1.3, z - 0.4, 2.6, 1], 1.4, 9);
  post(outdoors, [x, 0, z], 2.5, art.colour('#e9dfcb'), 0.05);
  const [cx, cy] = camera.point([x, 2.45, z]);
  const panels = 6;
  const at = (panel: number): number => cx + scale * (-1.45 + (2.9 * panel) / panels);
  for (let panel = 0; panel < panels; panel += 1) {
    const [left, right] = [at(panel), at(panel + 1)];
    const fill = art.colour(panel % 2 === 1 ? '#f6f0e2' : colour);
    const low = cy + scale * 0.12;
    art.path(
      `M${cx.toFixed(1)} ${(cy - scale * 0.36).toFixed(1)}L${left.toFixed(1)} ${low.toFixed(1)}Q${((left + right) / 2).toFixed(1)} ${(cy + scale * 0.05).toFixed(1)} ${right.toFixed(1)} ${low.toFixed(1)}Z`,
      lit(fill, -0.02 * (art.sun < 0 ? panel : panels - panel) * 0.6),
    );
  }
}

/** Bulbs on a wire that hangs between two points and sags; px. */
export function bulbs(art: Art, from: Point, to: Point, sag: number): void {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 42);
  const wire = Array.from({ length: count + 1 }, (_, index): Point => {
    const t = index / count;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  });
  art.line(wire, art.colour('#4a4a44'), 2, { opacity: 0.8 });
  const lit = art.mood.lamps > 0.05;
  const glow = art.radial([
    [0, '#ffd890', 0.5],
    [1, '#ffc878', 0],
  ]);
  for (const [x, y] of wire.slice(1, -1)) {
    if (lit) art.ellipse(x, y + 8, 42, 42, glow, { blend: 'screen' });
    art.ellipse(x, y + 8, 5, 7, '#fff1c0');
  }
}
