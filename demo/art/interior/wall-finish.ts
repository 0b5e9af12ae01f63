/** Material or wallpaper of the main wall of a room. */

import { brick, stone } from '../building/masonry.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { arc, corners } from '../canvas/plane.ts';
import type { Room, Wall } from './room.ts';
import type { FeatureKind } from './style.ts';

type Draw = (room: Room, wall: Wall, chance: Chance) => void;

/** A small pattern in rows, each shifted by half a step. */
function paper(room: Room, wall: Wall, chance: Chance): void {
  const { art, style, height } = room;
  const ground = art.colour(chance.chance(0.5) ? style.accent : mix(style.accent, style.wall, 0.5));
  const width = wall.to - wall.from;
  wall.plane.rect(wall.from, 0, width, height, art.gradient([lit(ground, 0.015), lit(ground, -0.01)]));
  const motif = chance.pick(['leaf', 'arch', 'stripe'] as const);
  const step = motif === 'stripe' ? 0.3 : 0.36;
  let [d, inner] = ['', ''];
  for (let u = wall.from; u < wall.to; u += step) {
    if (motif === 'stripe') {
      d += wall.plane.path(corners(u, 0, step / 2, height));
      continue;
    }
    const odd = Math.round((u - wall.from) / step) % 2;
    for (let v = odd * (step / 2); v < height; v += step) {
      if (motif === 'arch') {
        d += wall.plane.path(arc(u + step / 2, v, step * 0.42, step * 0.5, 0, Math.PI, 12));
        inner += wall.plane.path(arc(u + step / 2, v, step * 0.24, step * 0.3, 0, Math.PI, 10));
      } else {
        for (const way of [-1, 1])
          d += wall.plane.path([
            [u + step / 2, v],
            [u + step / 2 + way * step * 0.3, v + step * 0.18],
            [u + step / 2 + way * step * 0.22, v + step * 0.5],
          ]);
      }
    }
  }
  art.clipped(wall.plane.path(corners(wall.from, 0, width, height)), () => {
    art.path(d, lit(ground, -0.035), { opacity: 0.8 });
    art.path(inner, ground);
  });
}

function boards(room: Room, wall: Wall): void {
  const { art, style, height } = room;
  const wood = art.colour(mix(style.accent, style.trim, 0.25));
  wall.plane.rect(
    wall.from,
    0,
    wall.to - wall.from,
    height,
    art.gradient([lit(wood, 0.015), lit(wood, -0.01)]),
  );
  let d = '';
  for (let u = wall.from + 0.16; u < wall.to; u += 0.16) d += wall.plane.path(corners(u, 0, 0.008, height));
  art.path(d, lit(wood, -0.06));
}

const masonry =
  (kind: 'brick' | 'stone'): Draw =>
  (room, wall, chance) => {
    const { art, style, height } = room;
    const field = [wall.from, 0, wall.to - wall.from, height] as const;
    const hex = kind === 'brick' ? mix(style.accent, style.wall, chance.pick([0, 0.35, 0.7])) : style.wall;
    wall.plane.rect(...field, art.colour(hex));
    art.clipped(wall.plane.path(corners(...field)), () => {
      if (kind === 'brick') brick(art, chance, wall.plane, field, hex);
      else stone(art, chance, wall.plane, field, ['#c9bda8', '#b8ab96', '#ad9f8a', '#c2b59f']);
    });
  };

const FINISHES: Record<Exclude<FeatureKind, 'plain'>, Draw> = {
  paper,
  boards,
  brick: masonry('brick'),
  stone: masonry('stone'),
};

/** Draws a special finish over a wall's paint. */
export function finishWall(room: Room, wall: Wall, kind: FeatureKind): void {
  if (kind !== 'plain') FINISHES[kind](room, wall, room.chance.fork(`finish-${wall.name}`));
}
