/** A terraced house in its street, from the pavement opposite. */

import { type Art, type Point, pathThrough } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { drawTerraced } from '../houses/terraced/terraced.ts';
import {
  eavesOf,
  heightOf,
  someTerraced,
  type TerracedFacts,
  type TerracedHouse,
} from '../houses/terraced/terraced-spec.ts';
import { cobbles, pavement } from '../nature/ground.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';
import { bench, bike, lamp, laurel } from '../street/street.ts';
import { walker } from '../street/walker.ts';
import { calmer } from '../town/calmer.ts';
import { gardenWall } from '../town/garden-wall.ts';
import { row } from '../town/row.ts';

/** Height in the picture where the pavement meets the fronts, px. */
const GROUND = 1048;
const MOST_PX_PER_METRE = 108;
/** Scale for which the sizes of street objects are defined. */
const USUAL_PX_PER_METRE = 74;

/** Roofs of the town behind, in the haze. */
function distance(art: Art, chance: Chance): void {
  const { mood, width } = art;
  let d = 'M0 700';
  for (let x = 0; x < width; ) {
    const [wide, y] = [chance.between(60, 140), chance.between(420, 540)];
    d += `L${x} ${y + 40}L${x + wide / 2} ${y}L${x + wide} ${y + 40}`;
    x += wide;
  }
  const tint = mix(mood.haze, mood.shadow.colour, 0.22);
  art.path(`${d}L${width} 700Z`, tint, { opacity: 0.8 });
  art.rect(0, 699, width, GROUND - 699, tint, { opacity: 0.8 });
}

/** Share by which neighbouring houses are toned down. */
const CALM = 0.4;

/** Tones down a neighbour, unless both houses belong to one project and are for sale together. */
const beside = (art: Art, main: TerracedHouse, house: TerracedHouse): Art =>
  house === main || (main.style === 'newBuild' && house.style === 'newBuild') ? art : calmer(art, CALM);

/** Sunlight on the main house: `from` and `to` px, up to its eaves. */
function sunOnMain(art: Art, [from, to]: readonly [number, number], top: number): void {
  const { wash } = art.mood;
  art.rect(from, top, to - from, GROUND - top, wash.colour, {
    opacity: wash.strength * 0.8,
    blend: 'soft-light',
  });
}

/**
 * The shadow of the houses across the street, slanting over the lower fronts and the road. It has a gap at
 * the main house, so that the sun reaches its door.
 */
function shadeOfOtherSide(art: Art, chance: Chance, [from, to]: readonly [number, number]): void {
  const { sun, width, height } = art;
  const reach = chance.between(0.16, 0.42) * 900;
  const [left, right] = sun < 0 ? [GROUND - reach, GROUND - 54] : [GROUND - 54, GROUND - reach];
  const edge = (x: number): number => left + (right - left) * (x / width);
  const roofs: Point[] = [[-20, left]];
  const low = GROUND - 26;
  for (let x = -20; x < width + 20; ) {
    if (x >= from && x < to) {
      // The edges of the gap slant like the light.
      const slant = 34 * sun;
      roofs.push([from + slant, low], [to + slant, low]);
      x = to;
    }
    const next = Math.min(x + chance.between(150, 300), x < from ? from : width + 20);
    const drop = chance.between(0, 46);
    roofs.push([x, edge(x) - drop], [next, edge(next) - drop]);
    x = next;
  }
  art.shade([...roofs, [width + 20, right], [width + 20, height], [-20, height]], 0.85, 5);
}

/** A wedge of deeper shadow over the road on the sun's side. */
function shadeOfRoad(art: Art): void {
  const { sun, width, height, mood } = art;
  const x = (share: number): number => (sun < 0 ? width * share : width * (1 - share));
  const wedge: readonly Point[] = [
    [x(-0.02), GROUND + 5],
    [x(0.42), GROUND + 5],
    [x(0.6), height],
    [x(-0.02), height],
  ];
  art.path(pathThrough(wedge), mood.shadow.colour, {
    opacity: mood.shadow.strength * 0.75,
    blend: 'multiply',
    blur: 7,
  });
}

/** Objects on the pavement in front of the neighbours, so that the main house stays visible; its edges in px. */
function furniture(
  art: Art,
  chance: Chance,
  [from, to]: readonly [number, number],
  size: number,
  doorAt: number,
): void {
  const beside = (least: number, most: number): number =>
    (chance.chance(0.5) ? -1 : 1) * chance.between(least, most);
  const place = (by: number): number => (by < 0 ? from : to) + by * size;
  const lampAt = place(beside(30, 110));
  lamp(art, lampAt, GROUND + 52, chance.between(310, 350) * size);
  const kind = chance.pick(['bike', 'bikes', 'bike', 'bench', 'walker', 'none'] as const);
  const at = place(beside(150, 260));
  if (kind === 'bike' || kind === 'bikes')
    bike(art, chance.fork('bike'), at, GROUND + 45, 113 * size, {
      facing: chance.pick(['left', 'right'] as const),
    });
  if (kind === 'bikes')
    bike(art, chance.fork('second'), at + 60 * size, GROUND + 52, 113 * size, { facing: 'left' });
  if (kind === 'bench') bench(art, at - 60 * size, GROUND + 40, 64 * size);
  if (kind === 'walker') walker(art, chance.fork('walker'), at, GROUND + 48, 126 * size);
  for (const side of chance.pick([[], [1], [-1], [-1, 1]] as const)) {
    laurel(art, chance.fork(`laurel-${side}`), doorAt + side * 92 * size, GROUND + 28, 84 * size, {
      shape: chance.pick(['ball', 'ball', 'cone'] as const),
    });
  }
  if (!chance.chance(0.55)) return;
  const x = lampAt < art.width / 2 ? art.width - chance.between(20, 120) : chance.between(20, 120);
  tree(art, chance.fork('tree'), x, GROUND + 48, chance.between(560, 650) * Math.min(1.25, size), {
    kind: art.mood.snow ? 'bare' : chance.pick(['round', 'round', 'birch'] as const),
    spread: 0.22,
    shadow: false,
  });
}

interface TerraceFacts extends TerracedFacts {
  readonly house?: TerracedHouse;
}

/** Draws the street around a house, or around a random one. */
export function terrace(art: Art, facts: TerraceFacts = {}): void {
  const { chance, width, height, mood } = art;
  const main = facts.house ?? someTerraced(chance.fork('main'), facts);
  const view = chance.fork('view');
  const whole = Math.min(MOST_PX_PER_METRE, (GROUND - 105) / heightOf(main));
  const scale = Math.min(MOST_PX_PER_METRE, whole * (view.chance(0.3) ? view.between(1.2, 1.4) : 1));
  const across = width / scale;
  const end = view.chance(0.2) ? view.pick(['left', 'right'] as const) : null;
  const standing = row(chance.fork('row'), main, { across, end });
  const from = standing.find(({ name }) => name === 'main')?.from ?? 0;
  sky(art, 900, { clouds: 5 });
  distance(art, chance.fork('distance'));
  if (end !== null) {
    const [left, right] = end === 'left' ? [-20, from * scale] : [(from + main.width) * scale, width + 20];
    gardenWall(art, chance.fork('garden'), { from: left, to: right, ground: GROUND, scale });
  }
  for (const one of standing) {
    const calm = one.name === 'main' ? art : beside(art, main, one.house);
    const plane = elevation(calm, one.from * scale, GROUND, scale);
    drawTerraced(calm, chance.fork(one.name), plane, one.house);
  }
  for (const [index, one] of standing.entries()) {
    const before = standing[index - 1];
    if (before === undefined) continue;
    const top = GROUND - Math.min(eavesOf(before.house), eavesOf(one.house)) * scale;
    art.rect(one.from * scale - 1.2, top, 2.4, GROUND - top, mood.shadow.colour, { opacity: 0.3 });
  }
  sunOnMain(art, [from * scale, (from + main.width) * scale], GROUND - eavesOf(main) * scale);
  if (!mood.snow && art.moodName !== 'dusk')
    shadeOfOtherSide(art, chance.fork('across'), [from * scale, (from + main.width) * scale]);
  const ground = chance.fork('ground');
  pavement(art, GROUND, GROUND + 46, ground.pick(['#b9b2a6', '#c4b8a4', '#aaa8a2']));
  cobbles(art, chance.fork('cobbles'), GROUND + 63, height, ground.pick(['#8f877e', '#9c9184', '#86848a']), {
    first: 8,
  });
  art.rect(0, GROUND - 4, width, 16, mood.shadow.colour, { opacity: 0.35, blur: 5, blend: 'multiply' });
  shadeOfRoad(art);
  const doorAt = (from + (main.width / main.bays) * (main.doorBay + 0.5)) * scale;
  furniture(
    art,
    chance.fork('furniture'),
    [from * scale, (from + main.width) * scale],
    scale / USUAL_PX_PER_METRE,
    doorAt,
  );
  finish(art);
}
