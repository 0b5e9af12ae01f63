/** Plants seen from the air. Metres. */
import { circles, type Point, pathThrough } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { arc } from '../canvas/plane.ts';
import type { TreeKind } from '../nature/growth/habits.ts';
import { tree } from '../nature/growth/tree.ts';
import { type Above, airAt, castOf, type Field, hull } from './ground.ts';

/** An object on the ground: objects are drawn from far to near, after all their shadows. */
export interface Thing {
  readonly z: number;
  /** Outline of its shadow on the ground. */
  readonly shade: readonly Point[];
  draw(): void;
}

/** Crowns as a few lobes in three tones: enough detail for a small tree. */
function dab({ art, camera }: Above, chance: Chance, [x, tall, z]: Place): void {
  const { mood, sun } = art;
  const [px, py] = camera.point([x, 0, z]);
  if (px < -40 || px > art.width + 40) return;
  const size = camera.scale([x, 0, z]) * tall;
  const air = airAt(z);
  const [dark, middle, light] = mood.snow ? (['#5f7472', '#8a9a98', '#dfe5e4'] as const) : mood.foliage;
  const count = size > 50 ? 13 : 6;
  const lobes = Array.from({ length: count }, (_, n) => {
    const around = (n / count) * Math.PI * 2 + chance.between(-0.4, 0.4);
    const out = size * chance.between(0.14, 0.24);
    return [
      px + Math.cos(around) * out * 1.2,
      py - size * 0.45 - Math.sin(around) * out,
      size * (count > 6 ? 0.13 : 0.2),
    ] as const;
  });
  if (size > 34)
    art.rect(
      px - size * 0.025,
      py - size * 0.2,
      size * 0.05,
      size * 0.2,
      mix(art.colour('#5d4a3d'), mood.haze, air),
    );
  const core = [px, py - size * 0.42, size * 0.3] as const;
  art.path(circles([core, ...lobes]), mix(dark, mood.haze, air));
  for (const [colour, move, scale] of [
    [middle, 0.05, 0.8],
    [light, 0.12, 0.46],
  ] as const)
    art.path(
      circles([core, ...lobes].map(([cx, cy, r]) => [cx + sun * size * move, cy - size * move, r * scale])),
      mix(colour, mood.haze, air),
    );
}

/** The shadow of a crown: an ellipse that leads away from the foot. */
function crownShade(above: Above, [x, tall, z]: Place): Point[] {
  const [right, away] = castOf(above.art);
  const long = Math.hypot(right, away);
  const [a, b] = [right / long, away / long];
  const middle = 0.52 * tall;
  const crown = arc(0, 0, tall * 0.34 * long, tall * 0.27, 0, Math.PI * 2, 14).map(
    ([u, v]): Point => [x + right * middle + a * u - b * v, z + away * middle + b * u + a * v],
  );
  return hull([[x, z], ...crown]);
}

/** Trees far off, as dabs; those between fields. */
export const dabs = (above: Above, chance: Chance, places: readonly Place[]): Thing[] =>
  places.map((place, n) => ({
    z: place[2],
    shade: crownShade(above, place),
    draw: () => dab(above, chance.fork(n), place),
  }));

/** Height in px below which leaves are not drawn. */
const SMALL = 96;

/** A tree at a place, so many metres high. */
export function standing(above: Above, chance: Chance, place: Place, kind: TreeKind): Thing {
  const [x, tall, z] = place;
  const { art, camera } = above;
  return {
    z,
    shade: crownShade(above, place),
    draw() {
      const [px, py] = camera.point([x, 0, z]);
      if (px < -220 || px > art.width + 220) return;
      const size = camera.scale([x, 0, z]) * tall;
      if (size < SMALL && kind !== 'pine') dab(above, chance, place);
      else tree(art, chance, px, py, size, { kind, haze: airAt(z), shadow: false });
    },
  };
}

/** A clipped hedge over a rectangle, in pieces so that it is drawn in depth order with its surroundings. */
export function hedgeAlong(
  above: Above,
  chance: Chance,
  { x, z, width, depth }: Field,
  height: number,
): Thing[] {
  const { art, camera } = above;
  const [dark, middle, light, tip] = art.mood.snow
    ? (['#445c50', '#5d7568', '#eef1f0', '#ffffff'] as const)
    : art.mood.foliage;
  const [right, away] = castOf(art);
  const long = width > depth;
  const count = Math.max(1, Math.round((long ? width : depth) / 5));
  return Array.from({ length: count }, (_, n): Thing => {
    const [w, d] = long ? [width / count, depth] : [width, depth / count];
    const [x0, z0] = [x + (long ? n * w : 0), z + (long ? 0 : n * d)];
    const [x1, z1] = [x0 + w, z0 + d];
    const foot: readonly Point[] = [
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ];
    const own = chance.fork(n);
    return {
      z: z0,
      shade: hull([...foot, ...foot.map(([a, b]): Point => [a + right * height, b + away * height])]),
      draw() {
        const side = camera.point([x0, 0, z1])[0] < camera.point([x0, 0, z0])[0] ? x0 : x1;
        const lee = (side === x0) === art.sun > 0;
        art.polygon(
          camera.outline([
            [side, 0, z0],
            [side, 0, z1],
            [side, height, z1],
            [side, height, z0],
          ]),
          lee ? dark : mix(dark, middle, 0.8),
        );
        art.polygon(
          camera.outline([
            [x0, 0, z0],
            [x1, 0, z0],
            [x1, height, z0],
            [x0, height, z0],
          ]),
          mix(dark, middle, 0.5),
        );
        const top = foot.map(([a, b]): Place => [a, height, b]);
        art.polygon(camera.outline(top), mix(middle, light, 0.6));
        let leaves = '';
        const size = Math.max(1.4, camera.scale([x0, height, z0]) * 0.13);
        for (let leaf = 0; leaf < w * d * 6; leaf += 1) {
          const [px, py] = camera.point([own.between(x0, x1), height, own.between(z0, z1)]);
          leaves += pathThrough([
            [px - size, py],
            [px, py - size * 0.7],
            [px + size, py],
            [px, py + size * 0.5],
          ]);
        }
        art.path(leaves, lit(tip, -0.02), { opacity: 0.55 });
      },
    };
  });
}
