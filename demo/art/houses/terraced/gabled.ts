/** A house of the seventeenth century with a stepped gable. */

import { doorIn } from '../../building/door.ts';
import { sunOnWall } from '../../building/masonry.ts';
import { windowIn } from '../../building/window.ts';
import type { Point } from '../../canvas/art.ts';
import { lit } from '../../canvas/colour.ts';
import { arc } from '../../canvas/plane.ts';
import { chimney } from '../parts.ts';
import { type FrontContext, wall } from './front.ts';
import { eavesOf, storeyFoot } from './terraced-spec.ts';

const STONE = '#d6ccb6';

interface Gable {
  /** Height at which the steps begin. */
  readonly foot: number;
  readonly steps: number;
  readonly stepWidth: number;
  readonly stepHeight: number;
  readonly top: number;
}

function gableOf({ chance, house }: FrontContext): Gable {
  const steps = chance.fork('steps').int(4, 6);
  const foot = eavesOf(house) - 1.2;
  const height = house.width * 0.62;
  return {
    foot,
    steps,
    stepWidth: (house.width / 2 - 0.55) / steps,
    stepHeight: height / steps,
    top: foot + height,
  };
}

/** The front with its steps, from the lower left corner on. */
function outline({ house: { width } }: FrontContext, gable: Gable): Point[] {
  const right = Array.from({ length: gable.steps }, (_, step): Point[] => {
    const v = gable.foot + gable.stepHeight * (step + 1);
    return [
      [width - gable.stepWidth * step, v],
      [width - gable.stepWidth * (step + 1), v],
    ];
  }).flat();
  const left = right.map(([u, v]): Point => [width - u, v]).toReversed();
  return [[0, 0], [width, 0], [width, gable.foot], ...right, ...left, [0, gable.foot]];
}

/** A stone cap on every step, and the pinnacle. */
function caps({ art, plane, house: { width } }: FrontContext, gable: Gable): void {
  const stone = art.colour(STONE);
  for (let step = 0; step < gable.steps; step += 1) {
    const v = gable.foot + gable.stepHeight * (step + 1);
    for (const u of [gable.stepWidth * step, width - gable.stepWidth * (step + 1)]) {
      const wide = gable.stepWidth + 0.12;
      plane.shade(
        [
          [u - 0.06, v],
          [u - 0.06 + wide, v],
          [u - 0.06 + wide - art.sun * 0.1, v - 0.16],
          [u - 0.06 - art.sun * 0.1, v - 0.16],
        ],
        0.8,
        1,
      );
      plane.rect(u - 0.06, v, wide, 0.13, art.gradient([lit(stone, 0.04), lit(stone, -0.06)]));
      if (art.mood.snow) plane.rect(u - 0.06, v + 0.11, wide, 0.09, '#fbfbf9');
    }
  }
  const middle = width / 2;
  plane.rect(middle - 0.6, gable.top, 1.2, 0.16, stone);
  plane.polygon(
    [
      [middle - 0.28, gable.top + 0.16],
      [middle + 0.28, gable.top + 0.16],
      [middle + 0.16, gable.top + 0.75],
      [middle - 0.16, gable.top + 0.75],
    ],
    art.gradient([lit(stone, 0.02), lit(stone, -0.06)]),
  );
  plane.polygon(arc(middle, gable.top + 0.9, 0.17, 0.17), stone);
}

/** Corner stones, alternating long and short, and a band at each floor. */
function stonework({ art, plane, house }: FrontContext, gable: Gable): void {
  const stone = art.colour(STONE);
  let long = true;
  for (let v = house.plinth; v < gable.foot - 0.2; v += 0.62) {
    const length = long ? 0.36 : 0.22;
    for (const u of [0, house.width - length]) plane.rect(u, v, length, 0.3, lit(stone, -0.02));
    long = !long;
  }
  for (let storey = 1; storey < house.storeys.length; storey += 1) {
    plane.rect(
      0,
      storeyFoot(house, storey) - 0.1,
      house.width,
      0.14,
      art.gradient([lit(stone, 0.02), lit(stone, -0.05)]),
    );
  }
  const foot = art.colour('#7d8588');
  plane.rect(0, 0, house.width, house.plinth - 0.2, art.gradient([lit(foot, 0.05), lit(foot, -0.06)]));
  plane.rect(0, house.plinth - 0.28, house.width, 0.1, lit(foot, 0.12));
}

/** The front of a house with a stepped gable. */
export function drawGabled(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, bays, frame } = house;
  const gable = gableOf(context);
  chimney(art, chance.fork('chimney'), plane, width * 0.8, eavesOf(house) - 0.6, width * 0.46);
  art.clipped(plane.path(outline(context, gable)), () => {
    wall(context, [0, 0, width, gable.top + 0.2]);
    sunOnWall(art, plane, [0, 0, width, gable.top], 0.2);
  });
  caps(context, gable);
  stonework(context, gable);
  const across = width / bays;
  const small = { frame, leaves: 2, surround: STONE, reveal: house.wall.colour } as const;
  for (const [storey, storeyHeight] of house.storeys.entries()) {
    for (let index = 0; index < bays; index += 1) {
      const own = chance.fork(`bay-${storey}-${index}`);
      const middle = across * (index + 0.5);
      if (storey === 0 && index === house.doorBay) {
        doorIn(
          art,
          own,
          plane,
          { u: middle - 0.68, v: house.plinth - 0.66, width: 1.36, height: 3.4, arch: 'round' },
          { colour: house.door, lintel: { kind: 'stone', colour: STONE }, fanlight: 0.95 },
        );
        continue;
      }
      const tall = storeyHeight * (storey === 0 ? 0.62 : 0.6);
      windowIn(
        art,
        own,
        plane,
        {
          u: middle - across * 0.29,
          v: storeyFoot(house, storey) + (storey === 0 ? 0.75 : 0.55),
          width: across * 0.58,
          height: tall,
        },
        { ...small, transom: 0.6, panes: [4, 5] },
      );
    }
  }
  const loft = gable.foot + 0.75;
  const arched = {
    frame,
    reveal: house.wall.colour,
    sill: '#cfc5ae',
    lintel: { kind: 'brick', colour: house.wall.colour },
  } as const;
  windowIn(
    art,
    chance.fork('loft'),
    plane,
    { u: width / 2 - 0.55, v: loft, width: 1.1, height: 1.5, arch: 'round' },
    { ...arched, leaves: 2, panes: [4, 4] },
  );
  windowIn(
    art,
    chance.fork('top'),
    plane,
    { u: width / 2 - 0.3, v: loft + 2.05, width: 0.6, height: 0.75, arch: 'round' },
    { ...arched, leaves: 1, panes: [2, 2] },
  );
}
