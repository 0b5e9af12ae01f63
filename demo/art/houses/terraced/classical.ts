/** Houses in the classical style of the nineteenth century, and interwar ones with a bow window. */

import type { Lintel } from '../../building/arch.ts';
import { doorIn } from '../../building/door.ts';
import { render } from '../../building/masonry.ts';
import { railing, windowIn } from '../../building/window.ts';
import { lit } from '../../canvas/colour.ts';
import { bush } from '../../nature/growth/shrub.ts';
import { cellarLight, cornice, plinth, stringCourse } from '../parts.ts';
import { type FrontContext, litWall } from './front.ts';
import { mansard, tiled } from './roofs.ts';
import { eavesOf, storeyFoot } from './terraced-spec.ts';

const lintelOf = ({ chance, house }: FrontContext): { kind: Lintel; colour: string } | undefined =>
  house.wall.kind === 'brick'
    ? { kind: chance.fork('lintel').pick(['stone', 'key', 'brick'] as const), colour: house.wall.colour }
    : undefined;

const surroundOf = ({ house }: FrontContext): string | undefined =>
  house.wall.kind === 'render' ? lit(house.wall.colour, 0.04) : undefined;

/** A balcony in front of a bay, with its shadow, brackets and sometimes flowers. */
function balcony(context: FrontContext, middle: number, foot: number): void {
  const { art, chance, plane, house } = context;
  const stone = art.colour(house.accent);
  const left = middle - 1.15;
  plane.shade(
    [
      [left, foot - 0.08],
      [left + 2.3, foot - 0.08],
      [left + 2.3 - art.sun * 0.8, foot - 0.95],
      [left - art.sun * 0.8, foot - 0.95],
    ],
    1,
    2.5,
  );
  plane.rect(left, foot - 0.08, 2.3, 0.2, art.gradient([lit(stone, 0.06), lit(stone, -0.08)]));
  for (const bracket of [0.2, 1.85]) {
    plane.polygon(
      [
        [left + bracket, foot - 0.08],
        [left + bracket + 0.24, foot - 0.08],
        [left + bracket + 0.2, foot - 0.32],
        [left + bracket + 0.12, foot - 0.6],
        [left + bracket + 0.04, foot - 0.32],
      ],
      lit(stone, -0.02),
    );
  }
  railing(art, plane, left + 0.04, foot + 0.12, 2.22, 0.9, { colour: '#26302e', curls: true });
  if (art.mood.snow || !chance.chance(0.6)) return;
  const [x, y] = plane.at(left + 0.1, foot + 0.3);
  const scale = plane.scale(left, foot);
  bush(art, chance.fork('flowers'), x, y, 2.1 * scale, scale * 0.42, {
    flowers: chance.pick([
      ['#d9695f', '#f0a08a'],
      ['#e7c2d0', '#b96a8c'],
      ['#f3e3b0', '#e9b04c'],
    ]),
  });
}

/** A bow of three windows over two storeys, in interwar style. */
function bow(context: FrontContext, middle: number): void {
  const { art, chance, plane, house } = context;
  const top = storeyFoot(house, 2) - 0.3;
  const left = middle - 1.25;
  plane.shade(
    [
      [left, 0],
      [left + 2.5, 0],
      [left + 2.5 - art.sun, 0],
      [left + 2.5 - art.sun, top - 0.5],
      [left + 2.5, top + 0.2],
      [left, top + 0.2],
    ],
    0.9,
    3,
  );
  render(art, chance.fork('bow'), plane, [left, 0, 2.5, top], '#e9dfca');
  plane.rect(art.sun < 0 ? left + 1.95 : left, 0, 0.55, top, art.mood.shadow.colour, { opacity: 0.22 });
  plane.rect(left - 0.15, top - 0.05, 2.8, 0.22, art.colour('#d9cfb8'));
  for (const storey of [0, 1] as const) {
    for (const [index, [offset, width, stained]] of (
      [
        [0.1, 0.45, 2],
        [0.65, 1.15, 4],
        [1.9, 0.5, 2],
      ] as const
    ).entries()) {
      windowIn(
        art,
        chance.fork(`bow-${storey}-${index}`),
        plane,
        {
          u: left + offset,
          v: storeyFoot(house, storey) + 0.6,
          width,
          height: (house.storeys[storey] ?? 3) * 0.62,
        },
        { frame: house.frame, leaves: 1, transom: 0.68, stained, sill: '#cfc5ae', reveal: '#b9a98c' },
      );
    }
  }
}

/** One bay of one storey of a classical or interwar house. */
function bay(context: FrontContext, storey: number, index: number): void {
  const { art, chance, plane, house } = context;
  const own = chance.fork(`bay-${storey}-${index}`);
  const across = house.width / house.bays;
  const middle = across * (index + 0.5);
  const foot = storeyFoot(house, storey);
  const tall = house.storeys[storey] ?? 3;
  const width = Math.min(1.32, across * 0.56);
  const height = tall * (storey === 2 ? 0.62 : 0.68);
  const lintel = lintelOf(context);
  const surround = surroundOf(context);
  const common = {
    frame: house.frame,
    reveal: house.wall.colour,
    leaves: 2,
    ...(lintel === undefined ? {} : { lintel }),
    ...(surround === undefined ? {} : { surround }),
  };
  if (storey === 0 && index === house.doorBay) {
    doorIn(
      art,
      own,
      plane,
      { u: middle - 0.68, v: house.plinth - 0.66, width: 1.36, height: 3.55 },
      { colour: house.door, surround: surround ?? house.accent, ...(lintel === undefined ? {} : { lintel }) },
    );
    return;
  }
  if (house.style === 'interwar' && index !== house.doorBay && storey < 2) return;
  const french =
    house.style === 'town' &&
    storey === 1 &&
    chance.fork('french').chance(0.7) &&
    (house.bays === 3 ? index === 1 : index !== house.doorBay);
  if (french) {
    windowIn(
      art,
      own,
      plane,
      { u: middle - width / 2, v: foot + 0.14, width, height: height + 0.42 },
      { ...common, transom: 0.78, sill: null },
    );
    balcony({ ...context, chance: own }, middle, foot);
    return;
  }
  windowIn(
    art,
    own,
    plane,
    { u: middle - width / 2, v: foot + (storey === 0 ? 0.75 : 0.6), width, height },
    {
      ...common,
      sill: house.wall.kind === 'brick' ? '#8e9496' : lit(house.wall.colour, -0.05),
      ...(storey < 2 ? { transom: 0.74 } : {}),
    },
  );
  if (storey === 0) cellarLight(plane, middle);
}

/** Bands, quoins or drawn joints of a front in classical style. */
function dressings({ art, plane, house }: FrontContext): void {
  if (house.style !== 'town') return;
  const { width, wall: material, accent } = house;
  for (let storey = 1; storey < house.storeys.length; storey += 1)
    stringCourse(art, plane, width, storeyFoot(house, storey) - 0.12, accent);
  if (material.kind === 'brick') {
    for (const u of [0, width - 0.34]) {
      plane.rect(u, house.plinth, 0.34, eavesOf(house) - house.plinth, art.colour(accent), { opacity: 0.55 });
    }
    return;
  }
  const base = art.colour(material.colour);
  let joints = '';
  for (let v = house.plinth; v < storeyFoot(house, 1) - 0.2; v += 0.42) {
    joints += plane.path(
      [
        [0, v],
        [width, v],
      ],
      false,
    );
  }
  art.path(joints, 'none', { stroke: lit(base, -0.13), strokeWidth: 1.8, opacity: 0.6 });
  for (const u of [0, width - 0.5]) {
    for (let v = storeyFoot(house, 1) + 0.15; v < eavesOf(house) - 0.7; v += 0.44) {
      plane.rect(u, v, 0.5, 0.38, lit(base, 0.035));
    }
  }
}

/** The whole front. */
export function drawClassical(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, bays, storeys } = house;
  const town = house.style === 'town';
  if (town) mansard(context);
  else tiled(context);
  litWall(context, [0, 0, width, eavesOf(house)]);
  dressings(context);
  plinth(art, plane, width, house.plinth);
  for (let storey = 0; storey < storeys.length; storey += 1) {
    for (let index = 0; index < bays; index += 1) bay(context, storey, index);
  }
  if (!town) bow(context, (width / bays) * (1 - house.doorBay + 0.5));
  const pale = house.wall.kind === 'brick' ? '#e5dcc8' : lit(house.wall.colour, 0.05);
  const eaves = town ? pale : chance.fork('eaves').pick(['#e5dcc8', '#4a3b33', '#d9cfb8']);
  cornice(art, plane, width, eavesOf(house), eaves);
}
