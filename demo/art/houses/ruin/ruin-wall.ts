/** Walls and openings of a derelict house. Metres on the front's plane. */

import { doorIn } from '../../building/door.ts';
import { brick, type Field, render, stone, sunOnWall } from '../../building/masonry.ts';
import { windowIn } from '../../building/window.ts';
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { RUBBLES } from '../stone/farm-walls.ts';
import { type Ruin, STOREY } from './ruin-spec.ts';

/** An uneven outline around a point. */
export function blot(
  chance: Chance,
  u: number,
  v: number,
  width: number,
  height: number,
  steps = 13,
): Point[] {
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * Math.PI * 2;
    const out = chance.between(0.7, 1.1);
    return [u + Math.cos(angle) * width * 0.5 * out, v + Math.sin(angle) * height * 0.5 * out];
  });
}

/** The wall; bricks show where the render has fallen off. */
export function ruinWall(art: Art, chance: Chance, plane: Plane, house: Ruin, field: Field): void {
  if (house.material === 'stone') stone(art, chance, plane, field, chance.fork('stones').pick(RUBBLES));
  else if (house.material === 'brick') brick(art, chance, plane, field, house.colour);
  else {
    render(art, chance, plane, field, house.colour);
    for (let patch = 0; patch < 6; patch += 1) {
      const own = chance.fork(`patch-${patch}`);
      const [u, v] = [own.between(0.4, house.width - 0.4), own.between(0.2, field[3] - 0.6)];
      const [wide, tall] = [own.between(0.7, 2.2), own.between(0.4, 1.3)];
      const outline = blot(own, u, v, wide, tall);
      plane.polygon(outline, lit(art.colour(house.colour), -0.14));
      art.clipped(plane.path(outline.map(([x, y]): Point => [x + art.sun * 0.03, y - 0.04])), () =>
        brick(art, own, plane, [u - wide, v - tall, wide * 2, tall * 2], '#a9654a'),
      );
    }
  }
  sunOnWall(art, plane, field, 0.26);
  let stains = '';
  for (let stain = 0; stain < 16; stain += 1) {
    const u = chance.between(0, house.width);
    const long = chance.between(0.5, 2);
    stains += plane.path(corners(u, field[3] - long, chance.between(0.05, 0.3), long));
  }
  art.path(stains, art.mood.shadow.colour, { opacity: 0.1, blur: 2 });
  plane.rect(
    0,
    0,
    house.width,
    0.5,
    art.gradient([
      [0, mix(art.mood.foliage[0], '#4a4a40', 0.4), 0],
      [1, mix(art.mood.foliage[0], '#4a4a40', 0.4), 0.5],
    ]),
  );
}

/** Boards nailed over an opening, slightly crooked. */
function boarded(art: Art, chance: Chance, plane: Plane, [u, v, width, height]: Field): void {
  plane.rect(u, v, width, height, lit(art.colour('#4a3f38'), -0.1));
  const wood = art.colour('#a08a6c');
  const count = chance.int(3, 4);
  for (let board = 0; board < count; board += 1) {
    const foot = v + ((board + 0.1) * height) / count;
    const tall = (height / count) * chance.between(0.68, 0.84);
    const slant = chance.between(-0.07, 0.07);
    const [left, right] = [u - chance.between(0.08, 0.2), u + width + chance.between(0.08, 0.2)];
    const plank: Point[] = [
      [left, foot],
      [right, foot + slant],
      [right, foot + slant + tall],
      [left, foot + tall],
    ];
    plane.shade(
      plank.map(([x, y]): Point => [x - art.sun * 0.04, y - 0.06]),
      0.9,
      1,
    );
    plane.polygon(plank, lit(wood, chance.between(-0.06, 0.04)));
    plane.line(
      [
        [left + 0.1, foot + tall * 0.5],
        [right - 0.1, foot + slant + tall * 0.55],
      ],
      lit(wood, -0.1),
      0.012,
      { opacity: 0.6 },
    );
  }
}

export function ruinOpening(
  art: Art,
  chance: Chance,
  plane: Plane,
  house: Ruin,
  storey: number,
  bay: number,
): void {
  const middle = (house.width / house.bays) * (bay + 0.5);
  if (storey === 0 && bay === house.doorBay) {
    doorIn(
      art,
      chance,
      plane,
      { u: middle - 0.55, v: 0.05, width: 1.1, height: 2.35 },
      {
        colour: chance.pick(['#5f7f86', '#6b5a48', '#7a4a3c']),
        surround: '#b9b0a0',
        fanlight: 0.4,
        steps: 1,
        lamp: false,
        glazed: false,
      },
    );
    return;
  }
  const [wide, foot] = [1.1, storey * STOREY + 0.85];
  const tall = storey === 0 ? 1.45 : 1.2;
  if (chance.chance(storey === 0 ? 0.4 : 0.18)) {
    boarded(art, chance, plane, [middle - wide / 2, foot, wide, tall]);
    return;
  }
  windowIn(
    art,
    chance,
    plane,
    { u: middle - wide / 2, v: foot, width: wide, height: tall },
    {
      frame: '#d8d0bf',
      leaves: 2,
      panes: [2, 3],
      lamp: false,
      curtain: 'none',
      ...(house.material === 'brick' ? { lintel: { kind: 'brick', colour: house.colour } as const } : {}),
    },
  );
  // One pane is missing.
  const [u, v] = [middle + chance.pick([-0.4, 0.08]), foot + tall * chance.pick([0.14, 0.42])];
  plane.polygon(blot(chance, u + 0.16, v + 0.16, 0.3, 0.32, 9), '#1c1e22', { opacity: 0.85 });
}
