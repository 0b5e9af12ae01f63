/** A brick house of the thirties: a bow of bands and wide windows, a round window, and a steep tiled roof. */

import { doorIn } from '../../building/door.ts';
import { glass } from '../../building/glass.ts';
import { brick } from '../../building/masonry.ts';
import { railing, windowIn } from '../../building/window.ts';
import { lit } from '../../canvas/colour.ts';
import { arc, corners } from '../../canvas/plane.ts';
import { dormer } from '../parts.ts';
import { type FrontContext, litWall } from './front.ts';
import { tiled } from './roofs.ts';
import { eavesOf, storeyFoot } from './terraced-spec.ts';

/** Width of the bow, metres. */
const BOW = 3;

/** A band of bricks on end in another clay. */
function band({ art, plane, house }: FrontContext, u: number, v: number, width: number): void {
  const clay = lit(art.colour(house.wall.colour), -0.07);
  plane.rect(u, v, width, 0.2, clay);
  let joints = '';
  for (let x = u + 0.085; x < u + width; x += 0.085) joints += plane.path(corners(x, v, 0.012, 0.2));
  art.path(joints, lit(clay, 0.1), { opacity: 0.5 });
}

/** The bow from a storey up: three panes wide on each storey, with a concrete slab on top. */
function bow(context: FrontContext, left: number, from: number): void {
  const { art, chance, plane, house } = context;
  const foot = from === 0 ? 0 : storeyFoot(house, from) - 0.35;
  const top = storeyFoot(house, 2) - 0.25;
  const drop = from === 0 ? 0 : 0.7;
  const stone = art.colour(house.accent);
  plane.shade(
    [
      [left, foot],
      [left + BOW, foot],
      [left + BOW - art.sun * 0.8, foot - drop],
      [left + BOW - art.sun * 0.8, top - 0.6],
      [left + BOW, top],
      [left, top],
      [left - art.sun * 0.8, top - 0.6],
      [left - art.sun * 0.8, foot - drop],
    ],
    0.8,
    3,
  );
  brick(art, chance.fork('bow'), plane, [left, foot, BOW, top - foot], house.wall.colour);
  const wing = BOW * 0.24;
  const panes = [
    [left + 0.08, wing - 0.12],
    [left + wing + 0.06, BOW - 2 * wing - 0.12],
    [left + BOW - wing + 0.04, wing - 0.12],
  ] as const;
  for (let storey = from; storey < 2; storey += 1) {
    const v = storeyFoot(house, storey) + 0.75;
    const height = (house.storeys[storey] ?? 3) * 0.56;
    band(context, left, v + height, BOW);
    plane.rect(left - 0.04, v - 0.14, BOW + 0.08, 0.14, lit(stone, 0.02));
    for (const [index, [u, width]] of panes.entries()) {
      windowIn(
        art,
        chance.fork(`bow-${storey}-${index}`),
        plane,
        { u, v, width, height },
        {
          frame: house.frame,
          leaves: index === 1 ? 2 : 1,
          transom: 0.72,
          stained: index === 1 ? 4 : 1,
          sill: null,
          reveal: house.wall.colour,
        },
      );
    }
  }
  plane.rect(art.sun < 0 ? left + BOW - wing : left, foot, wing, top - foot, art.mood.shadow.colour, {
    opacity: 0.26,
  });
  plane.rect(left - 0.12, top, BOW + 0.24, 0.2, art.gradient([lit(stone, 0.05), lit(stone, -0.07)]));
  if (from > 0) plane.rect(left - 0.08, foot - 0.02, BOW + 0.16, 0.18, lit(stone, -0.04));
  if (art.mood.snow) plane.rect(left - 0.12, top + 0.18, BOW + 0.24, 0.1, '#fafaf8');
}

/** The window of the stairs above the door: a round one, or a tall one of small panes. */
function stairs({ art, chance, plane, house }: FrontContext, middle: number, round: boolean): void {
  const first = storeyFoot(house, 1);
  if (!round) {
    windowIn(
      art,
      chance.fork('stairs'),
      plane,
      { u: middle - 0.4, v: first + 0.45, width: 0.8, height: 1.85 },
      { frame: house.frame, leaves: 1, panes: [2, 5], reveal: house.wall.colour, curtain: 'none' },
    );
    return;
  }
  const [up, own] = [first + 1.45, chance.fork('round')];
  const paint = art.colour(house.frame);
  plane.polygon(arc(middle, up, 0.62, 0.62), lit(art.colour(house.wall.colour), -0.07));
  plane.polygon(arc(middle, up, 0.48, 0.48), paint);
  glass(art, own, plane, arc(middle, up, 0.41, 0.41), {
    lamp: own.chance(art.mood.lamps),
    curtain: 'none',
  });
  plane.rect(middle - 0.02, up - 0.41, 0.04, 0.82, paint);
  plane.rect(middle - 0.41, up - 0.02, 0.82, 0.04, paint);
}

/** Windows of a second floor, one of them behind a railing on the bow. */
function secondFloor({ art, chance, plane, house }: FrontContext, bowLeft: number, doorMiddle: number): void {
  const v = storeyFoot(house, 2);
  const common = { frame: house.frame, leaves: 2, reveal: house.wall.colour } as const;
  windowIn(
    art,
    chance.fork('top'),
    plane,
    { u: bowLeft + BOW / 2 - 0.8, v: v - 0.05, width: 1.6, height: 2.2 },
    { ...common, sill: null },
  );
  railing(art, plane, bowLeft, v - 0.05, BOW, 0.8, { colour: '#2c2f33' });
  windowIn(
    art,
    chance.fork('top-stairs'),
    plane,
    { u: doorMiddle - 0.45, v: v + 0.75, width: 0.9, height: 1.3 },
    common,
  );
}

/** The whole front. */
export function drawThirties(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, frame, storeys, wall } = house;
  const eaves = eavesOf(house);
  const own = chance.fork('manner');
  const doorLeft = house.doorBay === 0;
  const bowLeft = doorLeft ? width - BOW - 0.35 : 0.35;
  const aside = (width - BOW - 0.35) / 2 + 0.1;
  const doorMiddle = doorLeft ? aside : width - aside;
  tiled(context);
  litWall(context, [0, 0, width, eaves]);
  const foot = lit(art.colour(wall.colour), -0.1);
  plane.rect(0, 0, width, house.plinth, art.gradient([lit(foot, 0.02), lit(foot, -0.03)]));
  const from = own.chance(0.3) ? 1 : 0;
  if (from === 1)
    windowIn(
      art,
      chance.fork('ground'),
      plane,
      { u: bowLeft + BOW / 2 - 1.15, v: house.plinth + 0.75, width: 2.3, height: (storeys[0] ?? 3) * 0.52 },
      {
        frame,
        leaves: 3,
        transom: 0.74,
        stained: 6,
        reveal: wall.colour,
        lintel: { kind: 'brick', colour: wall.colour },
      },
    );
  doorIn(
    art,
    chance.fork('door'),
    plane,
    {
      u: doorMiddle - 0.55,
      v: house.plinth - 0.3,
      width: 1.1,
      height: 2.55,
      arch: own.pick(['round', 'flat']),
    },
    { colour: house.door, fanlight: 0, surround: house.accent, glazed: true },
  );
  stairs(context, doorMiddle, own.chance(0.5));
  bow(context, bowLeft, from);
  if (storeys.length > 2) secondFloor(context, bowLeft, doorMiddle);
  band(context, 0, eaves - 0.62, width);
  const gutter = art.colour(own.pick(['#f0ebde', '#4a3b33', '#8b9396']));
  plane.shade(corners(0, eaves - 0.5, width, 0.3), 0.9, 2);
  plane.rect(-0.05, eaves - 0.14, width + 0.1, 0.22, art.gradient([lit(gutter, 0.04), lit(gutter, -0.08)]));
  if (art.mood.snow) plane.rect(-0.05, eaves + 0.06, width + 0.1, 0.1, '#fbfbf9');
  if (storeys.length === 2)
    dormer(art, chance.fork('dormer'), plane, bowLeft + BOW / 2, eaves + 0.3, {
      frame,
      slate: art.colour(house.tile),
      rounded: false,
    });
}
