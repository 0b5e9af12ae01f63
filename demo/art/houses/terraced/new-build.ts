/** A contemporary row house: pale brick, dark full-height frames, timber around the door, a flat roof. */

import { doorIn } from '../../building/door.ts';
import { windowIn } from '../../building/window.ts';
import type { Point } from '../../canvas/art.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { corners } from '../../canvas/plane.ts';
import { bush } from '../../nature/growth/shrub.ts';
import { garageLeaf } from '../garage-leaf.ts';
import { type FrontContext, litWall } from './front.ts';
import { flat } from './roofs.ts';
import { eavesOf, storeyFoot } from './terraced-spec.ts';

/** Upright slats of timber. */
function slats(
  { art, plane, house }: FrontContext,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  const wood = art.colour(house.accent);
  plane.rect(u, v, width, height, art.gradient([lit(wood, 0.02), lit(wood, -0.04)]));
  let gaps = '';
  for (let x = u + 0.12; x < u + width; x += 0.12) gaps += plane.path(corners(x, v, 0.025, height));
  art.path(gaps, lit(wood, -0.12), { opacity: 0.8 });
}

/** A glass balustrade in front of a French window. */
function pane({ art, plane }: FrontContext, u: number, v: number, width: number): void {
  const clear = mix(art.mood.glass[1], '#ffffff', 0.25);
  plane.rect(u, v, width, 1, clear, { opacity: 0.45 });
  const sheen: readonly Point[] = [
    [u + width * 0.2, v],
    [u + width * 0.38, v],
    [u + width * 0.62, v + 1],
    [u + width * 0.44, v + 1],
  ];
  plane.polygon(sheen, '#ffffff', { opacity: 0.25 });
  plane.rect(u - 0.04, v + 0.98, width + 0.08, 0.045, art.colour('#4a4f52'));
}

/** Door, timber, and a wide window or a garage, at street level. */
function groundFloor(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, frame, doorBay } = house;
  const own = chance.fork('ground');
  const tall = (house.storeys[0] ?? 3) - 0.55;
  const shadow = art.mood.shadow;
  const clad = doorBay === 0 ? [0.35, 1.9] : [width - 2.25, 1.9];
  const [from = 0.35, wide = 1.9] = clad;
  slats(context, from, 0.02, wide, tall + 0.12);
  plane.rect(from, tall - 0.2, wide, 0.34, shadow.colour, { opacity: shadow.strength });
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: from + 0.14, v: 0.12, width: 1.02, height: 2.3 },
    { colour: own.pick([frame, house.door, frame]), fanlight: 0, steps: 1, glazed: false },
  );
  windowIn(
    art,
    chance.fork('beside'),
    plane,
    { u: from + 1.28, v: 0.12, width: 0.46, height: 2.3 },
    { frame, leaves: 1, sill: null, curtain: 'none' },
  );
  const lampAt = plane.at(from + 0.64, 2.62);
  art.ellipse(...lampAt, 3, 3, art.mood.lamps > 0.3 ? '#ffe2a8' : art.colour('#f0ebde'));
  const rest = width - wide - 0.35 - 0.9;
  const left = doorBay === 0 ? from + wide + 0.5 : 0.4;
  if (rest > 2.7 && own.chance(0.35)) {
    plane.rect(left + 0.04, 0, 2.72, 2.38, lit(art.colour(frame), -0.03));
    garageLeaf(
      art,
      plane,
      [left + 0.1, 0, 2.6, 2.3],
      own.pick(['boards', 'smooth', 'boards']),
      own.pick([house.accent, frame]),
    );
    plane.rect(left + 0.1, 2.1, 2.6, 0.2, shadow.colour, { opacity: shadow.strength });
    return;
  }
  windowIn(
    art,
    chance.fork('front'),
    plane,
    { u: left, v: own.pick([0.15, 0.75]), width: rest, height: tall - own.pick([0.15, 0.75]) },
    { frame, leaves: rest > 2.6 ? 3 : 2, reveal: house.wall.colour, sill: null },
  );
  if (art.mood.snow || !own.chance(0.6)) return;
  const [x, y] = plane.at(left, 0);
  const scale = plane.scale(left, 0);
  bush(art, own.fork('border'), x, y, rest * scale, scale * own.between(0.35, 0.6), {
    flowers: own.pick([[], ['#e7c2d0'], ['#b9a4d6', '#f2ead2']]),
  });
}

/** Two openings per storey, placed differently on each. */
function upper(context: FrontContext, storey: number): void {
  const { art, chance, plane, house } = context;
  const { width, frame } = house;
  const own = chance.fork(`storey-${storey}`);
  const v = storeyFoot(house, storey);
  const tall = (house.storeys[storey] ?? 2.9) - 0.6;
  const layouts = [
    [
      [0.12, 0.24],
      [0.52, 0.36],
    ],
    [
      [0.12, 0.36],
      [0.64, 0.24],
    ],
    [
      [0.14, 0.28],
      [0.58, 0.28],
    ],
    [[0.18, 0.64]],
  ] as const;
  for (const [index, [from, share]] of own.pick(layouts).entries()) {
    const french = own.chance(0.55);
    const [u, wide] = [width * from, width * share];
    const foot = french ? v + 0.12 : v + 0.75;
    windowIn(
      art,
      chance.fork(`upper-${storey}-${index}`),
      plane,
      { u, v: foot, width: wide, height: v + tall - foot },
      {
        frame,
        leaves: wide > 3 ? 3 : wide > 1.7 ? 2 : 1,
        reveal: house.wall.colour,
        sill: french ? null : frame,
      },
    );
    if (french) pane(context, u, foot, wide);
  }
}

/** The whole front; the top one of three storeys may be clad and set back. */
export function drawNewBuild(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, storeys } = house;
  const own = chance.fork('manner');
  const eaves = eavesOf(house);
  litWall(context, [0, 0, width, eaves]);
  const top = storeys.length - 1;
  if (top > 1 && own.chance(0.4)) {
    const v = storeyFoot(house, top) - 0.1;
    slats(context, 0, v, width, eaves - v);
    plane.rect(0, v - 0.08, width, 0.12, lit(art.colour(house.frame), 0.06));
  } else if (own.chance(0.4)) {
    const v = storeyFoot(house, 1);
    slats(context, width * 0.06, v + 0.12, width * 0.88, (storeys[1] ?? 2.9) - 0.5);
  }
  plane.rect(0, 0, width, 0.12, art.colour('#6f7274'));
  groundFloor(context);
  for (let storey = 1; storey < storeys.length; storey += 1) upper(context, storey);
  flat(context, own.pick([house.frame, lit(house.wall.colour, 0.02), '#8b8f90']));
}
