/** A house of about 1905: one wide bay with a balcony, one narrow bay with the door, and a painted frieze. */

import { doorIn } from '../../building/door.ts';
import { railing, windowIn } from '../../building/window.ts';
import { lit } from '../../canvas/colour.ts';
import { arc } from '../../canvas/plane.ts';
import { cellarLight, cornice, plinth } from '../parts.ts';
import { type FrontContext, litWall } from './front.ts';
import { mansard } from './roofs.ts';
import { eavesOf, storeyFoot } from './terraced-spec.ts';

/** Light bricks in bands over the whole front. */
function bands({ art, plane, house }: FrontContext): void {
  const pale = art.colour('#e0cfa8');
  for (let v = house.plinth + 0.4; v < eavesOf(house) - 0.8; v += 0.62)
    plane.rect(0, v, house.width, 0.09, pale, { opacity: 0.85 });
}

/** Sgraffito under the eaves: flowers on a continuous stalk. */
function frieze({ art, plane, house }: FrontContext): void {
  const v = eavesOf(house) - 1.05;
  const { width } = house;
  plane.rect(0.25, v, width - 0.5, 0.62, art.colour('#d9c08a'));
  const [red, green, pale] = ['#7a4a3c', '#50705f', '#ead9a8'].map((hex) => art.colour(hex));
  if (red === undefined || green === undefined || pale === undefined) return;
  let flower = 0;
  for (let u = 0.55; u <= width - 0.4; u += 0.55) {
    plane.polygon(arc(u, v + 0.33, 0.13, 0.13), flower % 2 === 1 ? red : green);
    plane.polygon(arc(u, v + 0.33, 0.05, 0.05), pale);
    plane.line(
      [
        [u + 0.13, v + 0.3],
        [u + 0.28, v + 0.16],
        [u + 0.42, v + 0.34],
      ],
      green,
      0.035,
    );
    flower += 1;
  }
  for (const edge of [v - 0.05, v + 0.62]) plane.rect(0.2, edge, width - 0.4, 0.06, red);
}

function balcony({ art, plane, house }: FrontContext, left: number, foot: number): void {
  const stone = art.colour(house.accent);
  plane.rect(left - 0.15, foot - 0.08, 3.3, 0.22, art.gradient([lit(stone, 0.05), lit(stone, -0.08)]));
  for (const bracket of [0.1, 2.7]) {
    plane.polygon(
      [
        [left + bracket, foot - 0.08],
        [left + bracket + 0.26, foot - 0.08],
        [left + bracket + 0.13, foot - 0.55],
      ],
      stone,
    );
  }
  railing(art, plane, left - 0.1, foot + 0.14, 3.2, 0.85, { colour: '#26302e', curls: true });
}

function openings(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, frame, doorBay } = house;
  const reveal = house.wall.colour;
  const banded = { kind: 'banded', colour: house.wall.colour } as const;
  const wide = (doorBay === 0 ? width * 0.4 : 0) + width * 0.3;
  const narrow = (doorBay === 0 ? 0 : width * 0.6) + width * 0.2;
  bands(context);
  windowIn(
    art,
    chance.fork('salon'),
    plane,
    { u: wide - 1.35, v: house.plinth + 0.75, width: 2.7, height: 2.55, arch: 'horseshoe' },
    { frame, reveal, lintel: banded, leaves: 3, transom: 0.58, stained: 6 },
  );
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: narrow - 0.6, v: house.plinth - 0.62, width: 1.2, height: 3.4, arch: 'round' },
    { colour: house.door, lintel: banded, fanlight: 0.9 },
  );
  for (const aside of [-0.8, 0.8]) cellarLight(plane, wide + aside);
  const first = storeyFoot(house, 1);
  const [, firstHeight = 3.3, secondHeight] = house.storeys;
  plane.shade(
    [
      [wide - 1.5, first - 0.1],
      [wide + 1.5, first - 0.1],
      [wide + 1.5 - art.sun * 0.9, first - 1],
      [wide - 1.5 - art.sun * 0.9, first - 1],
    ],
    0.9,
    3,
  );
  windowIn(
    art,
    chance.fork('first'),
    plane,
    { u: wide - 1.4, v: first + 0.35, width: 2.8, height: firstHeight * 0.78, arch: 'segment' },
    { frame, reveal, lintel: banded, leaves: 3, transom: 0.62, stained: 8, sill: null },
  );
  balcony(context, wide - 1.5, first);
  windowIn(
    art,
    chance.fork('stairs'),
    plane,
    { u: narrow - 0.5, v: first + 0.7, width: 1, height: firstHeight * 0.6, arch: 'round' },
    { frame, reveal, lintel: banded, leaves: 1, transom: 0.6, stained: 3 },
  );
  frieze(context);
  if (secondHeight === undefined) return;
  const second = storeyFoot(house, 2);
  for (const index of [0, 1, 2]) {
    windowIn(
      art,
      chance.fork(`second-${index}`),
      plane,
      {
        u: wide - 1.35 + index * 0.93,
        v: second + 0.5,
        width: 0.84,
        height: secondHeight * 0.56,
        arch: 'round',
      },
      { frame, reveal, lintel: banded, leaves: 1, transom: 0.55, stained: 2 },
    );
  }
  windowIn(
    art,
    chance.fork('loft'),
    plane,
    { u: narrow - 0.45, v: second + 0.6, width: 0.9, height: secondHeight * 0.5, arch: 'round' },
    { frame, reveal, lintel: banded, leaves: 1 },
  );
}

/** The whole front. */
export function drawNouveau(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  mansard(context);
  litWall(context, [0, 0, house.width, eavesOf(house)]);
  plinth(art, plane, house.width, house.plinth);
  openings(context);
  const eaves = chance.fork('eaves').pick(['#e5dcc8', '#4a3b33', '#d9cfb8']);
  cornice(art, plane, house.width, eavesOf(house), eaves);
}
