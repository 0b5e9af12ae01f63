/** A small castle: a brick or rendered block under steep slates, with a round tower at one corner. */

import { doorIn } from '../../building/door.ts';
import { type Field, sunOnWall } from '../../building/masonry.ts';
import { SLATES, tiles } from '../../building/roofing.ts';
import { windowIn } from '../../building/window.ts';
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { arc, type Plane } from '../../canvas/plane.ts';
import { eaves, gabledDormer, quoins, SNOW } from '../country.ts';
import { chimney, stringCourse } from '../parts.ts';
import { bayMiddle, FRAME, type Manor, manorDoor, PLINTH, SLATE, STOREYS, WALL } from './manor-spec.ts';
import { material, plinth, tower } from './manor-tower.ts';

/** The middle bay with its door, steps and pediment. */
function entrance(art: Art, chance: Chance, plane: Plane, house: Manor, middle: number): void {
  const trim = art.colour(house.trim);
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: middle - 0.8, v: PLINTH, width: 1.6, height: 3, arch: 'round' },
    { colour: house.door, surround: house.trim, fanlight: 0.85, steps: 5 },
  );
  const foot = WALL + 0.15;
  const half = 2.5;
  plane.polygon(
    [
      [middle - half, foot],
      [middle + half, foot],
      [middle, foot + 1.5],
    ],
    lit(trim, 0.03),
  );
  plane.polygon(
    [
      [middle - half + 0.6, foot + 0.16],
      [middle + half - 0.6, foot + 0.16],
      [middle, foot + 1.25],
    ],
    lit(art.colour(house.wall.colour), 0.01),
  );
  plane.polygon(arc(middle, foot + 0.55, 0.28, 0.28), lit(trim, 0.03));
  plane.polygon(arc(middle, foot + 0.55, 0.18, 0.18), art.mood.glass[0]);
  plane.rect(middle - half - 0.1, foot - 0.15, half * 2 + 0.2, 0.2, lit(trim, -0.03));
  if (art.mood.snow) {
    plane.polygon(
      [
        [middle - half, foot],
        [middle, foot + 1.62],
        [middle + half, foot],
        [middle, foot + 1.46],
      ],
      SNOW,
    );
  }
}

function front(art: Art, chance: Chance, plane: Plane, house: Manor): void {
  const { width, bays } = house;
  const field: Field = [0, 0, width, WALL];
  material(art, chance.fork('wall'), plane, house, field);
  sunOnWall(art, plane, field, 0.25);
  quoins(art, plane, width, WALL, house.trim);
  plinth(art, plane, [0, width]);
  stringCourse(art, plane, width, PLINTH + STOREYS[0] - 0.1, house.trim);
  for (let bay = 0; bay < bays; bay += 1) {
    const middle = bayMiddle(house, bay);
    for (const storey of [0, 1] as const) {
      if (storey === 0 && bay === (bays - 1) / 2) continue;
      windowIn(
        art,
        chance.fork(`${storey}-${bay}`),
        plane,
        {
          u: middle - 0.58,
          v: storey === 0 ? PLINTH + 0.7 : PLINTH + STOREYS[0] + 0.55,
          width: 1.16,
          height: storey === 0 ? 2.4 : 2.05,
          arch: storey === 0 ? 'segment' : 'flat',
        },
        {
          frame: FRAME,
          leaves: 2,
          transom: 0.72,
          surround: house.trim,
          reveal: house.wall.colour,
          ...(house.shutters === null || storey === 0 ? {} : { shutters: house.shutters }),
        },
      );
    }
  }
}

/** The house with its left foot at the plane's origin; the tower projects at its corner by half. */
export function drawManor(art: Art, chance: Chance, plane: Plane, house: Manor): void {
  const { width, roof, bays } = house;
  for (const share of [0.2, 0.74]) {
    chimney(art, chance.fork(`chimney-${share}`), plane, width * share, WALL + roof - 1.2, 2.6);
  }
  front(art, chance.fork('front'), plane, house);
  tiles(
    art,
    chance.fork('roof'),
    plane,
    [
      [-0.4, WALL - 0.05],
      [width + 0.4, WALL - 0.05],
      [width - 1.9, WALL + roof],
      [1.9, WALL + roof],
    ],
    SLATE,
    SLATES,
  );
  plane.rect(1.8, WALL + roof - 0.08, width - 3.6, 0.18, art.mood.snow ? SNOW : art.colour('#6f777b'));
  eaves(art, plane, width, WALL + 0.05, 0.4);
  for (const bay of [1, bays - 2]) {
    gabledDormer(art, chance.fork(`dormer-${bay}`), plane, bayMiddle(house, bay), WALL + 0.55, {
      frame: FRAME,
      front: house.trim,
      roof: SLATE,
      width: 1.35,
      height: 1.45,
    });
  }
  entrance(art, chance.fork('entrance'), plane, house, manorDoor(house));
  const sides = house.twin ? ([-1, 1] as const) : [house.tower];
  for (const side of sides) tower(art, chance.fork(`tower-${side}`), plane, house, side < 0 ? 0 : width);
}
