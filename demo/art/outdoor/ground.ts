/** The ground of a terrace in metres of the camera's space: paving, water, and posts. */
import type { Art } from '../canvas/art.ts';
import type { Camera, Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { planeIn } from '../canvas/plane.ts';

/** `[x, z, width, depth]` on the ground, metres. */
export type Area = readonly [x: number, z: number, width: number, depth: number];

export interface Outdoors {
  readonly art: Art;
  readonly camera: Camera;
}

/** Corners of an area at a height. */
const level = ([x, z, width, depth]: Area, y: number): readonly Place[] => [
  [x, y, z],
  [x + width, y, z],
  [x + width, y, z + depth],
  [x, y, z + depth],
];

/** A flat object at a height. */
export const slab = ({ art, camera }: Outdoors, area: Area, y: number, fill: string): void =>
  art.polygon(camera.outline(level(area, y)), fill);

/** A flat object with an edge towards the viewer. */
export function board(outdoors: Outdoors, area: Area, y: number, thick: number, fill: string): void {
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

/** Shadow of an object on the ground, away from the sun. */
export const shadeUnder = (
  { art, camera }: Outdoors,
  [x, z, width, depth]: Area,
  reach: number,
  blur = 5,
): void =>
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
