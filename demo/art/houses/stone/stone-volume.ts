/** One body of a country house: walls, openings, slates. Metres on the front's plane. */

import { brick, type Field, render, stone, sunOnWall } from '../../building/masonry.ts';
import { SLATES, tiles } from '../../building/roofing.ts';
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { eaves, gabledDormer, quoins, SNOW } from '../country.ts';
import { chimney } from '../parts.ts';
import { FRAME, opening } from './stone-openings.ts';
import type { Volume } from './stone-spec.ts';

/** Px per metre below which single bricks and slates are not visible. */
const FAR = 26;
const FAR_SLATES = { ...SLATES, row: 0.4, width: 0.6, density: 1.2, edges: false } as const;
const isFar = (plane: Plane): boolean => plane.scale(0, 0) < FAR;

function wallOf(art: Art, chance: Chance, plane: Plane, { walls }: Volume, field: Field): void {
  const [u, v, width, height] = field;
  const far = isFar(plane);
  if (walls.kind === 'stone') stone(art, chance, plane, field, walls.colours, far ? [0.4, 0.7] : [0.14, 0.3]);
  else if (walls.kind === 'brick' && !far) brick(art, chance, plane, field, walls.colours[0] ?? '#a9583f');
  else {
    render(art, chance, plane, field, walls.colours[0] ?? '#f2ead9');
    if (walls.kind === 'white')
      stone(art, chance.fork('foot'), plane, [u, v, width, 0.7], ['#9a9c9a', '#85888a', '#a9a8a0']);
  }
  plane.rect(
    u,
    v + height * 0.55,
    width,
    height * 0.45,
    art.gradient([
      [0, art.mood.shadow.colour, 0.12],
      [1, art.mood.shadow.colour, 0],
    ]),
  );
}

/** The verges of a gable, with snow in winter. */
function verges(art: Art, plane: Plane, { u, width, wall, roof, slate }: Volume): void {
  const middle = u + width / 2;
  const top = wall + roof;
  for (const side of [-1, 1]) {
    const edge = middle + side * (width / 2 + 0.45);
    const low = wall - 0.45 * (roof / (width / 2));
    plane.shade(
      [
        [middle, top - 0.1],
        [edge, low - 0.1],
        [edge - side * 0.5, low - 0.35],
        [middle, top - 0.75],
      ],
      0.9,
      2,
    );
    plane.polygon(
      [
        [middle, top + 0.25],
        [edge, low + 0.18],
        [edge, low - 0.14],
        [middle, top - 0.14],
      ],
      lit(art.colour(slate), side === art.sun ? 0.04 : -0.03),
    );
    if (art.mood.snow)
      plane.polygon(
        [
          [middle, top + 0.42],
          [edge, low + 0.32],
          [edge, low + 0.12],
          [middle, top + 0.16],
        ],
        SNOW,
      );
  }
}

function slates(art: Art, chance: Chance, plane: Plane, volume: Volume): void {
  const { u, width, wall, roof, slate, ends } = volume;
  const run = ends === 'hipped' ? Math.min(width * 0.3, roof * 0.85) : 0.1;
  const outline: Point[] = [
    [u - 0.5, wall - 0.12],
    [u + width + 0.5, wall - 0.12],
    [u + width - run, wall + roof],
    [u + run, wall + roof],
  ];
  tiles(art, chance, plane, outline, slate, isFar(plane) ? FAR_SLATES : SLATES);
  if (ends === 'hipped') {
    const away =
      art.sun < 0
        ? [u + width + 0.5, u + width - run, u + width - run * 1.35]
        : [u - 0.5, u + run, u + run * 1.35];
    const [edge, top, inner] = away as [number, number, number];
    plane.shade(
      [
        [edge, wall - 0.12],
        [top, wall + roof],
        [inner + (art.sun < 0 ? -0.2 : 0.2), wall - 0.12],
      ],
      0.7,
      1,
    );
  }
  plane.rect(u + run - 0.05, wall + roof - 0.08, width - 2 * run + 0.1, 0.16, art.colour('#3e464e'));
  if (art.mood.snow) plane.rect(u + run - 0.05, wall + roof + 0.06, width - 2 * run + 0.1, 0.12, SNOW);
}

/** Draws one body of the house. */
export function drawVolume(art: Art, chance: Chance, plane: Plane, volume: Volume): void {
  const { u, width, wall, roof, ends, dormers } = volume;
  const top = wall + roof;
  for (const share of volume.chimneys)
    chimney(
      art,
      chance.fork(`chimney-${share}`),
      plane,
      u + width * share - 0.45,
      top - (ends === 'walls' ? 1.1 : 1.5),
      ends === 'walls' ? 2.2 : 2.7,
    );
  const outline: Point[] =
    ends === 'gable'
      ? [
          [u, 0],
          [u + width, 0],
          [u + width, wall],
          [u + width / 2, top],
          [u, wall],
        ]
      : [...corners(u, 0, width, wall)];
  art.clipped(plane.path(outline), () => {
    const field: Field = [u, 0, width, ends === 'gable' ? top : wall];
    wallOf(art, chance.fork('wall'), plane, volume, field);
    sunOnWall(art, plane, field, 0.28);
  });
  const shifted: Plane = {
    ...plane,
    rect: (x, y, w, h, fill, look) => plane.rect(x + u, y, w, h, fill, look),
  };
  quoins(art, shifted, width, wall, volume.walls.dressed);
  for (const [storey, bays] of volume.storeys.entries())
    for (const bay of bays.keys()) opening(art, chance.fork(`${storey}-${bay}`), plane, volume, storey, bay);
  if (ends === 'gable') {
    verges(art, plane, volume);
    return;
  }
  slates(art, chance.fork('roof'), plane, volume);
  const moved: Plane = {
    ...shifted,
    shade: (points, strength, blur) =>
      plane.shade(
        points.map(([x, y]): Point => [x + u, y]),
        strength,
        blur,
      ),
  };
  eaves(art, moved, width, wall, 0.5);
  for (let dormer = 0; dormer < dormers; dormer += 1)
    gabledDormer(
      art,
      chance.fork(`dormer-${dormer}`),
      plane,
      u + (width * (dormer + 0.5)) / dormers,
      wall + 0.6,
      {
        frame: FRAME,
        front: volume.walls.kind === 'white' ? '#efe8da' : '#4e5860',
        roof: '#48515a',
        width: 1.25,
        height: 1.15,
      },
    );
}
