/** A terraced house in its street, from the pavement opposite. */
import { type Art, type Point, pathThrough } from '../art.ts';
import type { Chance } from '../chance.ts';
import { mix } from '../colour.ts';
import { tree } from '../foliage.ts';
import { cobbles, pavement } from '../ground.ts';
import { drawTerraced } from '../houses/terraced.ts';
import {
  heightOf,
  someTerraced,
  TERRACED_STYLES,
  type TerracedHouse,
  type TerracedStyle,
} from '../houses/terraced-spec.ts';
import { finish } from '../light.ts';
import { elevation } from '../plane.ts';
import { sky } from '../sky.ts';
import { bike, lamp, laurel } from '../street.ts';

/** Where the pavement meets the fronts, px. */
const GROUND = 1048;
const MOST_PX_PER_METRE = 74;

interface Standing {
  readonly house: TerracedHouse;
  /** Metres from the left edge of the picture. */
  readonly from: number;
  /** Of its chance. */
  readonly name: string;
}

/** The house in the middle, and neighbours to both edges of the picture. */
function row(chance: Chance, main: TerracedHouse, across: number): Standing[] {
  const neighbour = (side: string, index: number): TerracedHouse => {
    const own = chance.fork(`${side}-${index}`);
    return someTerraced(own, own.pick(['town', 'interwar', 'town', 'gabled'] as const));
  };
  const middle = (across - main.width) / 2 + chance.between(-0.8, 0.8);
  const standing: Standing[] = [{ house: main, from: middle, name: 'main' }];
  for (let index = 0, edge = middle; edge > 0; index += 1) {
    const house = neighbour('left', index);
    edge -= house.width;
    standing.unshift({ house, from: edge, name: `left-${index}` });
  }
  for (let index = 0, edge = middle + main.width; edge < across; index += 1) {
    const house = neighbour('right', index);
    standing.push({ house, from: edge, name: `right-${index}` });
    edge += house.width;
  }
  return standing;
}

/** Roofs of the town behind, in the haze. */
function distance(art: Art, chance: Chance): void {
  const { mood, width } = art;
  let d = 'M0 700';
  for (let x = 0; x < width; ) {
    const [wide, y] = [chance.between(60, 140), chance.between(330, 460)];
    d += `L${x} ${y + 40}L${x + wide / 2} ${y}L${x + wide} ${y + 40}`;
    x += wide;
  }
  art.path(`${d}L${width} 700Z`, mix(mood.haze, mood.shadow.colour, 0.22), { opacity: 0.8 });
}

/** The shade of the houses across the street, slanting over the lower fronts and the road. */
function shadeOfOtherSide(art: Art, chance: Chance): void {
  const { sun, width, height } = art;
  const reach = chance.between(0.22, 0.42) * 900;
  const [left, right] = sun < 0 ? [GROUND - reach, GROUND - 54] : [GROUND - 54, GROUND - reach];
  const edge = (x: number): number => left + (right - left) * (x / width);
  const roofs: Point[] = [[-20, left]];
  for (let x = -20; x < width + 20; ) {
    const next = Math.min(x + chance.between(150, 300), width + 20);
    const drop = chance.between(0, 46);
    roofs.push([x, edge(x) - drop], [next, edge(next) - drop]);
    x = next;
  }
  art.shade([...roofs, [width + 20, right], [width + 20, height], [-20, height]], 0.85, 5);
}

/** What stands on the pavement; the middle of the main house in px. */
function furniture(art: Art, chance: Chance, [from, to]: readonly [number, number]): void {
  const lampX = chance.chance(0.5) ? from - chance.between(60, 110) : to + chance.between(60, 110);
  lamp(art, lampX, GROUND + 52, chance.between(310, 350));
  if (chance.chance(0.75)) {
    const x = chance.chance(0.5) ? from - chance.between(150, 260) : to + chance.between(120, 230);
    bike(art, chance.fork('bike'), x, GROUND + 45, 113, { facing: chance.pick(['left', 'right'] as const) });
  }
  for (const share of chance.pick([[], [0.45], [0.43, 0.95]] as const)) {
    laurel(art, chance.fork(`laurel-${share}`), from + (to - from) * share, GROUND + 28, 92, {
      shape: chance.pick(['ball', 'ball', 'cone'] as const),
    });
  }
  if (!chance.chance(0.5)) return;
  const x = lampX < art.width / 2 ? art.width - chance.between(60, 140) : chance.between(60, 140);
  tree(art, chance.fork('tree'), x, GROUND + 48, chance.between(560, 650), {
    kind: art.mood.snow ? 'bare' : chance.pick(['round', 'round', 'birch'] as const),
    spread: 0.22,
    shadow: false,
  });
}

/** Draws the street around a house; one drawn by chance where none is given. */
export function terrace(
  art: Art,
  { style, house }: { readonly style?: TerracedStyle; readonly house?: TerracedHouse } = {},
): void {
  const { chance, width, height, mood, sun } = art;
  const main =
    house ?? someTerraced(chance.fork('main'), style ?? chance.fork('style').pick(TERRACED_STYLES));
  const scale = Math.min(MOST_PX_PER_METRE, (GROUND - 105) / heightOf(main));
  const standing = row(chance.fork('row'), main, width / scale);
  sky(art, 900, { clouds: 5 });
  distance(art, chance.fork('distance'));
  for (const { house: one, from, name } of standing) {
    const plane = elevation(art, from * scale, GROUND, scale);
    drawTerraced(art, chance.fork(name), plane, one);
  }
  for (const { from } of standing.slice(1)) {
    art.rect(from * scale - 1.2, 300, 2.4, GROUND - 300, mood.shadow.colour, { opacity: 0.25 });
  }
  if (!mood.snow && art.moodName !== 'dusk') shadeOfOtherSide(art, chance.fork('across'));
  pavement(art, GROUND, GROUND + 46, '#b9b2a6');
  cobbles(art, chance.fork('cobbles'), GROUND + 63, height, '#8f877e', { first: 8 });
  art.rect(0, GROUND - 4, width, 16, mood.shadow.colour, { opacity: 0.35, blur: 5, blend: 'multiply' });
  const road: Point[] =
    sun < 0
      ? [
          [-20, GROUND + 5],
          [width * 0.42, GROUND + 5],
          [width * 0.6, height],
          [-20, height],
        ]
      : [
          [width + 20, GROUND + 5],
          [width * 0.58, GROUND + 5],
          [width * 0.4, height],
          [width + 20, height],
        ];
  art.path(pathThrough(road), mood.shadow.colour, {
    opacity: mood.shadow.strength * 0.75,
    blend: 'multiply',
    blur: 7,
  });
  const place = standing.find(({ house: one }) => one === main)?.from ?? 0;
  furniture(art, chance.fork('furniture'), [place * scale, (place + main.width) * scale]);
  finish(art);
}
