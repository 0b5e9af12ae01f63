/** Boundaries of a garden: hedges and woods, walls of a city, the house itself at one side. */

import { brick, type Field, render } from '../building/masonry.ts';
import { tiles } from '../building/roofing.ts';
import { windowIn } from '../building/window.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners, elevation, type Plane, planeIn } from '../canvas/plane.ts';
import { glassWall } from '../houses/glass-wall.ts';
import { BRICKS } from '../houses/terraced/terraced-spec.ts';
import { lawn } from '../nature/growth/grass.ts';
import type { TreeKind } from '../nature/growth/habits.ts';
import { bush, hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { fence, treeLine } from '../nature/landscape.ts';
import type { Outdoors } from '../outdoor/ground.ts';

export const GARDEN_ENDS = ['houses', 'trees', 'fields'] as const;
export type GardenEnd = (typeof GARDEN_ENDS)[number];

/** Rear façades of the houses behind, paler by a share of haze; their foot at `y`. */
function backs(art: Art, chance: Chance, y: number, scale: number, haze: number): void {
  let x = chance.between(-120, -20);
  for (let index = 0; x < art.width; index += 1) {
    const own = chance.fork(index);
    const plane = elevation(art, x, y, scale);
    const wide = own.between(6.4, 9);
    const tall = own.between(5.4, 7.4);
    const far = (hex: string): string => mix(hex, art.mood.haze, haze);
    const white = own.chance(0.3);
    const wall: Field = [0, 0, wide, tall];
    if (white) render(art, own.fork('wall'), plane, wall, far('#efe6d3'));
    else brick(art, own.fork('wall'), plane, wall, far(own.pick(BRICKS)), { other: far('#a0522d') });
    const top = tall + own.between(2, 3.2);
    tiles(
      art,
      own.fork('roof'),
      plane,
      [
        [-0.2, tall],
        [wide + 0.2, tall],
        [wide - 0.1, top],
        [0.1, top],
      ],
      far(own.pick(['#8f5a4a', '#5a6570', '#7a4f44'])),
      { density: 2 },
    );
    for (const share of [0.26, 0.72]) {
      for (const v of tall > 6.4 ? [tall - 2.1, tall - 4.7] : [tall - 2.2]) {
        windowIn(
          art,
          own.fork(`window-${share}-${v}`),
          plane,
          { u: wide * share - 0.6, v, width: 1.2, height: 1.5 },
          { frame: far('#efe8da'), leaves: 2 },
        );
      }
    }
    x += (wide + (own.chance(0.4) ? own.between(1, 4) : 0)) * scale;
  }
}

/** The far end of a large garden, with its foot at `y` px. */
export function farEnd(art: Art, chance: Chance, kind: GardenEnd, y: number): void {
  const kinds: readonly TreeKind[] = chance.pick([
    ['round'],
    ['round', 'poplar'],
    ['round', 'pine', 'birch'],
    ['round', 'fruit'],
  ]);
  treeLine(art, chance.fork('trees'), y - 60, { count: 11, height: [160, 330], haze: 0.45, kinds });
  if (kind === 'houses') backs(art, chance.fork('backs'), y - 30, 34, 0.3);
  if (kind !== 'houses')
    treeLine(art, chance.fork('wood'), y - 16, {
      count: kind === 'trees' ? 9 : 3,
      height: [320, 560],
      haze: 0.22,
      kinds,
    });
  if (kind !== 'fields') {
    hedge(art, chance.fork('hedge'), -10, y, art.width + 20, chance.between(70, 120));
    return;
  }
  lawn(art, chance.fork('fields'), y - 70, y);
  fence(art, chance.fork('fence'), [-20, y + 2], [art.width + 20, y + 2], 62);
}

/** Shadow that deepens towards the foot and the far end of a wall seen at an angle. */
const wallShade = (art: Art, plane: Plane, [u, v, width, height]: Field, share: number): void => {
  if (share > 0) plane.polygon(corners(u, v, width, height), art.mood.shadow.colour, { opacity: share });
};

const CITY = { half: 5, near: 2.2, far: 11, wall: 2.1 } as const;

/** A garden between walls, with the rear façades of the next street above them. */
export function cityWalls({ art, camera }: Outdoors, chance: Chance): void {
  const { half, near, far, wall } = CITY;
  const foot = camera.point([0, 0, 24])[1];
  treeLine(art, chance.fork('trees'), foot, {
    count: 6,
    height: [300, 460],
    haze: 0.35,
    kinds: ['round', 'birch'],
  });
  backs(art, chance.fork('backs'), foot, camera.scale([0, 0, 24]), 0.12);
  for (const [index, x] of [-half * 0.55, half * 0.7].entries()) {
    const own = chance.fork(`behind-${index}`);
    const [px, py] = camera.point([x, 0, far + 3]);
    if (own.chance(0.7))
      tree(art, own, px, py, camera.scale([x, 0, far + 3]) * own.between(5, 7), {
        shadow: false,
        haze: 0.08,
      });
  }
  const clay = chance.pick(['#a9583f', '#9a6048', '#b9795a', '#8f4a3a']);
  const painted = chance.chance(0.3);
  const draw = painted ? render : brick;
  const colour = painted ? '#efe8da' : clay;
  const sides = [
    { plane: planeIn(art, camera, [-half, 0, far], [1, 0, 0], [0, 1, 0]), width: half * 2, shade: 0.06 },
    {
      plane: planeIn(art, camera, [-half, 0, near], [0, 0, 1], [0, 1, 0]),
      width: far - near,
      shade: art.sun < 0 ? 0.24 : 0,
    },
    {
      plane: planeIn(art, camera, [half, 0, near], [0, 0, 1], [0, 1, 0]),
      width: far - near,
      shade: art.sun < 0 ? 0 : 0.24,
    },
  ];
  const cap = art.mood.snow ? '#f8f8f5' : art.colour('#8a8378');
  for (const [index, side] of sides.entries()) {
    const field: Field = [0, 0, side.width, wall];
    draw(art, chance.fork(`wall-${index}`), side.plane, field, colour);
    wallShade(art, side.plane, field, side.shade);
    side.plane.rect(0, wall - 0.02, side.width, 0.12, cap);
  }
}

/** Plants and climbers along the walls of a city garden, the far ones first. */
export function cityPlants({ art, camera }: Outdoors, chance: Chance): void {
  const { half, far } = CITY;
  const blooms = [[], ['#f2d9e2', '#c98ab0'], ['#fbf6ea'], ['#b9a4d6'], ['#f6ead0', '#e9b94c']] as const;
  const put = (name: string, x: number, z: number, width: number, height: number): void => {
    const own = chance.fork(name);
    const scale = camera.scale([x, 0, z]);
    const [px, py] = camera.point([x, 0, z]);
    bush(art, own, px - (width * scale) / 2, py, width * scale, height * scale, {
      flowers: art.mood.snow ? [] : own.pick(blooms),
    });
  };
  for (let index = 0; index < 8; index += 1) {
    const x = -half + 0.6 + (index * (half * 2 - 1.2)) / 7;
    put(`back-${index}`, x, far - 0.35, 1.6, chance.fork(`h${index}`).between(0.5, 1.7));
  }
  const corner = chance.pick([-1, 1] as const);
  const [tx, ty] = camera.point([corner * (half - 1.2), 0, far - 1.6]);
  tree(art, chance.fork('tree'), tx, ty, camera.scale([0, 0, far - 1.6]) * chance.between(4, 5.2), {
    kind: chance.pick(['fruit', 'birch', 'round'] as const),
    spread: 0.3,
  });
  for (const side of [-1, 1]) {
    for (const [index, z] of [9.4, 8.2, 7.1, 6.1].entries())
      put(
        `side-${side}-${index}`,
        side * (half - 0.5),
        z,
        1.2,
        chance.fork(`s${side}${index}`).between(0.5, 1.5),
      );
  }
}

/** The house at one side of its terrace, with glass doors. */
export function houseBeside({ art, camera }: Outdoors, chance: Chance, side: -1 | 1, x: number): void {
  const [near, far] = [2.4, chance.between(6.6, 7.4)];
  const plane = planeIn(art, camera, [side * x, 0, near], [0, 0, 1], [0, 1, 0]);
  const long = far - near;
  const field: Field = [0, 0, long, 6];
  const white = chance.chance(0.5);
  const draw = white ? render : brick;
  draw(
    art,
    chance.fork('wall'),
    plane,
    field,
    white ? chance.pick(['#f3ede0', '#efe6d3']) : chance.pick(BRICKS),
  );
  wallShade(art, plane, field, side === art.sun ? 0.26 : 0.02);
  glassWall(art, chance.fork('doors'), plane, [0.6, 0.08, long - 1.4, 2.35], 3);
  const trim = art.colour('#8e9496');
  plane.rect(0.5, 0, long - 1.2, 0.1, lit(trim, 0.05));
  plane.rect(0, 2.9, long, 0.1, lit(trim, 0.02));
  windowIn(
    art,
    chance.fork('up'),
    plane,
    { u: long - 2.2, v: 3.7, width: 1.4, height: 1.5 },
    { frame: '#f3eee2', leaves: 2 },
  );
}
